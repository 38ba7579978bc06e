import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/connect';
import { aDeletedMember, aDeletionRequest, aMember, insertWorld, someMembers } from '../support/builders';
import { onDatabase } from '../support/engines';
import { aFolder } from '../support/folders';
import { administrator } from './api';
import { runCommand } from './programs';
import { second, steps } from './adminCommandSteps';

onDatabase(
  (companion) => {
    const { adminProcess, admin, signIn, isOpen } = steps(companion);

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

        await admin('disable second@example.org');
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
  },
  { onDisk: true },
);

it('adds the first administrator without a database, and does nothing else', async () => {
  const folder = aFolder();
  const run = (...words: string[]) =>
    runCommand('admin/adminCommand', words, { DATA_DIR: folder, DATABASE_URL: '' }, { input: second.password });
  expect((await run('list')).problem).toBe(`There is no database in ${folder}.`);
  expect(readdirSync(folder)).toEqual([]);
  expect(await run('add', second.email)).toMatchObject({ code: 0 });
  const db = await openDatabase(join(folder, 'vivaha.sqlite'));
  expect(await db.selectFrom('administrators').select('email').execute()).toEqual([{ email: second.email }]);
  await db.destroy();
});
