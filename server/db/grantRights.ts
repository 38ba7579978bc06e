import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

const narrower: Record<string, string> = {
  audit_log: 'select, insert, delete',
  migrations: 'select',
};

export async function grantRights(db: Kysely<Database>, role: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_tables
      where schemaname = current_schema() and tableowner = current_user`.execute(transaction);
    for (const { name, schema } of rows) {
      const table = sql.table(`${schema}.${name}`);
      await sql`revoke all on ${table} from public, ${sql.id(role)}`.execute(transaction);
      const rights = narrower[name] ?? 'select, insert, update, delete';
      await sql`grant ${sql.raw(rights)} on ${table} to ${sql.id(role)}`.execute(transaction);
    }
    const [schema] = rows.map((row) => row.schema);
    if (schema === undefined) return;
    // For `pg_dump` alone: an identity column takes its numbers without any right.
    await sql`grant select on all sequences in schema ${sql.id(schema)} to ${sql.id(role)}`.execute(transaction);
  });
}
