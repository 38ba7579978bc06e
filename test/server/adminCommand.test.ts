import { PassThrough, Readable } from 'node:stream';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '../../server/admin/administer';
import { readPassword } from '../../server/admin/readPassword';
import { openDatabase } from '../../server/db/connect';
import { aDeletedMember, aDeletionRequest, aMember, insertWorld, someMembers } from '../support/builders';
import { onDatabase } from '../support/engines';
import { administrator } from './api';
import { readOutbox, runCommand } from './programs';

const typing = (input: string) => ({ input: Readable.from([input]), output: new PassThrough() });

const second = { email: 'second@example.org', password: 'Marigold-Garland-31' };
const third = 'Peacock-Feather-77';

onDatabase(
  (companion) => {
    const adminProcess = (words: string, input?: string) =>
      runCommand('admin/adminCommand', words.split(' '), companion().environment, { input });
    const admin = (words: string, input = '') => administer(words.split(' '), companion().environment, typing(input));
    let lastNetwork = 0;
    const signIn = async ({ email, password }: typeof second, from = `10.3.0.${(lastNetwork += 1)}`) =>
      companion().call<{ token?: string }>('POST', '/admins/login', { token: null, json: { email, password }, from });
    const isOpen = async (token = '') => (await companion().call('GET', '/analysis/details', { token })).status === 200;
    const journal = async () => {
      const rows = await companion().db.selectFrom('audit_log').selectAll().orderBy('id').execute();
      return rows.filter(({ action }) => ['add', 'disable', 'enable', 'set password', 'unlock'].includes(action));
    };

    it('adds an administrator who signs in while the server runs, and says no when there is one', async () => {
      expect(await adminProcess('add Second@Example.org', `${second.password}\n`)).toEqual({
        code: 0,
        out: 'second@example.org can sign in.',
        problem: '',
      });
      expect((await signIn(second)).status).toBe(200);
      expect((await signIn(administrator)).status).toBe(200);
      const again = await adminProcess('add second@example.org', third);
      expect(again).toMatchObject({ code: 1, problem: 'second@example.org is an administrator already.' });
      expect((await signIn(second)).status).toBe(200);

      const list = await admin('list');
      expect(list.split('\n')).toEqual([
        expect.stringMatching(/^admin@example\.org +enabled +sessions: 2$/),
        expect.stringMatching(/^second@example\.org +enabled +sessions: 2$/),
      ]);
      expect(await journal()).toMatchObject([
        { action: 'add', subject: 'administrator', administrator: null, after: '{"email":"second@example.org"}' },
      ]);
    });

    it('signs out at once whom it disables, lets nobody in by that name, and keeps the last one', async () => {
      await admin('add second@example.org', second.password);
      const token = (await signIn(second)).body.token;
      expect(await isOpen(token)).toBe(true);
      await admin('disable second@example.org');
      expect(await isOpen(token)).toBe(false);
      const [disabled, wrong] = [await signIn(second), await signIn({ ...administrator, password: 'wrong' })];
      expect([disabled.status, disabled.body]).toEqual([401, wrong.body]);
      const mails = companion().mails.length;
      await companion().call('POST', '/admins/forgot', { token: null, json: { email: second.email } });
      expect(companion().mails).toHaveLength(mails);

      await expect(admin('disable admin@example.org')).rejects.toThrow('the last who can sign in');
      expect(await isOpen(companion().token)).toBe(true);
      expect(await admin('list')).toMatch(/second@example\.org +disabled since \d{4}-\d\d-\d\d +sessions: 0/);

      await admin('enable second@example.org');
      expect((await signIn(second)).status).toBe(200);
      expect(await isOpen(token)).toBe(false);
    });

    it('sets a password, which signs out everywhere and ends a lock-out and mailed links', async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ ...administrator, password: 'wrong' });
      await companion().call('POST', '/admins/forgot', { token: null, json: { email: administrator.email } });
      const code = companion().mailedCode();
      expect(await admin('list')).toMatch(/held for 15 min$/);

      const said = await admin('set-password admin@example.org', `${third}\r\n`);
      expect(said).toBe('admin@example.org has a new password and is signed out everywhere.');
      expect(readOutbox(companion().environment.DATA_DIR)).toMatch(/^To: admin@example\.org$[^]*was set anew/m);
      expect(await isOpen(companion().token)).toBe(false);
      expect((await signIn(administrator)).status).toBe(401);
      expect((await signIn({ ...administrator, password: third })).status).toBe(200);
      const json = { newpassword: second.password, confirmpassword: second.password };
      expect((await companion().call('POST', '/admins/reset', { token: code, json })).status).toBe(401);
      expect(await journal()).toMatchObject([{ action: 'set password' }]);
      expect(JSON.stringify(await journal())).not.toContain(third);
    });

    it('unlocks an account, and a network', async () => {
      for (let time = 0; time < 5; time += 1) await signIn({ ...administrator, password: 'wrong' });
      expect((await signIn(administrator)).status).toBe(401);
      await admin('unlock admin@example.org');
      expect((await signIn(administrator)).status).toBe(200);

      const from = '2001:db8:7:1::5';
      for (let time = 0; time < 20; time += 1)
        await signIn({ email: `person${time}@example.org`, password: 'x' }, from);
      expect((await signIn(administrator, from)).status).toBe(429);
      await admin('unlock 2001:db8:7:1::9');
      expect((await signIn(administrator, from)).status).toBe(200);
    });

    describe('undelete', () => {
      const remove = ({ user_id }: { user_id: string }, token?: string) =>
        companion().call('PUT', `/api/user/accept_delete_request/${user_id}`, { token });
      const deleted = async () => {
        const gone = companion().db.selectFrom('members').select('user_id').where('deleted_at', 'is not', null);
        return (await gone.orderBy('user_id').execute()).map(({ user_id }) => user_id);
      };
      const since = (ago: number) => new Date(Date.now() - ago).toISOString();

      it('brings back whom one administrator has deleted since then, and nobody else', async () => {
        await admin('add second@example.org', second.password);
        const token = (await signIn(second)).body.token;
        const [before, ...members] = someMembers(126, 'Member', { status: 'blocked' });
        const [purged, again, others] = [members.pop()!, members.pop()!, members.splice(-3)];
        await insertWorld(companion().db, {
          members: [before!, purged, again, ...others, ...members],
          deletionRequests: members.slice(0, 40).map((member) => aDeletionRequest(member)),
        });
        await remove(before!, token);
        companion().advanceClock(60_000);
        const begun = since(0);
        for (const member of [...members, purged, again]) await remove(member, token);
        for (const member of others) await remove(member);
        await admin(`undelete ${again.user_id}`);
        await remove(again);
        const { db } = companion();
        await db.updateTable('members').set({ purged_at: begun }).where('user_id', '=', purged.user_id).execute();

        expect(await admin(`undelete --by Second@example.org --since ${begun}`)).toBe(
          '120 members are back. The personal data of 1 more has been removed.',
        );
        expect(await deleted()).toEqual([before!, purged, again, ...others].map(({ user_id }) => user_id).sort());
        const statuses = db.selectFrom('members').select('status').where('deleted_at', 'is', null).distinct();
        expect(await statuses.execute()).toEqual([{ status: 'blocked' }]);
        const open = db.selectFrom('deletion_requests').select('id').where('accepted_at', 'is', null);
        expect(await open.execute()).toHaveLength(40);
        const entries = db.selectFrom('audit_log').selectAll().where('action', '=', 'undelete').orderBy('id');
        const rows = await entries.execute();
        expect(rows).toHaveLength(121);
        expect(rows[1]).toMatchObject({ administrator: null, subject: 'member', after: '{"deleted_at":null}' });
        expect(await admin(`undelete --by second@example.org --since ${begun}`)).toMatch(/^0 members are back\./);
      });

      it('brings one member back, and says why it cannot', async () => {
        const [gone, here, purged] = [aDeletedMember(), aMember(), aDeletedMember({ purged_at: since(0) })];
        await insertWorld(companion().db, { members: [gone, here, purged] });
        expect(await adminProcess(`undelete ${gone.user_id}`)).toMatchObject({ code: 0, out: 'The member is back.' });
        expect(await deleted()).toEqual([purged.user_id]);
        for (const [words, reason] of [
          [gone.user_id, 'This member is not deleted.'],
          [here.user_id, 'This member is not deleted.'],
          [purged.user_id, /^The personal data of this member has been removed/],
          ['nobody', 'There is no member with this id.'],
          ['--by nobody@example.org --since 2026-11-27T09:00Z', 'There is no administrator nobody@example.org.'],
          ['--by admin@example.org --since yesterday', /^yesterday is no time such as 2026/],
          ['--by admin@example.org --since 2026-11-27T09:00', /is no time/],
          ['--by admin@example.org', /^Usage/],
          [`${gone.user_id} --since 2026-11-27T09:00Z`, /^Usage/],
          [`--by admin@example.org --since 2026-11-27T09:00Z ${gone.user_id}`, /^Usage/],
        ] as const)
          await expect(admin(`undelete ${words}`)).rejects.toThrow(reason);
        expect(await adminProcess('undelete nobody')).toMatchObject({ code: 1, out: '' });
        await expect(admin('unlock --by admin@example.org --since 2026-11-27T09:00Z')).rejects.toThrow(/^Usage/);
      });
    });

    it.each([
      ['', '', /^Usage: npm run admin/],
      ['constructor x@example.org', '', /^Usage/],
      ['add', '', /^Usage/],
      [`set-password admin@example.org ${third}`, '', /^Usage/],
      ['add nobody', third, /is no e-mail address/],
      ['add a@example.org', '', /No password was given/],
      ['set-password admin@example.org', 'Password123!', /easy to guess/],
      ['set-password nobody@example.org', third, /There is no administrator nobody@example\.org/],
      ['unlock nobody@example.org', '', /There is no administrator/],
    ])('refuses "%s" with "%s" as the password, and changes nothing', async (words, input, reason) => {
      const before = await companion().db.selectFrom('administrators').selectAll().execute();
      await expect(admin(words, input)).rejects.toThrow(reason);
      expect(await companion().db.selectFrom('administrators').selectAll().execute()).toEqual(before);
      expect(await journal()).toEqual([]);
    });
  },
  { onDisk: true },
);

it('adds the first administrator without a database, and does nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-command-'));
  const run = (...words: string[]) =>
    runCommand('admin/adminCommand', words, { DATA_DIR: folder, DATABASE_URL: '' }, { input: second.password });
  expect((await run('list')).problem).toBe(`There is no database in ${folder}.`);
  expect(readdirSync(folder)).toEqual([]);
  expect(await run('add', second.email)).toMatchObject({ code: 0 });
  const db = await openDatabase(join(folder, 'vivaha.sqlite'));
  expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: second.email }]);
  await db.destroy();
  rmSync(folder, { recursive: true });
});

describe('a password on a terminal', () => {
  const terminal = () => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough().setEncoding('utf8');
    return { input, output, shown: () => String(output.read() ?? '') };
  };
  const type = async (input: PassThrough, keys: string) => {
    input.write(keys);
    await new Promise(setImmediate);
  };

  it('is asked for twice and never shown', async () => {
    const { input, output, shown } = terminal();
    const answer = readPassword({ input, output });
    await type(input, 'Lotus-Lam\u007fmp-2026\r');
    await type(input, 'Lotus-Lamp-2026\r');
    expect(await answer).toBe('Lotus-Lamp-2026');
    expect(shown()).toBe('New password: \nAgain: \n');
  });

  it('has to be the same twice, and may be given up', async () => {
    const typed = terminal();
    const different = readPassword(typed);
    const refused = expect(different).rejects.toThrow('two different passwords');
    await type(typed.input, 'one\r');
    await type(typed.input, 'two\r');
    await refused;

    const left = terminal();
    const given = readPassword(left);
    const abandoned = expect(given).rejects.toThrow('No password was given');
    await type(left.input, 'half\u0003');
    await abandoned;
  });
});
