import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { belongsToData, staysInPlace } from './backup/contents';
import { refuseHalfRestored, unpackingFolder } from './backup/replaceData';
import { connect } from './db/connect';
import { isLock, lockForReplacing } from './db/lockDataFolder';
import { missingSteps } from './db/migrate';
import { migrations } from './db/migrations';
import { tables, type Database } from './db/schema';
import { readEnvironment, StartupError } from './environment';
import { findAdministrator } from './firstStart';
import type { FileStorage } from './storage/fileStorage';
import { openMedia } from './media/openMedia';
import { runCommand } from './runCommand';
import { demonstrationMembers } from './demonstrationSignIn';

const functions = ['refuse_change', 'count_added_members', 'count_gone_members', 'count_changed_members', 'letters_in'];

/** Deletes the demonstration data, and nothing else: real data and foreign folders stay. */
async function reset(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { dataFolder, databaseUrl } = environment;
  const file = path.join(dataFolder, 'vivaha.sqlite');
  if (databaseUrl === undefined && existsSync(file)) lockForReplacing(dataFolder);
  await refuseHalfRestored(dataFolder);
  const foreign = (await entriesOf(dataFolder)).find(
    (entry) => !belongsToData.test(entry) && !staysInPlace.test(entry) && entry !== unpackingFolder,
  );
  if (foreign !== undefined)
    throw new StartupError(`${dataFolder} also holds '${foreign}', which is not ours: nothing is deleted.`);

  if (databaseUrl !== undefined) await emptyDatabase(databaseUrl, dropTables);
  else if (existsSync(file)) await emptyDatabase(file);
  if (environment.mediaInS3) await deletePictures(await openMedia(environment));
  // Read again: an opened database leaves files beside itself, which the next one of that name would take for its own.
  for (const entry of await entriesOf(dataFolder))
    await rm(path.join(dataFolder, entry), { recursive: true, force: true });
  console.log('The demonstration data is deleted; the next start makes it anew.');
}

async function entriesOf(dataFolder: string): Promise<string[]> {
  const entries = existsSync(dataFolder) ? await readdir(dataFolder) : [];
  return entries.filter((entry) => !isLock.test(entry));
}

async function emptyDatabase(location: string, empty?: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  // As it is: what is deleted need not be brought up to date.
  const db = connect(location);
  try {
    if ((await missingSteps(db)).length === migrations.length) return;
    if ((await findAdministrator(db)) && (await demonstrationMembers(db)) === undefined)
      throw new StartupError('The database holds no demonstration data: nothing is deleted.');
    await empty?.(db);
  } finally {
    await db.destroy();
  }
}

async function deletePictures(media: FileStorage): Promise<void> {
  for (const folder of ['ads', 'portraits']) {
    for (const { path: name } of await media.list(folder)) await media.delete(name);
  }
}

async function dropTables(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of [...Object.keys(tables).reverse(), 'migrations_lock'])
      await transaction.schema.dropTable(table).ifExists().execute();
    for (const name of functions) await sql`drop function if exists ${sql.id(name)} cascade`.execute(transaction);
  });
}

runCommand(reset);
