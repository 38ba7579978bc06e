import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { record } from '../audit';
import { writeWhole } from '../files';
import type { Database } from '../db/schema';

const day = 24 * 60 * 60 * 1000;
const pieceSize = 10_000;

export async function archiveJournal(db: Kysely<Database>, folder: string, days: number, now: Date): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = await db.transaction().execute((transaction) => movePiece(transaction, folder, days, now));
  return last < pieceSize ? last : last + (await archiveJournal(db, folder, days, now));
}

/** The file is on the disk before the entries leave the database: cut off in between, they are written again. */
async function movePiece(db: Transaction<Database>, folder: string, days: number, now: Date): Promise<number> {
  const old = db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', new Date(now.getTime() - days * day).toISOString())
    .orderBy('id')
    .limit(pieceSize);
  const entries = await db.deleteFrom('audit_log').where('id', 'in', old).returningAll().execute();
  if (entries.length === 0) return 0;
  entries.sort((one, other) => one.id - other.id);
  const file = `journal-${entries[0]?.id}-${entries.at(-1)?.id}.jsonl`;
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await writeWhole(path.join(folder, file), (part) => writeFile(part, lines));
  const after = { file, entries: entries.length };
  await record(db, { administratorId: null, at: now }, { action: 'archive', subject: 'journal', after });
  return entries.length;
}
