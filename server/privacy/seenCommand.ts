import { besideServer } from '../db/besideServer';
import { readEnvironment, StartupError } from '../environment';
import { readCommandLine, runCommand } from '../runCommand';
import { whoSaw } from './whoSaw';

const usage = 'Usage: npm run --silent member:seen -- ID';

runCommand(async () => {
  const [id = ''] = readCommandLine(usage, [1, 1], {}).words;
  const text = await besideServer(readEnvironment(process.env), (db) => whoSaw(db, id));
  if (text === undefined) throw new StartupError(`There is no member ${id}.`);
  console.log(text);
});
