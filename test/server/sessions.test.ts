import { openDatabase } from '../../server/db/connect';
import { deviceWords } from '../../server/security/deviceWords';
import { hashPassword } from '../../server/security/passwords';
import { aBrowser, firefox, signInFrom as signInAs } from '../support/aBrowser';
import { addApp, codeOf } from '../support/authenticator';
import { addAdministrator, addSession } from '../support/builders';
import { onDatabase } from '../support/engines';
import { administrator, callDescribed } from './api';
import { appOver } from './programs';

const second = 1_000;
const minute = 60 * second;

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

  describe('the list of sessions', () => {
    type Row = {
      id: string;
      device: string;
      address: string;
      created_at: string;
      last_used_at: string;
      is_current: boolean;
    };
    const list = async (token: string) => {
      return (await callDescribed<{ data: Row[] }>(companion(), 'GET', '/admins/sessions', { token })).body.data;
    };
    const signInFrom = (from: string, userAgent: string) => signInAs(companion(), from, userAgent);
    const readList = (token: string) => companion().call('GET', '/admins/listuser?status=approved', { token });
    const end = (token: string, path: string) => companion().call('DELETE', `/admins/sessions${path}`, { token });
    const idOf = async (token: string) => (await list(token)).find((row) => row.is_current)?.id;
    const journal = async () => {
      const ends = (await companion().journal()).filter(({ action }) => action === 'end session');
      return ends.map(({ before }) => JSON.parse(before ?? '') as object);
    };

    it('says which device began each, from where, since when and when it was last used, and which one asks', async () => {
      const curl = await signInFrom('203.0.113.7', 'curl/8.5.0');
      companion().advanceClock(5 * minute);
      const own = await signInFrom('198.51.100.4', firefox);
      companion().advanceClock(30 * minute);
      await look(curl);
      expect(await list(own)).toMatchObject([
        { device: 'Firefox on Windows', address: '198.51.100.4', is_current: true },
        { device: 'curl', address: '203.0.113.7', is_current: false },
        { device: null, address: null, is_current: false },
      ]);
      const minutesUsed = async () => {
        const row = (await list(own)).find(({ device }) => device === 'curl');
        return (Date.parse(row?.last_used_at ?? '') - Date.parse(row?.created_at ?? '')) / minute;
      };
      // What an open console polls is no use.
      expect(await minutesUsed()).toBe(0);
      await readList(curl);
      const used = await minutesUsed();
      expect(Math.round(used)).toBe(35);
      companion().advanceClock(minute / 2);
      await readList(curl);
      expect(await minutesUsed()).toBe(used);
    });

    it('ends one, or all but the one that asks, and the journal says which', async () => {
      const own = await signInFrom('198.51.100.4', firefox);
      const curl = await signInFrom('203.0.113.7', 'curl/8.5.0');
      const node = await signInFrom('203.0.113.8', 'node');
      const id = await idOf(curl);
      for (let time = 0; time < 2; time += 1) expect((await end(own, `?session_id=${id}`)).status).toBe(200);
      expect([(await look(curl)).status, (await look(node)).status]).toEqual([401, 200]);
      expect(await journal()).toEqual([{ device: 'curl', network: '203.0.113.7' }]);
      expect((await end(own, '/others')).status).toBe(200);
      expect(await list(own)).toMatchObject([{ is_current: true }]);
      // One more than these is that of the fixture.
      expect(await journal()).toHaveLength(3);
    });

    it('is of the caller alone, and ends nothing of another administrator', async () => {
      const { db } = companion();
      const theirs = await addSession(db);
      const id = await idOf(theirs);
      const own = await signInFrom('198.51.100.4', firefox);
      expect((await list(own)).map((each) => each.id)).not.toContain(id);
      await end(own, `?session_id=${id}`);
      await end(own, '/others');
      expect((await look(theirs)).status).toBe(200);
    });

    it('ends nothing ten minutes after the sign-in before the password was given again', async () => {
      const own = await signInFrom('198.51.100.4', firefox);
      const curl = await signInFrom('203.0.113.7', 'curl/8.5.0');
      const id = await idOf(curl);
      companion().advanceClock(11 * minute);
      for (const path of [`?session_id=${id}`, '/others'])
        expect(await end(own, path)).toMatchObject({ status: 403, body: { needs: 'factor' } });
      expect((await look(curl)).status).toBe(200);
    });

    it('has ten at most: the oldest ends', async () => {
      const tokens: string[] = [];
      for (let number = 0; number < 11; number += 1) {
        companion().advanceClock(second);
        tokens.push(await signInFrom('198.51.100.4', firefox));
      }
      const [first = '', next = ''] = tokens;
      expect([(await look(first)).status, (await look(next)).status]).toEqual([401, 200]);
      expect(await list(next)).toHaveLength(10);
      // That of the fixture went before.
      expect(await journal()).toHaveLength(2);
    });

    it('holds none that was begun while the clock was ahead: they would be the newest, and end each new one', async () => {
      companion().advanceClock(24 * 60 * minute);
      for (let number = 0; number < 10; number += 1) await signInFrom('198.51.100.4', firefox);
      companion().advanceClock(-24 * 60 * minute);
      const token = await signInFrom('198.51.100.4', firefox);
      expect((await look(token)).status).toBe(200);
    });

    it('is emptied with its entries by a new password', async () => {
      await signInFrom('203.0.113.7', 'curl/8.5.0');
      const changed = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };
      const json = { oldpassword: administrator.password, ...changed };
      expect((await companion().call('PUT', '/admins/changepassword', { json })).status).toBe(200);
      expect(await journal()).toEqual([{ device: 'curl', network: '203.0.113.7' }]);
    });
  });

  describe('a mail tells the owner', () => {
    const { email, password } = administrator;
    const changed = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };
    const mails = () => companion().mails.map(({ to, subject, text }) => [to, subject, text.split('\n')[0]]);
    const program = (from: string) =>
      companion().call('POST', '/admins/login', { token: null, json: administrator, from });

    it('of the first sign-in in a browser, or of a program from an address, and of no other', async () => {
      const browser = open();
      await browser.signIn();
      await browser.signIn();
      const told = [
        email,
        'A new device has signed in',
        'A new device has signed in to your account: Another program.',
      ];
      expect(mails()).toEqual([told]);
      expect(companion().mails[0]?.text).toMatch(
        /from 127\.0\.0\.1 at 20.*http:\/\/companion\.test\/auth\/forgot-password$/s,
      );
      // By now the address is known; another browser behind it is new all the same.
      await program('127.0.0.1');
      expect(mails()).toEqual([told]);
      await open().signIn();
      await program('203.0.113.7');
      expect(mails()).toEqual([told, told, told]);
    });

    it('of a browser that was known before the password was changed elsewhere', async () => {
      const [own, other] = [open(), open()];
      const { body } = await own.signIn();
      await other.signIn();
      const json = { oldpassword: password, ...changed };
      await own.call('PUT', '/admins/changepassword', { token: String(body.token), json });
      const before = mails().length;
      await own.signIn({ email, password: changed.newpassword });
      expect(mails()).toHaveLength(before);
      await other.signIn({ email, password: changed.newpassword });
      expect(mails()).toHaveLength(before + 1);
    });

    it('of a password that was changed or set anew, and of no failure to', async () => {
      const change = (oldpassword: string) =>
        companion().call('PUT', '/admins/changepassword', { json: { oldpassword, ...changed } });
      await change('wrong');
      expect(mails()).toEqual([]);
      await change(password);
      const subject = 'The password of your account';
      const first = [email, subject, 'Your password was changed, and your other sessions have ended.'];
      expect(mails()).toEqual([first]);
      await companion().call('POST', '/admins/forgot', { token: null, json: { email } });
      await companion().call('POST', '/admins/reset', { token: companion().mailedCode(), json: changed });
      const last = [email, subject, 'Your password was set anew by a mailed link, and your sessions have ended.'];
      expect(mails()).toEqual([first, [email, 'Set a new password', expect.anything()], last]);
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

onDatabase(
  (companion) => {
    it('with IDLE_MINUTES a session ends once nobody has used it for so long, though its console polls', async () => {
      const use = async (path: string) => (await companion().call('GET', path)).status;
      for (let time = 0; time < 4; time += 1) {
        companion().advanceClock(14 * minute);
        expect(await use('/admins/listuser?status=approved')).toBe(200);
      }
      for (let time = 0; time < 15; time += 1) {
        companion().advanceClock(minute);
        expect(await use('/analysis/details')).toBe(200);
      }
      companion().advanceClock(minute + second);
      expect(await use('/analysis/details')).toBe(401);
      expect((await companion().call('GET', '/admins/sessions')).body).toMatchObject({
        message: 'Your session has ended because nobody used it for 15 minutes. Please sign in again.',
        ended: 'idle',
      });
      companion().advanceClock(24 * 60 * minute);
      expect((await companion().call('GET', '/admins/sessions')).body).not.toHaveProperty('ended');
    });
  },
  { idleMinutes: 15 },
);

const webKit = (rest: string) => `AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const ofApple = (rest: string) => `AppleWebKit/605.1 (KHTML, like Gecko) Version/18.6 Safari/${rest}`;
const onAndroid = 'Linux; Android 13; K)';

it.each([
  [`Windows NT 10.0; Win64; x64) ${webKit('Chrome/140.0 Safari/537.36 Edg/140.0')}`, 'Edge on Windows'],
  [`${onAndroid} ${webKit('Chrome/140.0 Mobile Safari/537.36')}`, 'Chrome on Android'],
  [`${onAndroid} ${webKit('SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537')}`, 'Samsung Internet on Android'],
  [`iPhone; CPU iPhone OS 18_6 like Mac OS X) ${ofApple('604.1')}`, 'Safari on an iPhone'],
  [`Macintosh; Intel Mac OS X 10_15_7) ${ofApple('605.1')}`, 'Safari on a Mac'],
  ['X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
])('a browser that says (%s is called %s', (userAgent, words) => {
  expect(deviceWords(`Mozilla/5.0 (${userAgent}`)).toBe(words);
});

it.each([
  ['python-requests/2.32.3', 'python-requests'],
  ['<script>alert(1)</script>', 'Another program'],
  [undefined, 'Another program'],
])('a program that names itself %s is called %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it('over https the cookie is for this host alone, and a console of an allowed origin gets none', async () => {
  const db = await openDatabase(':memory:');
  const publicUrl = 'https://companion.example.org';
  const allowed = 'https://console.example.org';
  const api = appOver(db, { publicUrl, allowedOrigins: [allowed] });
  const { email, password } = administrator;
  await addAdministrator(db, { email, password_hash: await hashPassword(password) });
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
