import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from './engine';
import { tables, type Database } from './schema';

/**
 * After many rows at once: PostgreSQL itself would see to it a minute later, and plan badly until then. Of the own tables alone,
 * because `analyze` without a list waits for whoever locks any table. SQLite decides here which tables have changed enough.
 */
export async function gatherStatistics(db: Kysely<Database>): Promise<void> {
  if (!isOnPostgres(db)) {
    await sql`pragma optimize = 0x10002`.execute(db);
    return;
  }
  await sql`analyze ${sql.join(Object.keys(tables).map((name) => sql.table(name)))}`.execute(db);
}

/** The pages of SQLite that held what was deleted are overwritten already (`secure_delete`), but its log holds older ones. */
export async function overwriteDeleted(db: Kysely<Database>): Promise<void> {
  // Where somebody reads for so long that it has to be given up, the next purge does it.
  if (!isOnPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
