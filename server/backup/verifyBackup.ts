import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, withDatabase } from '../db/connect';
import type { Db } from '../db/schema';
import { StartupError } from '../environment';
import { inTemporaryFolder } from '../files';
import { newestSeal, sealText } from '../privacy/journalSeals';
import { unpack } from './archive';
import { databaseFile } from './contents';

export const verifyBackup = (backup: AsyncIterable<Buffer>, key?: Buffer) =>
  inTemporaryFolder('verify-backup-', async (folder) => {
    const names = await unpack(backup, folder, { pictures: false, key });
    const held = await checkDatabase(path.join(folder, databaseFile), async (db) => {
      const query = db.selectFrom('members').select(({ fn }) => fn.countAll<number>().as('members'));
      return { ...(await query.executeTakeFirstOrThrow()), seal: sealText(await newestSeal(db)) };
    });
    return { ...held, pictures: names.filter((name) => name.startsWith('media/')).length };
  });

/** Whether it holds every page, and every table, column, index and trigger that this release makes. */
export async function checkDatabase<Result>(file: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(file, { keepsCopy: false }).catch((error: Error) => {
    throw new StartupError(`The backup cannot be used. ${error.message}`);
  });
  return withDatabase(db, async () => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new StartupError('The database of the backup is damaged.');
    const present = new Set(await partsOf(db));
    const missing = (await expectedParts()).find((part) => !present.has(part));
    if (missing !== undefined) throw new StartupError(`The database of the backup lacks the ${missing}.`);
    return work(db);
  });
}

const expectedParts = async () => withDatabase(await openDatabase(':memory:'), partsOf);

async function partsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select type || ' ' || name as part from sqlite_master
    union all
    select 'column ' || tables.name || '.' || columns.name
      from sqlite_master as tables, pragma_table_xinfo(tables.name) as columns where tables.type = 'table'
    order by 1 desc`.execute(db);
  return rows.map(({ part }) => part);
}
