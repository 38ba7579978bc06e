import { Secret } from 'otpauth';
import { timeStepOf } from '../../server/security/factors';
import { takesPasskeys } from '../../server/security/passkeys';
import { addApp, codeOf } from '../support/authenticator';
import { onDatabase } from '../support/engines';
import { administrator, callDescribed } from './api';
import { steps as adminSteps } from './adminCommandSteps';
import { readOutbox } from './programs';
import { type Challenge, minute, halfMinute, password, second, wrongCode, steps } from './secondFactorSteps';

describe('a code of an authenticator app', () => {
  // The test vectors of RFC 6238 for SHA-1; the last six of their eight digits.
  const seed = Secret.fromLatin1('12345678901234567890').base32;
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is at second %d what RFC 6238 says', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(timeStepOf(seed, code, new Date(seconds * 1000))).toBe(step);
    expect(timeStepOf(seed, `${code.slice(0, 3)} ${code.slice(3)}`, new Date(seconds * 1000))).toBe(step);
  });

  it('is taken from a clock that is a step off, and not two', () => {
    const at = (steps: number) => timeStepOf(seed, '287082', new Date(59_000 + steps * halfMinute));
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, 1, 1, 1, undefined]);
  });
});

it.each([
  ['https://admin.example.org', true],
  ['http://localhost:4173', true],
  ['http://admin.example.org', false],
  ['http://127.0.0.1:4173', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
])('browsers keep passkeys for %s: %s', (publicUrl, takes) => {
  expect(takesPasskeys(publicUrl)).toBe(takes);
});

onDatabase((companion) => {
  const { call, signIn, answer, begin, addSecond } = steps(companion);

  const isOpen = async (token?: string) => (await call('GET', '/analysis/details', { token })).status === 200;
  const journal = async () => (await companion().journal()).map(({ action }) => action);

  it('an account without a second factor signs in as ever', async () => {
    const { status, body } = await signIn();
    expect([status, Object.keys(body).sort()]).toEqual([200, ['message', 'responseCode', 'responseMessage', 'token']]);
  });

  it('a right password is answered by a challenge, and a code of the app signs in with it, once', async () => {
    const { secret } = await addApp(companion());
    const { status, body } = await signIn();
    expect(status).toBe(401);
    expect(body).not.toHaveProperty('token');
    expect(body.second_factor).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      kinds: ['totp', 'recovery'],
    });
    const challenge = body.second_factor?.challenge ?? '';
    const signedIn = await answer(challenge, codeOf(secret));
    expect(signedIn.status).toBe(200);
    expect(await isOpen(signedIn.body.token)).toBe(true);
    const entry = (await companion().journal()).at(-1);
    expect(entry).toMatchObject({ action: 'sign in', after: '{"second_factor":"totp"}' });
    companion().advanceClock(halfMinute);
    const again = await answer(challenge, codeOf(secret));
    expect([again.status, again.body]).toEqual([
      401,
      expect.not.objectContaining({ second_factor: expect.anything() }),
    ]);
  });

  it('keeps seeds, challenges and codes out of the database, the journal and the mails', async () => {
    const { secret, codes } = await addApp(companion());
    const challenge = await begin();
    const { db, mails } = companion();
    const tables = ['second_factors', 'recovery_codes', 'factor_challenges', 'audit_log'] as const;
    const rows = await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute()));
    const stored = JSON.stringify([rows, mails]);
    for (const text of [secret, challenge, ...codes]) expect(stored).not.toContain(text);
    expect(codes.map((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual(
      Array(10).fill(true),
    );
    expect(new Set(codes).size).toBe(10);
  });

  it('a code that was used is used, and so are those before it', async () => {
    const { secret } = await addApp(companion());
    companion().advanceClock(2 * halfMinute);
    expect((await answer(await begin(), codeOf(secret))).status).toBe(200);
    for (const steps of [0, -1]) expect((await answer(await begin(), codeOf(secret, steps))).status).toBe(401);
    expect((await answer(await begin(), codeOf(secret, 1))).status).toBe(200);
  });

  it('a challenge lasts five minutes', async () => {
    const { secret } = await addApp(companion());
    const [inTime, late] = [await begin(), await begin()];
    companion().advanceClock(5 * minute - 1000);
    expect((await answer(inTime, codeOf(secret))).status).toBe(200);
    companion().advanceClock(halfMinute);
    const { status, body } = await answer(late, codeOf(secret));
    expect([status, body.second_factor]).toEqual([401, undefined]);
  });

  it('a challenge nobody was given, of another account, or of a factor that is being added, signs nobody in', async () => {
    const { secret } = await addApp(companion());
    const token = await addSecond();
    const { secret: other } = await addApp(companion(), { token });
    expect((await answer('A'.repeat(43), codeOf(secret))).status).toBe(401);
    expect((await answer(await begin(second), codeOf(secret))).status).toBe(401);
    expect((await answer(await begin(), codeOf(other))).status).toBe(401);
    const json = { kind: 'totp' };
    const added = await call<Challenge>('POST', '/admins/factors', { json });
    expect((await answer(added.body.challenge, codeOf(secret))).status).toBe(401);
    const confirmed = { challenge: await begin(), name: 'x', answer: codeOf(secret) };
    expect((await call('POST', '/admins/factors/confirm', { json: confirmed })).status).toBe(400);
    const foreign = { challenge: added.body.challenge, name: 'x', answer: codeOf(secret) };
    expect((await call('POST', '/admins/factors/confirm', { token, json: foreign })).status).toBe(400);
  });

  it('an answer of any letters is a wrong one', async () => {
    await addApp(companion());
    const challenge = await begin();
    expect((await answer(challenge, '೧೨೩೪೫೬')).body.second_factor).toMatchObject({ challenge });
    const json = { challenge, kind: 'passkey', answer: { id: 'x\0', response: {} } };
    expect((await call('POST', '/admins/login/factor', { token: null, json })).status).toBe(400);
  });

  it('five wrong codes end the challenge and hold the account, whose owner is told that the password is known', async () => {
    const { secret } = await addApp(companion());
    companion().advanceClock(halfMinute);
    companion().mails.length = 0;
    const challenge = await begin();
    const from = '10.9.8.7';
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await answer(challenge, wrongCode(secret), { from });
      expect([status, body.second_factor?.challenge]).toEqual([401, challenge]);
    }
    expect((await answer(challenge, wrongCode(secret), { from })).body.second_factor).toBeUndefined();
    expect((await answer(challenge, codeOf(secret), { from })).status).toBe(401);
    expect((await signIn(administrator, from)).body).toMatchObject({ message: 'Wrong e-mail or password.' });
    expect(companion().mails).toMatchObject([
      { to: administrator.email, text: expect.stringContaining('somebody knows your password') },
    ]);
    expect((await journal()).slice(-2)).toEqual(['lock out', 'fail to sign in']);
  });

  it('a recovery code works once, however it is typed, in the place of the app, and its owner is told', async () => {
    const { codes } = await addApp(companion());
    companion().mails.length = 0;
    const [code = '', other = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const kind = 'recovery';
    expect((await answer(await begin(), typed, { kind })).status).toBe(200);
    expect(companion().mails).toMatchObject([{ text: expect.stringContaining('A recovery code was used') }]);
    expect((await journal()).slice(-2)).toEqual(['use recovery code', 'sign in']);
    expect((await answer(await begin(), code, { kind })).status).toBe(401);
    expect((await answer(await begin(), other)).status).toBe(401);
    expect((await call('GET', '/admins/factors')).body).toMatchObject({ recovery_codes: 9 });
  });

  it('adding one needs a code of the app, is told by mail, and signs out elsewhere', async () => {
    const { token: elsewhere } = (await signIn()).body;
    const begun = await call<Challenge & { secret: string; otpauth_url: string }>('POST', '/admins/factors', {
      json: { kind: 'totp' },
    });
    const { challenge, secret, otpauth_url } = begun.body;
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Vivaha%20Admin:admin%40example\.org\?.*secret=/);
    const confirm = (code: string) =>
      call('POST', '/admins/factors/confirm', { json: { challenge, name: ' My phone ', answer: code } });
    expect((await confirm(wrongCode(secret))).status).toBe(400);
    expect((await signIn()).status).toBe(200);
    expect((await confirm(codeOf(secret))).status).toBe(200);
    expect((await confirm(codeOf(secret, 1))).status).toBe(400);
    expect([await isOpen(elsewhere), await isOpen()]).toEqual([false, true]);
    expect((await call('GET', '/admins/factors')).body).toMatchObject({
      data: [{ kind: 'totp', name: 'My phone', last_used_at: null }],
      recovery_codes: 10,
    });
    expect(companion().mails).toMatchObject([{ to: administrator.email, text: expect.stringContaining('My phone') }]);
    expect((await answer(await begin(), codeOf(secret))).status).toBe(401);
  });

  it('only its owner removes one; with the last one the recovery codes go', async () => {
    await addApp(companion());
    const token = await addSecond();
    const { data } = (await call<{ data: { id: number }[] }>('GET', '/admins/factors')).body;
    const remove = (caller?: string) => call('DELETE', `/admins/factors?factor_id=${data[0]?.id}`, { token: caller });
    expect((await remove(token)).status).toBe(404);
    expect((await remove()).status).toBe(200);
    expect((await call('GET', '/admins/factors')).body).toMatchObject({ data: [], recovery_codes: 0 });
    expect((await signIn()).status).toBe(200);
    expect(companion().mails.at(-1)?.text).toContain('was removed');
    expect(await journal()).toEqual(expect.arrayContaining(['add factor', 'remove factor']));
  });
});

onDatabase(
  (companion) => {
    it('npm run admin -- reset-factor lets the password alone in, and the owner gets a mail', async () => {
      await addApp(companion());
      const { call, environment } = companion();
      const login = () => call('POST', '/admins/login', { token: null, json: administrator });
      expect((await login()).status).toBe(401);
      const reset = () => adminSteps(companion).admin(`reset-factor ${administrator.email}`);
      expect(await reset()).toBe('admin@example.org signs in with the password alone.');
      await expect(reset()).rejects.toThrow('admin@example.org has no second factor.');
      expect((await login()).status).toBe(200);
      expect(readOutbox(environment.DATA_DIR)).toMatch(/^To: admin@example\.org$[^]*was removed/m);
      const entry = (await companion().journal()).find(({ action }) => action === 'reset factor');
      expect(entry?.after).toBe('{"email":"admin@example.org"}');
    });
  },
  { onDisk: true },
);

onDatabase(
  (companion) => {
    it('where a second factor is required, a session without one may add one, change its password and sign out', async () => {
      const { call } = companion();
      const refused = await callDescribed(companion(), 'GET', '/analysis/details');
      expect([refused.status, refused.body.needs]).toEqual([403, 'enrolment']);
      expect((await call('GET', '/admins/factorsx')).status).toBe(404);
      expect((await call('GET', '/admins/factors')).status).toBe(200);
      const { token } = (await call<{ token: string }>('POST', '/admins/login', { token: null, json: administrator }))
        .body;
      expect((await call('PUT', '/admins/notes', { token })).status).toBe(405);
      expect((await call('POST', '/admins/logout', { token })).status).toBe(200);
      const json = { oldpassword: password, newpassword: second.password, confirmpassword: second.password };
      expect((await call('PUT', '/admins/changepassword', { json })).status).toBe(200);
      await addApp(companion());
      expect((await call('GET', '/analysis/details')).status).toBe(200);
    });
  },
  { requiresSecondFactor: true },
);
