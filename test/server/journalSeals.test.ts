import { sql } from 'kysely';
import { isOnPostgres } from '../../server/db/engine';
import { journalTables } from '../../server/db/schema';
import { archiveJournal } from '../../server/privacy/archiveJournal';
import { findBrokenSeal, findOtherSeal, newestSeal, sealJournal, sealText } from '../../server/privacy/journalSeals';
import { aMember, daysAgo } from '../support/builders';
import { aFolder } from '../support/folders';
import { describeApi } from './api';

const later = () => new Date(Date.now() + 2 * 60_000);

describeApi((api) => {
  const decide = async (call: 'acceptMember' | 'rejectMember', count: number) => {
    const members = Array.from({ length: count }, () => aMember());
    await api.given({ members });
    for (const { user_id } of members) await api.ask(call, { query: { user_id } });
  };
  /** As somebody who owns the database may, who first takes the guard away. */
  const unguarded = async (change: string) => {
    const { db } = api.companion();
    const guards = isOnPostgres(db)
      ? journalTables.map((table) => `alter table ${table} disable trigger user`)
      : journalTables.flatMap((table) =>
          ['update', 'delete'].map((change) => `drop trigger if exists ${table}_refuses_${change}`),
        );
    for (const statement of [...guards, change]) await sql.raw(statement).execute(db);
  };

  it.each([
    ['changed', `update audit_log set administrator = 'somebody@example.org' where id = 2`],
    ['taken away', 'delete from audit_log where id = 2'],
    ['read, and changed', 'update readings set rows = 1'],
    ['read by somebody else', `update readers set administrator = 'somebody@example.org'`],
    ['read, and taken away', 'delete from readings'],
  ])('one entry that was %s is found', async (_what, change) => {
    const { db } = api.companion();
    await decide('acceptMember', 3);
    await api.ask('listMembers', { query: { status: 'approved' } });
    await sealJournal(db, later());
    await decide('rejectMember', 2);
    await sealJournal(db, later());
    expect(await findBrokenSeal(db)).toBeUndefined();
    await unguarded(change);
    expect(await findBrokenSeal(db)).toMatch(/^The entries 1 to \d+ are not those that were sealed on /);
  });

  it('who seals a changed journal anew is found by a seal that was kept elsewhere', async () => {
    const { db } = api.companion();
    await decide('acceptMember', 3);
    await sealJournal(db, later());
    const kept = sealText(await newestSeal(db)) ?? '';
    expect(await findOtherSeal(db, kept)).toBeUndefined();
    await unguarded(`update audit_log set administrator = 'somebody@example.org' where id = 2`);
    await db.deleteFrom('journal_seals').execute();
    await sealJournal(db, later());
    expect(await findBrokenSeal(db)).toBeUndefined();
    expect(await findOtherSeal(db, kept)).toBe('Entry 3 has another seal now, or none: the journal was written anew.');
    await expect(findOtherSeal(db, 'abc')).rejects.toThrow("'abc' is no seal");
  });

  it('what was written less than a minute ago waits, and nothing is sealed twice', async () => {
    const { db } = api.companion();
    await decide('acceptMember', 2);
    await sealJournal(db, new Date());
    expect(await newestSeal(db)).toBeUndefined();
    await Promise.all([sealJournal(db, later()), sealJournal(db, later())]);
    await sealJournal(db, later());
    expect(await db.selectFrom('journal_seals').select('entries').execute()).toHaveLength(1);
  });

  it('entries that were moved into a file break nothing', async () => {
    const { db } = api.companion();
    const old = { administrator: 'a@example.org', action: 'accept', subject: 'member', at: daysAgo(800) };
    await db.insertInto('audit_log').values([old, old]).execute();
    await sealJournal(db, later());
    await decide('acceptMember', 1);
    await sealJournal(db, later());
    await archiveJournal(db, aFolder(), 400, new Date());
    expect(await findBrokenSeal(db)).toBeUndefined();
    // As if it had been moved as well.
    await unguarded('delete from audit_log where id = 3');
    expect(await findBrokenSeal(db)).toMatch(/^The entries 3 to 3 are not those that were sealed on /);
  });

  it('an entry that was put before the first is found', async () => {
    const { db } = api.companion();
    await decide('acceptMember', 1);
    await sealJournal(db, later());
    const forged = { id: 0, administrator: 'a@example.org', action: 'accept', subject: 'member', at: daysAgo(1) };
    await db.insertInto('audit_log').values(forged).execute();
    expect(await findBrokenSeal(db)).toBe("The entry 0 stands before the first, and is not the server's.");
  });
});
