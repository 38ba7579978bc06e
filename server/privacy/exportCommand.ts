import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { besideServer } from '../db/besideServer';
import { readEnvironment, StartupError } from '../environment';
import { mediaFolderOf } from '../firstStart';
import { openMedia } from '../media/openMedia';
import { runCommand } from '../runCommand';
import { exportMember } from './exportMember';

runCommand(async () => {
  const [id, ...others] = process.argv.slice(2);
  if (id === undefined || others.length > 0) throw new StartupError('Usage: npm run member:export -- ID');
  const file = path.resolve(`member-${id.replace(/[^\w-]+/g, '_')}.json`);
  const environment = readEnvironment(process.env);
  await besideServer(environment, async (db) => {
    const media = await openMedia(mediaFolderOf(environment.dataFolder), environment.mediaInS3);
    const exported = await exportMember({ db, media, now: () => new Date() }, id);
    if (!exported) throw new StartupError(`There is no member ${id}.`);
    await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`, { mode: 0o600, flag: 'wx' }).catch(
      (error: Error) => {
        throw new StartupError(`The export cannot be written: ${error.message}`);
      },
    );
    console.log(`Everything about ${exported.account.username} is in ${file}.`);
  });
});
