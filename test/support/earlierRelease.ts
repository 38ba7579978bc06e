import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../../server/db/engine';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations';
import type { Database } from '../../server/db/schema';

/** Fills an empty database with the tables of the first release: those of today without what the steps have made. */
export async function makeEarlier(db: Kysely<Database>) {
  await migrate(db, { steps: migrations.slice(0, 1) });
  const triggers = ['name', 'add', 'details_added', 'details_changed', 'details_deleted', 'listed', 'delete'];
  for (const statement of [
    ...['cookie_hash', 'device', 'address', 'last_used_at'].map((name) => `alter table sessions drop column ${name}`),
    'alter table members drop column decided_at',
    'alter table administrators drop column preferences',
    'drop table known_browsers',
    'drop table report_closings',
    'drop table member_notes',
    'alter table sessions drop column confirmed_at',
    'drop table second_factors',
    'drop table recovery_codes',
    'drop table factor_challenges',
    'drop table readings',
    'drop table readers',
    'drop table read_subjects',
    'drop table removed_members',
    'drop index members_by_phone',
    'drop index members_by_email',
    ...(isOnPostgres(db)
      ? ['drop function add_name_key, empty_name_key, unlist_member cascade']
      : triggers.map((name) => `drop trigger name_keys_${name}`)),
    'drop table name_keys',
    'drop table search_terms',
    'drop table search_words',
  ])
    await sql.raw(statement).execute(db);
}
