import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { belongsToData, staysInPlace } from './backup/contents';
import { refuseHalfRestored, unpackingFolder } from './backup/replaceData';
import { connect } from './db/connect';
import { isLock, lockForReplacing } from './db/lockDataFolder';
import { missingSteps } from './db/migrate';
import { migrations } from './db/migrations';
import { demonstrationMembers } from './demonstrationSignIn';
import { readEnvironment, StartupError } from './environment';
import { hasAdministrator } from './firstStart';
import { runCommand } from './runCommand';

/** Deletes the demonstration data, and nothing else: real data and foreign folders stay. */
async function reset(): Promise<void> {
  const { dataFolder, databaseUrl, mediaInS3 } = readEnvironment(process.env);
  if (databaseUrl ?? mediaInS3)
    throw new StartupError(
      'Only data in DATA_DIR is deleted: drop the database of DATABASE_URL, empty the storage of MEDIA_URL.',
    );
  const file = path.join(dataFolder, 'vivaha.sqlite');
  if (existsSync(file)) lockForReplacing(dataFolder);
  await refuseHalfRestored(dataFolder);
  const foreign = (await entriesOf(dataFolder)).find(
    (entry) => !belongsToData.test(entry) && !staysInPlace.test(entry) && entry !== unpackingFolder,
  );
  if (foreign !== undefined)
    throw new StartupError(`${dataFolder} also holds '${foreign}', which is not ours: nothing is deleted.`);
  await refuseRealData(file);
  // Read again: an opened database leaves files beside itself, which the next one of that name would take for its own.
  for (const entry of await entriesOf(dataFolder))
    await rm(path.join(dataFolder, entry), { recursive: true, force: true });
  console.log('The demonstration data is deleted; the next start makes it anew.');
}

async function entriesOf(dataFolder: string): Promise<string[]> {
  const entries = existsSync(dataFolder) ? await readdir(dataFolder) : [];
  return entries.filter((entry) => !isLock.test(entry));
}

async function refuseRealData(file: string): Promise<void> {
  if (!existsSync(file)) return;
  // As it is: what is deleted need not be brought up to date.
  const db = connect(file);
  try {
    if ((await missingSteps(db)).length === migrations.length) return;
    if ((await hasAdministrator(db)) && (await demonstrationMembers(db)) === undefined)
      throw new StartupError('The database holds no demonstration data: nothing is deleted.');
  } finally {
    await db.destroy();
  }
}

runCommand(reset);
