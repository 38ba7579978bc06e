import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { record, theServer } from '../audit';
import { holdLock } from '../db/engine';
import { makeFolder, writeWhole } from '../files';
import type { Db, Trx } from '../db/schema';
import { selectReadings, toEntry } from '../readings';
import { daysBefore } from '../time';

const pieceSize = 10_000;

export async function archiveJournal(db: Db, folder: string, days: number, now: Date): Promise<number> {
  await makeFolder(folder);
  let moved = 0;
  for (let last = pieceSize; last === pieceSize; moved += last)
    last = await db.transaction().execute((transaction) => movePiece(transaction, folder, days, now));
  if (moved > 0) await forgetReaders(db);
  return moved;
}

/** The file is on the disk before the entries leave the database: cut off in between, they are written again. */
async function movePiece(db: Trx, folder: string, days: number, now: Date): Promise<number> {
  // Two processes that share a folder would write one file, the second without what the first has moved.
  await holdLock(db, 'archive');
  const end = daysBefore(now, days);
  const ids = await db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', end.toISOString())
    .unionAll(db.selectFrom('readings').select('id').where('at', '<', end.getTime()))
    .orderBy('id')
    .limit(pieceSize)
    .execute();
  const [first, last] = [ids[0]?.id, ids.at(-1)?.id ?? 0];
  if (first === undefined) return 0;
  const read = selectReadings(db).select('administrator_id').where('id', '<=', last).where('at', '<', end.getTime());
  const written = db.deleteFrom('audit_log').where('id', '<=', last).where('at', '<', end.toISOString());
  const entries = [...(await written.returningAll().execute()), ...(await read.execute()).map(toEntry)];
  entries.sort((one, other) => one.id - other.id);
  await db.deleteFrom('readings').where('id', '<=', last).where('at', '<', end.getTime()).execute();
  const file = `journal-${first}-${last}.jsonl`;
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await writeWhole(path.join(folder, file), (part) => writeFile(part, lines));
  const after = { file, entries: entries.length };
  await record(db, theServer(now), { action: 'archive', subject: 'journal', after });
  return entries.length;
}

/** An e-mail or address that no entry names any longer goes as well. */
async function forgetReaders(db: Db): Promise<void> {
  const isUnused = (key: 'reader_id' | 'subject_id', table: string) =>
    sql<boolean>`not exists (select 1 from readings where readings.${sql.ref(key)} = ${sql.table(table)}.${sql.ref(key)})`;
  await db.deleteFrom('readers').where(isUnused('reader_id', 'readers')).execute();
  await db.deleteFrom('read_subjects').where(isUnused('subject_id', 'read_subjects')).execute();
}
