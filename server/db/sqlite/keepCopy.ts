import { rename, rm, writeFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { flush } from '../../backup/flush';
import type { Database } from '../schema';

/** Keeps the database as it is, for its owner alone, beside its file; a copy of the same name is replaced. */
export async function keepCopy(db: Kysely<Database>, file: string, migration: string): Promise<void> {
  const copy = `${file}.before-${migration}`;
  const part = `${copy}.part`;
  await rm(part, { force: true });
  try {
    // SQLite writes into a file that is empty, and leaves its rights as they are.
    await writeFile(part, '', { mode: 0o600 });
    await sql`vacuum into ${part}`.execute(db);
    await flush(part);
    await rename(part, copy);
  } finally {
    await rm(part, { force: true });
  }
}
