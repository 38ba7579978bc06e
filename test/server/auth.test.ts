import { administrator, describeApi, expectEnvelope, signIn, statuses, type Api } from './api';

const minute = 60_000;
const hour = 60 * minute;

const changed = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };

describeApi((api) => {
  describe('login', () => {
    it('takes the e-mail however its letters are written, and gives every sign-in a token of its own', async () => {
      const json = { email: ' Admin@Example.ORG ', password: administrator.password };
      const { body } = await api.ask('login', { json, token: null });
      expect(body.token).not.toBe(await signIn(api));
    });

    it('keeps tokens, codes and passwords out of the database: hashed, the password slowly', async () => {
      const secrets = [await signIn(api), await askForCode(api)];
      const { db } = api.companion();
      const stored = await db.selectFrom('sessions').selectAll().execute();
      const codes = await db.selectFrom('reset_codes').selectAll().execute();
      for (const secret of secrets) {
        expect(secret.length).toBeGreaterThanOrEqual(40);
        expect(JSON.stringify([stored, codes])).not.toContain(secret);
      }
      await api.ask('changePassword', { json: { oldpassword: administrator.password, ...changed } });
      const { password_hash } = await db.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });
  });

  it('a sign-in makes the hash of an older cost anew, and the password stays', async () => {
    const hashOf = async () =>
      (await api.companion().db.selectFrom('administrators').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    expect(await hashOf()).toMatch(/\$m=8,t=1,p=1\$/);
    const json = { email: administrator.email, password: 'Wrong-Lamp-2026' };
    expect(await api.ask('login', { json, token: null })).toMatchObject({ status: 401 });
    expect(await hashOf()).toMatch(/\$m=8,t=1,p=1\$/);
    await signIn(api);
    const renewed = await hashOf();
    expect(renewed).toMatch(/\$m=19456,t=2,p=1\$/);
    await signIn(api);
    expect(await hashOf()).toBe(renewed);
  });

  describe('changePassword', () => {
    const change = (json: object, token?: string) =>
      api.ask('changePassword', { json: { oldpassword: administrator.password, ...changed, ...json }, token });

    it('refuses a wrong old password without ending the session', async () => {
      const { status } = await change({ oldpassword: 'not the old one' });
      expect([400, 403, 409, 422]).toContain(status);
      expect((await api.ask('getStats')).status).toBe(200);
      await signIn(api);
    });

    it('takes no password that everybody tries first', async () => {
      const common = { newpassword: 'Password123!', confirmpassword: 'Password123!' };
      const answer = await change(common);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain('easy to guess');
      const code = await askForCode(api);
      expect((await api.ask('resetPassword', { json: common, token: code })).status).toBe(400);
      await signIn(api);
    });

    it('changes the password, ends the sessions of other browsers and earlier codes, and keeps the session that asks', async () => {
      const elsewhere = await signIn(api);
      const code = await askForCode(api);
      expect((await change({})).status).toBe(200);
      await signIn(api, changed.newpassword);
      expect((await api.ask('getStats')).status).toBe(200);
      expect((await api.ask('getStats', { token: elsewhere })).status).toBe(401);
      expect((await api.ask('resetPassword', { json: changed, token: code })).status).toBe(401);
    });

    it('leaves no session behind that was begun with the old password at the same moment', async () => {
      const signingIn = Array.from({ length: 4 }, () => api.ask('login', { json: administrator, token: null }));
      const [changing, ...begun] = await Promise.all([change({}), ...signingIn]);
      expect(changing.status).toBe(200);
      for (const { body } of begun) {
        if (body.token) expect((await api.ask('getStats', { token: String(body.token) })).status).toBe(401);
      }
    });
  });

  it('a forgotten password does not tell whether an address is known: the answer is the same, without a mail', async () => {
    const known = await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
    const unknown = await api.ask('forgotPassword', { json: { email: 'nobody@example.org' }, token: null });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(api.companion().mails).toMatchObject([{ to: administrator.email }]);
  });

  describe('resetPassword', () => {
    const reset = (code: string | null, json: object = changed) => api.ask('resetPassword', { json, token: code });

    it('refuses a code that nobody was sent, and passwords that differ or are missing, which leave the code usable', async () => {
      for (const code of ['made-up', 'A'.repeat(43), null, api.companion().token])
        expect((await reset(code)).status).toBe(401);
      const code = await askForCode(api);
      const wrong = [{ ...changed, confirmpassword: 'other' }, { newpassword: 'Marigold-Garland-31' }, {}];
      for (const json of wrong) expect((await reset(code, json)).status).toBe(400);
      expect((await reset(code)).status).toBe(200);
    });

    it('takes a code for thirty minutes', async () => {
      const inTime = await askForCode(api);
      api.companion().advanceClock(30 * minute - 1_000);
      expect((await reset(inTime)).status).toBe(200);

      const late = await askForCode(api);
      api.companion().advanceClock(30 * minute + 1_000);
      expect((await reset(late)).status).toBe(401);
    });

    it('takes no code while its administrator is disabled', async () => {
      const code = await askForCode(api);
      const disabled = (disabled_at: string | null) =>
        api.companion().db.updateTable('administrators').set({ disabled_at }).execute();
      await disabled(new Date().toISOString());
      expect((await reset(code)).status).toBe(401);
      await disabled(null);
      expect((await reset(code)).status).toBe(200);
    });

    it('sets the new password with the mailed code, which opens no other call and works once, and ends every session', async () => {
      const elsewhere = await signIn(api);
      const code = await askForCode(api);
      expect((await api.ask('getStats', { token: code })).status).toBe(401);
      expect(statuses(await Promise.all([reset(code), reset(code)]))).toEqual([200, 401]);
      expect((await reset(code)).status).toBe(401);
      for (const token of [elsewhere, undefined]) expect((await api.ask('getStats', { token })).status).toBe(401);
      await signIn(api, changed.newpassword);
    });
  });

  it('a sign-out, which the contract does not know, ends the session that asks, once, and no other', async () => {
    const signOut = (token?: string | null) => api.companion().call('POST', '/admins/logout', { token });
    const elsewhere = await signIn(api);
    const answer = await signOut();
    expect(answer.status).toBe(200);
    expectEnvelope(answer);
    expect((await api.ask('getStats')).status).toBe(401);
    expect((await api.ask('getStats', { token: elsewhere })).status).toBe(200);
    for (const token of [undefined, null, 'made-up']) expect((await signOut(token)).status).toBe(401);
  });

  describe('a session', () => {
    it('lasts for 24 hours after signing in, however busy it is', async () => {
      const token = await signIn(api);
      for (const [later, status] of [
        [12 * hour, 200],
        [12 * hour - 2_000, 200],
        [4_000, 401],
      ] as const) {
        api.companion().advanceClock(later);
        expect((await api.ask('getStats', { token })).status).toBe(status);
      }
    });

    it('ends with its administrator', async () => {
      await api.companion().db.deleteFrom('administrators').execute();
      expect((await api.ask('getStats')).status).toBe(401);
    });
  });
});

async function askForCode(api: Api): Promise<string> {
  await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
  const code = api.companion().mailedCode();
  if (!code) throw new Error('No mail with a code arrived.');
  return code;
}
