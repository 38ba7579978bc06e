import { sql, Transaction, type Selectable } from 'kysely';
import { isOnPostgres, liftTimeLimits, rowsOf, textIn } from '../db/engine';
import { memberColumns } from '../db/listMembers';
import type { Database, Db, Trx } from '../db/schema';

const columnsOfMembers = [...memberColumns, 'username_folded', 'created_at', 'deleted_at'] as const;
const groups = ['personal', 'career', 'family', 'partner'] as const;

/** A member with its profile. */
export type NewMember = Pick<Selectable<Database['members']>, (typeof columnsOfMembers)[number]> &
  Pick<Selectable<Database['member_details']>, (typeof groups)[number]>;

/** Thousands at once: as one value, from which the database takes the rows. */
export async function insertMembers(db: Db, members: NewMember[]): Promise<void> {
  const insert = (table: string, columns: readonly (keyof NewMember)[]) => {
    const rows = members.map((member) => columns.map((column) => member[column]));
    const values = columns.map((_, index) => textIn(index));
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)} from ${rowsOf(db, rows)} as given`.execute(db);
  };
  await insert('members', columnsOfMembers);
  await insert('member_details', ['user_id', ...groups]);
}

/** Members by the million: what would be done for each row is done for all of them afterwards. */
export async function insertManyMembers(db: Db, insert: () => Promise<void>): Promise<void> {
  await withoutChecks(db, ['members', 'member_details', 'name_keys', 'member_index'], async () => {
    await insert();
    if (!isOnPostgres(db)) await lasting(db, countOnSqlite);
    await lasting(db, (transaction) =>
      sql`insert into name_keys (user_id) select user_id from members
        where not exists (select 1 from name_keys where name_keys.user_id = members.user_id)
        order by created_at`.execute(transaction),
    );
  });
}

/** As the triggers of SQLite do for each row. */
async function countOnSqlite(db: Db): Promise<void> {
  await sql`insert into member_index (member_id, listing, status, month)
    select user_id, listing, status, substr(created_at, 1, 7) from members
      where not exists (select 1 from member_index where member_id = user_id)`.execute(db);
  await sql`delete from member_counts`.execute(db);
  await sql`insert into member_counts (listing, status, month, count)
    select listing, status, month, count(*) from member_index group by 1, 2, 3`.execute(db);
}

/** Without the indexes, references and triggers of these tables, which are made again from rows that are there. */
export async function withoutChecks(db: Db, tables: string[], insert: () => Promise<void>): Promise<void> {
  const names = sql.join(tables);
  const triggers = sql`('name_keys_add', 'name_keys_details_added', 'members_insert', 'member_index_insert')`;
  const { rows } = await (
    isOnPostgres(db)
      ? sql<{ dropped: string; made: string }>`
          select format('drop index %I', indexname) as dropped, indexdef as made from pg_indexes
            where schemaname = current_schema() and tablename in (${names}) and indexname !~ '_(pkey|key)$'
          union all select format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid) from pg_trigger
            where tgname in ${triggers} and tgrelid::regclass::text in (${names})
          union all select format('alter table %s drop constraint %I', conrelid::regclass, conname),
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
            where contype = 'f' and conrelid::regclass::text in (${names})`
      : sql<{ dropped: string; made: string }>`
          select 'drop ' || type || ' ' || name as dropped, sql as made from sqlite_master
            where sql is not null and tbl_name in (${names}) and (type = 'index' or type = 'trigger' and name in ${triggers})`
  ).execute(db);
  // Else the rows of an index are sorted in memory.
  if (!isOnPostgres(db)) await sql`pragma temp_store = file`.execute(db);
  for (const { dropped } of rows) await sql.raw(dropped).execute(db);
  await insert();
  await lasting(db, async (transaction) => {
    for (const { made } of rows) await sql.raw(made).execute(transaction);
  });
}

async function lasting(db: Db, work: (transaction: Trx) => Promise<unknown>) {
  const run = async (transaction: Trx) => {
    await liftTimeLimits(transaction);
    await work(transaction);
  };
  await (db instanceof Transaction ? run(db) : db.transaction().execute(run));
}
