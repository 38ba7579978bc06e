import { readEnvironment } from '../environment';
import { openMedia } from '../media/openMedia';
import { readPurges } from '../privacy/purgeNotes';
import { readCommandLine, runCommand } from '../runCommand';
import { readBackup } from './contents';
import { restore, restoreToPostgres } from './restore';
import { openPlan } from './scheduledBackups';

const usage = 'Usage: npm run restore -- FILE [--replace]';

runCommand(async () => {
  const { words, flags } = readCommandLine(usage, [1, 1], { replace: { type: 'boolean', default: false } });
  const environment = readEnvironment(process.env);
  const { dataFolder, databaseUrl, backupKey: key, recognitionKey } = environment;
  const place = (await openPlan(environment))?.place;
  const backup = readBackup(words[0] ?? '', place);
  const purged = await readPurges({ dataFolder, place });
  if (databaseUrl !== undefined) {
    const media = await openMedia(environment);
    await restoreToPostgres(databaseUrl, backup, { dataFolder, media, key, purged, recognitionKey });
    return console.log('The database holds what was backed up. Everybody has to sign in again.');
  }
  const kept = await restore(dataFolder, backup, { ...flags, key, purged, recognitionKey });
  console.log(`${dataFolder} holds what was backed up. Everybody has to sign in again.`);
  if (kept) console.log(`The data before it is in ${kept}: delete it once it is no longer needed.`);
});
