import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { besideServer } from '../db/besideServer';
import { readEnvironment, StartupError } from '../environment';
import { openMedia } from '../media/openMedia';
import { printable, readCommandLine, runCommand } from '../runCommand';
import { exportMember } from './exportMember';

const usage = 'Usage: npm run --silent member:export -- ID [FILE]; without a file it goes to the standard output.';

runCommand(async () => {
  const [id = '', name] = readCommandLine(usage, [1, 2], {}).words;
  const environment = readEnvironment(process.env);
  await besideServer(environment, async (db) => {
    const media = await openMedia(environment);
    const write = name === undefined ? print : (text: string) => writeNew(path.resolve(name), text);
    const username = await exportMember({ db, media, now: () => new Date() }, id, write);
    if (username === undefined) throw new StartupError(`There is no member ${id}.`);
    console.error(`Everything about ${printable(username)} is in ${name ?? 'the output'}.`);
  });
});

function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new StartupError(`The export cannot be written: ${error.message}`));
    process.stdout.once('error', refuse).write(text, (error) => (error ? refuse(error) : resolve()));
  });
}

async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await rm(file, { force: true });
    throw new StartupError(`The export cannot be written: ${error.message}`);
  });
}
