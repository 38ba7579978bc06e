import { readEnvironment, StartupError } from '../environment';
import { mediaFolderOf } from '../firstStart';
import { openMedia } from '../media/openMedia';
import { readPurges } from '../privacy/purgeNotes';
import { runCommand } from '../runCommand';
import { readArguments, withBackup } from './contents';
import { restore, restoreToPostgres } from './restore';
import { openPlan } from './scheduledBackups';

const usage = 'Usage: npm run restore -- FILE [--replace]';

runCommand(async () => {
  const environment = readEnvironment(process.env);
  const { dataFolder, databaseUrl, mediaInS3, backupKey: key } = environment;
  const { file, flags } = readArguments(process.argv.slice(2), usage);
  if (flags.some((flag) => flag !== '--replace')) throw new StartupError(usage);
  const place = (await openPlan(environment))?.place;
  const purged = await readPurges({ dataFolder, place });
  if (databaseUrl !== undefined) {
    const media = await openMedia(mediaFolderOf(dataFolder), mediaInS3);
    await withBackup(file, place, (found) => restoreToPostgres(databaseUrl, found, { dataFolder, media, key, purged }));
    return console.log('The database holds what was backed up. Everybody has to sign in again.');
  }
  const replace = flags.length > 0;
  const kept = await withBackup(file, place, (found) => restore(dataFolder, found, { replace, key, purged }));
  console.log(`${dataFolder} holds what was backed up. Everybody has to sign in again.`);
  if (kept) console.log(`The data before it is in ${kept}: delete it once it is no longer needed.`);
});
