import { addApp, codeOf } from '../support/authenticator';
import { aDeletionRequest, insertWorld, someMembers } from '../support/builders';
import type { Companion } from '../support/companion';
import { onDatabase } from '../support/engines';
import { administrator, callDescribed } from './api';

type Asked = { needs?: string; second_factor?: { challenge: string; kinds: string[] }; message: string };

const minute = 60_000;
const halfMinute = 30_000;
const json = { email: administrator.email, password: administrator.password };

onDatabase(
  (companion) => {
    beforeEach(() => companion().advanceClock(halfMinute - (Date.now() % halfMinute)));

    const call: Companion['call'] = (...words) => callDescribed(companion(), ...words);
    /** Of a console that says that it can ask again. */
    const signIn = async () => {
      const reply = await call<{ token: string }>('POST', '/admins/login', {
        token: null,
        json: { ...json, can_confirm: true },
      });
      return reply.body.token;
    };
    const members = async (count = 3) => {
      const all = someMembers(count, 'Member', { status: 'approved' });
      await insertWorld(companion().db, { members: all });
      return all.map(({ user_id }) => user_id);
    };
    const remove = (id: string | undefined, token?: string) =>
      call<Asked>('PUT', `/api/user/accept_delete_request/${id}`, { token });
    const confirm = (asked: Asked, kind: string, answer: string, token?: string) =>
      call<Asked>('POST', '/admins/confirm', {
        token,
        json: { challenge: asked.second_factor?.challenge ?? '', kind, answer },
      });
    const journal = async () => (await companion().journal()).map(({ action }) => action);

    /** An account with a second factor has asked for a deletion, and has to give a code. */
    const askedForCode = async () => {
      const [id] = await members();
      const { secret } = await addApp(companion());
      companion().advanceClock(10 * minute);
      return { secret, id, body: (await remove(id)).body };
    };

    it('a client of the contract alone, without a second factor, deletes as ever', async () => {
      const [id] = await members();
      const { body } = await call<{ token: string }>('POST', '/admins/login', { token: null, json });
      companion().advanceClock(60 * minute);
      expect((await remove(id, body.token)).status).toBe(200);
    });

    it('ten minutes after the sign-in a deletion that nobody has asked for needs the password, and then goes on', async () => {
      const [first, second, third] = await members();
      const token = await signIn();
      companion().advanceClock(9 * minute);
      expect((await remove(first, token)).status).toBe(200);
      companion().advanceClock(minute);
      const { status, body } = await remove(second, token);
      expect([status, body.needs, body.second_factor?.kinds]).toEqual([403, 'factor', ['password']]);
      const stays = companion()
        .db.selectFrom('members')
        .select('deleted_at')
        .where('user_id', '=', second ?? '');
      expect(await stays.execute()).toEqual([{ deleted_at: null }]);

      expect((await confirm(body, 'password', 'wrong', token)).status).toBe(400);
      expect((await remove(second, token)).status).toBe(403);
      expect((await confirm(body, 'password', administrator.password, token)).status).toBe(200);
      expect((await remove(second, token)).status).toBe(200);
      companion().advanceClock(10 * minute);
      expect((await remove(third, token)).status).toBe(403);
      expect(await journal()).toEqual(expect.arrayContaining(['fail to confirm', 'confirm']));
    });

    it('a deletion that the member has asked for needs nothing, and repeating one neither', async () => {
      const [member] = someMembers(1, 'Member');
      await insertWorld(companion().db, { members: [member!], deletionRequests: [aDeletionRequest(member!)] });
      const token = await signIn();
      companion().advanceClock(20 * minute);
      expect((await remove(member?.user_id, token)).status).toBe(200);
      expect((await remove(member?.user_id, token)).status).toBe(200);
    });

    it('of an account with a second factor every session is asked for it, and the password is not enough', async () => {
      const [first, second] = await members();
      const { secret, codes } = await addApp(companion());
      companion().advanceClock(10 * minute);
      const { body } = await remove(first);
      expect(body.second_factor?.kinds).toEqual(['totp', 'recovery']);
      expect((await confirm(body, 'password', administrator.password)).status).toBe(409);
      expect((await confirm(body, 'totp', codeOf(secret, 4))).status).toBe(400);
      expect((await remove(first)).status).toBe(403);
      expect((await confirm(body, 'totp', codeOf(secret))).status).toBe(200);
      expect((await remove(first)).status).toBe(200);
      expect((await confirm(body, 'totp', codeOf(secret, 1))).status).toBe(409);

      companion().advanceClock(10 * minute);
      companion().mails.length = 0;
      const again = (await remove(second)).body;
      expect((await confirm(again, 'recovery', codes[0] ?? '')).status).toBe(200);
      expect((await remove(second)).status).toBe(200);
      expect(companion().mails).toMatchObject([{ text: expect.stringContaining('A recovery code was used') }]);
      expect((await journal()).slice(-2)).toEqual(['use recovery code', 'accept deletion']);
    });

    it('a challenge is for its own account, for five minutes, and opens no sign-in', async () => {
      const { secret, body } = await askedForCode();
      const signedIn = { challenge: body.second_factor?.challenge, kind: 'totp', answer: codeOf(secret) };
      expect((await call('POST', '/admins/login/factor', { token: null, json: signedIn })).status).toBe(401);
      const added = { challenge: body.second_factor?.challenge, name: 'x', answer: codeOf(secret) };
      expect((await call('POST', '/admins/factors/confirm', { json: added })).status).toBe(400);
      companion().advanceClock(5 * minute);
      expect((await confirm(body, 'totp', codeOf(secret))).status).toBe(409);
      const { second_factor } = (await call<Asked>('POST', '/admins/login', { token: null, json })).body;
      expect((await confirm({ second_factor, message: '' }, 'totp', codeOf(secret))).status).toBe(409);
    });

    it('five wrong answers hold the others, the right one too', async () => {
      const { secret, id, body } = await askedForCode();
      for (let time = 0; time < 5; time += 1) expect((await confirm(body, 'totp', codeOf(secret, 9))).status).toBe(400);
      const held = { status: 429, body: { message: expect.stringMatching(/^A wrong password or code was given too/) } };
      expect(await confirm(body, 'totp', codeOf(secret))).toMatchObject(held);
      expect((await remove(id)).status).toBe(403);
    });

    it('changes of factors ask in every session, and what was confirmed in one counts in no other', async () => {
      const other = await signIn();
      companion().advanceClock(10 * minute);
      const change = (token?: string) => call<Asked>('POST', '/admins/factors', { token, json: { kind: 'totp' } });
      const { status, body } = await change();
      expect([status, body.second_factor?.kinds]).toEqual([403, ['password']]);
      expect((await confirm(body, 'password', administrator.password)).status).toBe(200);
      expect([(await change()).status, (await change(other)).status]).toEqual([200, 403]);
      for (const [method, path] of [
        ['DELETE', '/admins/factors?factor_id=1'],
        ['POST', '/admins/factors/recovery'],
      ] as const)
        expect((await call(method, path, { token: other })).status).toBe(403);
    });

    it('files beyond the allowance ask; a client that cannot be asked makes none', async () => {
      const note = (token?: string) =>
        call<Asked>('POST', '/admins/journal/exports', { token, json: { list: 'Users', rows: 1 } });
      const token = await signIn();
      companion().advanceClock(10 * minute);
      for (let time = 0; time < 2; time += 1) expect((await note(token)).status).toBe(200);
      const { status, body } = await note(token);
      expect([status, body.needs]).toEqual([403, 'factor']);
      await confirm(body, 'password', administrator.password, token);
      expect((await note(token)).status).toBe(200);
      expect(companion().mails).toMatchObject([{ subject: 'An administrator has reached a limit' }]);
      expect((await note()).status).toBe(429);
      expect((await journal()).filter((action) => action === 'export')).toHaveLength(3);
    });
  },
  { limits: { rows: 0, profiles: 0, exports: 2, deletions: 0 } },
);
