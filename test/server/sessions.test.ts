import { openDatabase } from '../../server/db/connect';
import { hashPassword } from '../../server/security/passwords';
import { aBrowser } from '../support/aBrowser';
import { addApp, codeOf } from '../support/authenticator';
import { onDatabase } from '../support/engines';
import { administrator } from './api';
import { appOver } from './programs';

onDatabase((companion) => {
  const open = () => aBrowser(companion());
  const look = (token: unknown, by: Pick<ReturnType<typeof aBrowser>, 'call'> = companion()) =>
    by.call('GET', '/analysis/details', { token: String(token) });
  const signOut = (browser: ReturnType<typeof aBrowser>, token: unknown) =>
    browser.call('POST', '/admins/logout', { token: String(token) });

  describe('the session of a browser', () => {
    it('answers only together with the cookie of its sign-in: a copied token is worth nothing', async () => {
      const [own, other] = [open(), open()];
      const { body, headers } = await own.signIn();
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
        expect.stringMatching(/^session-\w+=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/),
      ]);
      await other.signIn();
      expect((await look(body.token, own)).status).toBe(200);
      const payments = `/payment/getPaymentList?access_token=${String(body.token)}&limit=10&filter_type=0`;
      expect((await own.call('GET', payments, { token: String(body.token) })).status).toBe(200);

      const ended = await look('made-up');
      for (const browser of [companion(), other]) {
        const copied = await look(body.token, browser);
        expect([copied.status, copied.body]).toEqual([401, ended.body]);
      }
      const stored = JSON.stringify(await companion().db.selectFrom('sessions').selectAll().execute());
      for (const secret of own.cookies.values()) expect(stored).not.toContain(secret);
    });

    it('begins with a second factor in the same way', async () => {
      const { secret } = await addApp(companion());
      companion().advanceClock(30_000);
      const browser = open();
      const { body: asked, headers } = await browser.signIn();
      expect(headers.getSetCookie()).toEqual([]);
      const { challenge } = asked.second_factor as { challenge: string }; // The companion's own shape.
      const json = { challenge, kind: 'totp', answer: codeOf(secret) };
      const { body } = await browser.call('POST', '/admins/login/factor', { token: null, json });
      expect([(await look(body.token, browser)).status, (await look(body.token)).status]).toEqual([200, 401]);
    });

    it('goes on while the browser signs in and out once more, and its own sign-out takes the cookie away', async () => {
      const browser = open();
      const [first, second] = [(await browser.signIn()).body.token, (await browser.signIn()).body.token];
      for (const token of [first, second]) expect((await look(token, browser)).status).toBe(200);
      await signOut(browser, second);
      expect([(await look(first, browser)).status, (await look(second, browser)).status]).toEqual([200, 401]);
      await signOut(browser, first);
      expect([...browser.cookies.keys()]).toEqual(['browser']);
    });
  });

  it.each([[{}], [{ 'sec-fetch-site': 'none' }]])(
    'the session of a program needs its token alone (%o)',
    async (headers) => {
      const json = administrator;
      const { body, headers: answered } = await companion().call('POST', '/admins/login', {
        token: null,
        json,
        headers,
      });
      expect(answered.getSetCookie()).toEqual([]);
      expect((await look(body.token)).status).toBe(200);
    },
  );
});

it('over https the cookie is for this host alone, and a console of an allowed origin gets none', async () => {
  const db = await openDatabase(':memory:');
  const publicUrl = 'https://companion.example.org';
  const allowed = 'https://console.example.org';
  const api = appOver(db, { publicUrl, allowedOrigins: [allowed] });
  const row = { email: administrator.email, username: 'Admin', created_at: new Date().toISOString() };
  const password_hash = await hashPassword(administrator.password);
  await db
    .insertInto('administrators')
    .values({ ...row, password_hash })
    .execute();
  const cookiesFor = async (headers: Record<string, string>) => {
    const init = { method: 'POST', body: JSON.stringify(administrator) };
    const request = new Request(`${publicUrl}/admins/login`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const response = await api.fetch(request);
    expect(response.status).toBe(200);
    return response.headers.getSetCookie();
  };
  expect(await cookiesFor({ 'sec-fetch-site': 'same-origin' })).toEqual([
    expect.stringMatching(/^__Host-browser=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-session-\w+=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
  expect(await cookiesFor({ 'sec-fetch-site': 'cross-site', origin: allowed })).toEqual([]);
  await db.destroy();
});
