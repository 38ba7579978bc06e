import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from '../../server/db/engine';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations';
import type { Database } from '../../server/db/schema';

/** Fills an empty database with the tables of the first release: those of today without what the steps have made. */
export async function makeEarlier(db: Kysely<Database>) {
  await migrate(db, { steps: migrations.slice(0, 1) });
  const triggers = ['name', 'add', 'details_added', 'details_changed', 'details_deleted', 'listed', 'delete'];
  const since = ['known_browsers', 'report_closings', 'member_notes', 'removed_members'];
  const ofFactors = ['second_factors', 'recovery_codes', 'factor_challenges'];
  const ofReadings = ['readings', 'readers', 'read_subjects'];
  const ofSearch = ['name_keys', 'search_terms', 'search_words'];
  const ofSessions = ['cookie_hash', 'device', 'address', 'last_used_at', 'confirmed_at'];
  for (const statement of [
    ...ofSessions.map((name) => `alter table sessions drop column ${name}`),
    'alter table members drop column decided_at',
    'alter table administrators drop column preferences',
    'drop index members_by_phone',
    'drop index members_by_email',
    ...(isOnPostgres(db)
      ? ['drop function add_name_key, empty_name_key, unlist_member cascade']
      : triggers.map((name) => `drop trigger name_keys_${name}`)),
    ...[...since, ...ofFactors, ...ofReadings, ...ofSearch].map((name) => `drop table ${name}`),
  ])
    await sql.raw(statement).execute(db);
}
