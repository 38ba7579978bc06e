import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { besideServer } from '../db/besideServer';
import { connect, openDatabase, withDatabase } from '../db/connect';
import { workAlone } from '../db/engine';
import { tables, type Db } from '../db/schema';
import { StartupError } from '../environment';
import { inTemporaryFolder } from '../files';
import { storageInFolder } from '../storage/storageInFolder';
import { unpack } from './archive';
import { databaseFile, known } from './contents';
import { made } from './copyRows';
import { emptied, restore, restoreToPostgres } from './restore';
import { checkDatabase } from './verifyBackup';

type Rows = Map<string, number>;

export type Rehearsal = {
  tables: { name: string; inBackup: number; restored: number; expected: number; now?: number }[];
  pictures: { inBackup: number; restored: number };
};

/**
 * Restores a backup as in earnest, but into a folder or a schema that is made for it and goes with it, and counts: `expected` is what
 * a restore makes of the rows in the backup, `now` what the service has, which is not touched.
 */
export const rehearseRestore = (
  open: () => AsyncIterable<Buffer>,
  { key, dataFolder, databaseUrl, below }: { key?: Buffer; dataFolder: string; databaseUrl?: string; below?: string },
): Promise<Rehearsal> =>
  inTemporaryFolder(
    'rehearse-restore-',
    async (folder) => {
      const names = await unpack(open(), path.join(folder, 'backup'), { pictures: false, key });
      const inBackup = await checkDatabase(path.join(folder, 'backup', databaseFile), countRows);
      const target = path.join(folder, 'data');
      const restored = await (databaseUrl === undefined
        ? restore(target, open(), { replace: false, key }).then(() => countAt(path.join(target, databaseFile)))
        : inSchema(databaseUrl, async (address) => {
            const media = storageInFolder(path.join(target, 'media'));
            await restoreToPostgres(address, open(), { dataFolder: target, media, key });
            return countAt(address);
          }));
      const files = await readdir(target, { recursive: true });
      const now = await besideServer({ dataFolder, databaseUrl }, countRows).catch(() => undefined);
      return {
        tables: [...inBackup].map(([name, rows]) => ({
          name,
          inBackup: rows,
          restored: restored.get(name) ?? 0,
          // A restore notes itself in the journal.
          expected: isEmptied(name) ? 0 : rows + (name === 'audit_log' ? 1 : 0),
          now: now?.get(name),
        })),
        pictures: { inBackup: names.filter(isPicture).length, restored: files.filter(isPicture).length },
      };
    },
    below,
  );

const isEmptied = (name: string) => emptied.some((each) => each === name);
const isPicture = (name: string) => known.test(name) && name.startsWith('media/');

async function countRows(db: Db): Promise<Rows> {
  const counts: Rows = new Map();
  for (const table of Object.keys(tables).filter((name) => !made.includes(name))) {
    const { rows } = await sql<{ size: number }>`select count(*) as size from ${sql.table(table)}`.execute(db);
    counts.set(table, rows[0]?.size ?? 0);
  }
  return counts;
}

const countAt = async (location: string) =>
  withDatabase(await openDatabase(location, { migrates: 'never' }), countRows);

/** What a rehearsal that was cut off has left is replaced by the next one. */
const schema = 'vivaha_rehearsal';
const anothersSchema = `A rehearsal that was cut off has left the schema ${schema}, which is another role's: as that one type drop schema ${schema} cascade.`;
const noSchema =
  'A rehearsal makes a schema, which this role may not: run it as the owner of the tables, after "grant create on database … to …".';

async function inSchema<Result>(databaseUrl: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(databaseUrl, { migrates: 'never' });
  const remove = () => sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db);
  const rehearse = async () => {
    await remove().catch(refuseAs(anothersSchema));
    await sql`create schema ${sql.id(schema)}`.execute(db).catch(refuseAs(noSchema));
    const address = within(databaseUrl);
    return confirmSchema(address)
      .then(() => work(address))
      .finally(remove);
  };
  const result = await withDatabase(db, () => workAlone(db, 'rehearsal', rehearse));
  if (result === undefined)
    throw new StartupError('Another rehearsal is under way in this database: wait until it has ended.');
  return result;
}

/** The address whose connections see the schema of the rehearsal alone, whatever else it asks for. */
function within(databaseUrl: string): string {
  const option = `-c%20search_path%3D${schema}`;
  if (/[?&]options=/.test(databaseUrl)) return databaseUrl.replace(/[?&]options=[^&#]*/, `$&%20${option}`);
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}options=${option}`;
}

/** A pooler may leave options out without a word, and lead to the data themselves. */
async function confirmSchema(address: string): Promise<void> {
  const found = sql<{ name: string }>`select current_schema() as name`;
  const { rows } = await withDatabase(connect(address), (db) => found.execute(db));
  if (rows[0]?.name !== schema)
    throw new StartupError(
      'DATABASE_URL leads to a pooler that passes on no options (PgBouncer): lead it to PostgreSQL itself.',
    );
}

/** Says it in place of PostgreSQL where the role lacks a right. */
const refuseAs = (sentence: string) => (error: Error & { code?: string }) => {
  throw error.code === '42501' ? new StartupError(sentence) : error;
};

/** A line for each table that has rows; whatever a restore would lose is thrown. */
export function reportOf({ tables: all, pictures }: Rehearsal): string {
  const shown = all.filter(({ inBackup, restored, now = 0 }) => inBackup + restored + now > 0);
  const cell = (value: number | string) => value.toLocaleString('en').padStart(12);
  const line = (name: string, ...values: (number | string)[]) => name.padEnd(24) + values.map(cell).join('');
  const isKnown = shown.some(({ now }) => now !== undefined);
  const lines = [
    line('', 'in backup', 'restored', ...(isKnown ? ['now'] : [])),
    ...shown.map(({ name, inBackup, restored, now }) =>
      line(name, inBackup, restored, ...(isKnown ? [now ?? ''] : [])),
    ),
    line('pictures', pictures.inBackup, pictures.restored),
  ];
  const wrong = [
    ...all.filter(({ restored, expected }) => restored !== expected).map(({ name }) => name),
    ...(pictures.restored === pictures.inBackup ? [] : ['pictures']),
  ];
  if (wrong.length > 0)
    throw new StartupError(`${lines.join('\n')}\nA restore would not bring back all of: ${wrong.join(', ')}.`);
  return `${lines.join('\n')}\nThe backup can be restored. That signs everybody out, and the journal gets an entry of it. Nothing of the rehearsal is left, and the service was not touched.`;
}
