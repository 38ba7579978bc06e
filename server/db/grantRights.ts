import { sql } from 'kysely';
import { journalTables, tables, type Db } from './schema';

const onlyAddedTo = 'select, insert, delete';
const narrower: Record<string, string> = {
  ...Object.fromEntries(journalTables.map((name) => [name, onlyAddedTo])),
  migrations: 'select',
};

export async function grantRights(db: Db, role: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const name of Object.keys(tables)) {
      await sql`revoke all on ${sql.table(name)} from public, ${sql.id(role)}`.execute(transaction);
      const rights = sql.raw(narrower[name] ?? 'select, insert, update, delete');
      await sql`grant ${rights} on ${sql.table(name)} to ${sql.id(role)}`.execute(transaction);
    }
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(transaction);
    // For `pg_dump`, and for readings, whose numbers are those of another table.
    for (const { schema } of rows)
      await sql`grant select, usage on all sequences in schema ${sql.id(schema)} to ${sql.id(role)}`.execute(
        transaction,
      );
  });
}
