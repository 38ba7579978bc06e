import { readEnvironment } from '../environment';
import { openMedia } from '../media/openMedia';
import { readPurges } from '../privacy/purgeNotes';
import { exitOnSignals, readCommandLine, runCommand } from '../runCommand';
import { readBackup } from './contents';
import { rehearseRestore, reportOf } from './rehearseRestore';
import { restore, restoreToPostgres } from './restore';
import { openPlan } from './scheduledBackups';

const usage = 'Usage: npm run restore -- FILE [--replace | --rehearse]';

runCommand(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const { words, flags } = readCommandLine(usage, [1, 1], { replace: flag, rehearse: flag });
  const environment = readEnvironment(process.env);
  const { dataFolder, databaseUrl, backupKey: key, recognitionKey } = environment;
  const storage = (await openPlan(environment))?.storage;
  const open = () => readBackup(words[0] ?? '', storage);
  if (flags.rehearse) {
    exitOnSignals();
    return console.log(reportOf(await rehearseRestore(open, { key, dataFolder, databaseUrl })));
  }
  const backup = open();
  const purged = await readPurges({ dataFolder, storage });
  if (databaseUrl !== undefined) {
    const media = await openMedia(environment);
    await restoreToPostgres(databaseUrl, backup, { dataFolder, media, key, purged, recognitionKey });
    return console.log('The database holds what was backed up. Everybody has to sign in again.');
  }
  const kept = await restore(dataFolder, backup, { ...flags, key, purged, recognitionKey });
  console.log(`${dataFolder} holds what was backed up. Everybody has to sign in again.`);
  if (kept) console.log(`The data before it is in ${kept}: delete it once it is no longer needed.`);
});
