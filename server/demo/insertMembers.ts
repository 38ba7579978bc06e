import { sql, Transaction, type Kysely, type Selectable } from 'kysely';
import { isOnPostgres, liftTimeLimits } from '../db/engine';
import type { Database } from '../db/schema';

const columns = {
  members: 'user_id username username_folded email phone status profile_link created_at deleted_at',
  member_details: 'user_id personal career family partner',
};

type Group = 'personal' | 'career' | 'family' | 'partner';
/** A member with its profile. */
export type NewMember = Pick<
  Selectable<Database['members']>,
  | 'user_id'
  | 'username'
  | 'username_folded'
  | 'email'
  | 'phone'
  | 'status'
  | 'profile_link'
  | 'created_at'
  | 'deleted_at'
> &
  Pick<Selectable<Database['member_details']>, Group>;

/** Thousands at once: as one value, from which the database takes the rows. */
export async function insertMembers(db: Kysely<Database>, members: NewMember[]): Promise<void> {
  const json = JSON.stringify(members);
  const given = isOnPostgres(db) ? sql`jsonb_array_elements(${json}::jsonb)` : sql`json_each(${json})`;
  for (const [table, names] of Object.entries(columns)) {
    const values = names.split(' ').map((name) => sql`value ->> ${sql.lit(name)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(names.split(' ').map((name) => sql.ref(name)))})
      select ${sql.join(values)} from ${given} as given`.execute(db);
  }
}

/** What would be done for each row. */
const slowTriggers = ['name_keys_add', 'name_keys_details_added'];

/** Members by the million: their indexes are made afterwards, from rows that are there. */
export async function insertManyMembers(db: Kysely<Database>, insert: () => Promise<void>): Promise<void> {
  await without(db, 'members', slowTriggers, insert);
  await lasting(db, (transaction) =>
    sql`insert into name_keys (user_id) select user_id from members
      where not exists (select 1 from name_keys where name_keys.user_id = members.user_id)
      order by created_at`.execute(transaction),
  );
}

/** Without the indexes of the table and without these triggers. */
export async function without(
  db: Kysely<Database>,
  table: string,
  triggers: string[],
  insert: () => Promise<void>,
): Promise<void> {
  const { rows } = await (
    isOnPostgres(db)
      ? sql<Part>`select 'index' as kind, indexname as name, indexdef as made, tablename as place from pg_indexes
          where schemaname = current_schema() and tablename = ${table} and indexname not like '%_pkey'
          union all select 'trigger', tgname, pg_get_triggerdef(oid), tgrelid::regclass::text from pg_trigger
            where tgname = any(${triggers}) and tgrelid in ('members'::regclass, 'member_details'::regclass)`
      : sql<Part>`select type as kind, name, sql as made, tbl_name as place from sqlite_master
          where sql is not null and (type = 'index' and tbl_name = ${table} or type = 'trigger' and name in (${sql.join(triggers)}))`
  ).execute(db);
  for (const { kind, name, place } of rows) {
    const on = kind === 'trigger' && isOnPostgres(db) ? sql` on ${sql.table(place)}` : sql``;
    await sql`drop ${sql.raw(kind)} ${sql.id(name)}${on}`.execute(db);
  }
  await insert();
  await lasting(db, async (transaction) => {
    for (const { made } of rows) await sql.raw(made).execute(transaction);
  });
}

async function lasting(db: Kysely<Database>, work: (transaction: Transaction<Database>) => Promise<unknown>) {
  const run = async (transaction: Transaction<Database>) => {
    await liftTimeLimits(transaction);
    await work(transaction);
  };
  await (db instanceof Transaction ? run(db) : db.transaction().execute(run));
}

type Part = { kind: 'index' | 'trigger'; name: string; made: string; place: string };
