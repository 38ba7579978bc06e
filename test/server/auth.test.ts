import { administrator, describeApi, describeCall, expectEnvelope, signIn, statuses, type Api } from './api';

const minute = 60_000;
const hour = 60 * minute;

const changed = { newpassword: 'Marigold-Garland-31', confirmpassword: 'Marigold-Garland-31' };

describeApi((api) => {
  describeCall('login', () => {
    it('takes the e-mail however its letters are written', async () => {
      const email = ' Admin@Example.ORG ';
      const answer = await api.ask('login', { json: { email, password: administrator.password }, token: null });
      expect(answer.status).toBe(200);
    });

    it('rejects a body without both fields as text', async () => {
      for (const json of [{}, { email: administrator.email }, { ...administrator, password: 7 }])
        expect((await api.ask('login', { json, token: null })).status).toBe(400);
    });

    it('gives every sign-in a token of its own and keeps none of them readable', async () => {
      const tokens = [await signIn(api), await signIn(api)];
      expect(new Set(tokens).size).toBe(2);
      const stored = JSON.stringify(await api.companion().db.selectFrom('sessions').selectAll().execute());
      for (const token of tokens) {
        expect(token.length).toBeGreaterThanOrEqual(40);
        expect(stored).not.toContain(token);
      }
    });

    it('stores a password as a slow hash', async () => {
      await api.ask('changePassword', { json: { oldpassword: administrator.password, ...changed } });
      const { password_hash } = await api
        .companion()
        .db.selectFrom('administrators')
        .select('password_hash')
        .executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });
  });

  describeCall('changePassword', () => {
    const change = (json: object, token?: string) =>
      api.ask('changePassword', { json: { oldpassword: administrator.password, ...changed, ...json }, token });

    it('refuses a wrong old password without ending the session', async () => {
      const answer = await change({ oldpassword: 'not the old one' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).not.toBe(401);
      expect(answer.status).toBeLessThan(500);
      expect((await api.ask('getStats')).status).toBe(200);
      await signIn(api);
    });

    it('rejects a confirmation that differs, and a password that is missing or empty', async () => {
      const wrong = [
        { confirmpassword: 'Marigold-Garland-32' },
        { newpassword: '', confirmpassword: '' },
        { newpassword: undefined },
        { confirmpassword: undefined },
        { oldpassword: undefined },
        { newpassword: ['a', 'b'] },
      ];
      for (const json of wrong) expect((await change(json)).status).toBe(400);
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

    it('changes the password, ends the sessions of other browsers and keeps the one that asks', async () => {
      const elsewhere = await signIn(api);
      expect((await change({})).status).toBe(200);
      await signIn(api, changed.newpassword);
      expect((await api.ask('getStats')).status).toBe(200);
      expect((await api.ask('getStats', { token: elsewhere })).status).toBe(401);
    });

    it('leaves no session behind that was begun with the old password at the same moment', async () => {
      const signingIn = Array.from({ length: 4 }, () => api.ask('login', { json: administrator, token: null }));
      const [changing, ...begun] = await Promise.all([change({}), ...signingIn]);
      expect(changing.status).toBe(200);
      for (const { body } of begun) {
        if (body.token) expect((await api.ask('getStats', { token: String(body.token) })).status).toBe(401);
      }
    });

    it('makes earlier reset codes worthless', async () => {
      const code = await askForCode(api);
      await change({});
      expect((await api.ask('resetPassword', { json: changed, token: code })).status).toBe(401);
    });
  });

  describeCall('forgotPassword', () => {
    it('refuses to tell whether an address is known: the answer is the same, without a mail', async () => {
      const known = await api.ask('forgotPassword', { json: { email: administrator.email }, token: null });
      const unknown = await api.ask('forgotPassword', { json: { email: 'nobody@example.org' }, token: null });
      expect(unknown.status).toBe(known.status);
      expect(unknown.body).toEqual(known.body);
      expect(api.companion().mails).toMatchObject([{ to: administrator.email }]);
    });

    it('rejects a body without an e-mail', async () => {
      for (const json of [{}, { email: '' }, { email: 5 }, { email: [administrator.email] }]) {
        expect((await api.ask('forgotPassword', { json, token: null })).status).toBe(400);
      }
      expect(api.companion().mails).toHaveLength(0);
    });

    it('keeps no code readable, neither in the answer nor in the database', async () => {
      const code = await askForCode(api);
      const stored = JSON.stringify(await api.companion().db.selectFrom('reset_codes').selectAll().execute());
      expect(code.length).toBeGreaterThanOrEqual(40);
      expect(stored).not.toContain(code);
    });
  });

  describeCall('resetPassword', () => {
    const reset = (code: string | null, json: object = changed) => api.ask('resetPassword', { json, token: code });

    it('sets the new password with the mailed code, which opens no other call', async () => {
      const code = await askForCode(api);
      expect((await api.ask('getStats', { token: code })).status).toBe(401);
      const answer = await reset(code);
      expect(answer.status).toBe(200);
      await signIn(api, changed.newpassword);
    });

    it('refuses a code that nobody was sent, none at all, and the token of a session', async () => {
      for (const code of ['made-up', 'A'.repeat(43), null, api.companion().token])
        expect((await reset(code)).status).toBe(401);
      await signIn(api);
    });

    it('rejects passwords that differ or are missing, and leaves the code usable', async () => {
      const code = await askForCode(api);
      const wrong = [{ ...changed, confirmpassword: 'other' }, { newpassword: 'Marigold-Garland-31' }, {}];
      for (const json of wrong) expect((await reset(code, json)).status).toBe(400);
      expect((await reset(code)).status).toBe(200);
    });

    it('takes a code once, also when it arrives twice at the same moment', async () => {
      const code = await askForCode(api);
      expect(statuses(await Promise.all([reset(code), reset(code)]))).toEqual([200, 401]);
      expect((await reset(code)).status).toBe(401);
    });

    it('takes a code for thirty minutes', async () => {
      const inTime = await askForCode(api);
      api.companion().advanceClock(30 * minute - 1_000);
      expect((await reset(inTime)).status).toBe(200);

      const late = await askForCode(api);
      api.companion().advanceClock(30 * minute + 1_000);
      expect((await reset(late)).status).toBe(401);
    });

    it('ends every session', async () => {
      const elsewhere = await signIn(api);
      await reset(await askForCode(api));
      expect((await api.ask('getStats', { token: elsewhere })).status).toBe(401);
      expect((await api.ask('getStats')).status).toBe(401);
    });
  });

  describe('POST /admins/logout, which the contract does not know', () => {
    const signOut = (token?: string | null) => api.companion().call('POST', '/admins/logout', { token });

    it('ends the session that asks, and no other', async () => {
      const elsewhere = await signIn(api);
      const answer = await signOut();
      expect(answer.status).toBe(200);
      expectEnvelope(answer);
      expect((await api.ask('getStats')).status).toBe(401);
      expect((await api.ask('getStats', { token: elsewhere })).status).toBe(200);
    });

    it('has nothing to end without a session, or twice', async () => {
      expect((await signOut(null)).status).toBe(401);
      expect((await signOut('made-up')).status).toBe(401);
      await signOut();
      expect((await signOut()).status).toBe(401);
    });
  });

  describe('a session', () => {
    it('lasts for 24 hours after signing in, however busy it is', async () => {
      const token = await signIn(api);
      api.companion().advanceClock(12 * hour);
      expect((await api.ask('getStats', { token })).status).toBe(200);
      api.companion().advanceClock(12 * hour - 2_000);
      expect((await api.ask('getStats', { token })).status).toBe(200);
      api.companion().advanceClock(4_000);
      expect((await api.ask('getStats', { token })).status).toBe(401);
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
