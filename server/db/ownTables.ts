import { sql, type DatabaseIntrospector, type Kysely, type TableMetadata } from 'kysely';

/** Kysely's own looks into every schema of PostgreSQL, where tables that are none of ours come and go while it reads. */
export function ownTables(db: Kysely<unknown>): DatabaseIntrospector {
  const getTables = async (): Promise<TableMetadata[]> => {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables where schemaname = current_schema()`.execute(db);
    return rows.map((table) => ({ ...table, isView: false, columns: [] }));
  };
  return { getTables, getSchemas: async () => [], getMetadata: async () => ({ tables: await getTables() }) };
}
