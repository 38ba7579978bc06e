import { readEnvironment, StartupError } from '../environment';
import { runCommand } from '../runCommand';
import { readArguments } from './contents';
import { restore } from './restore';

const usage = 'Usage: npm run restore -- FILE [--replace]';

runCommand(async () => {
  const environment = readEnvironment(process.env);
  const { file, flags } = readArguments(environment, process.argv.slice(2), {
    usage,
    onPostgres:
      'pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE, and the folder media back into DATA_DIR.',
  });
  if (flags.some((flag) => flag !== '--replace')) throw new StartupError(usage);
  const kept = await restore(environment.dataFolder, file, { replace: flags.length > 0 });
  console.log(`${environment.dataFolder} holds what was backed up. Everybody has to sign in again.`);
  if (kept) console.log(`The data before it is in ${kept}: delete it once it is no longer needed.`);
});
