import { PostgresAdapter, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { Database } from './schema';

export const isOnPostgres = (db: Kysely<Database>) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Locks the selected rows until the transaction ends. SQLite needs no lock, it has one writer at a time. */
export function forUpdate(db: Kysely<Database>) {
  return <Tables extends keyof Database, Output>(query: SelectQueryBuilder<Database, Tables, Output>) =>
    isOnPostgres(db) ? query.forUpdate() : query;
}
