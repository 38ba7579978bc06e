import { besideServer } from '../db/besideServer';
import { readEnvironment } from '../environment';
import { mediaFolderOf } from '../firstStart';
import { openMedia } from '../media/openMedia';
import { runCommand } from '../runCommand';
import { purgeMembers } from './purgeMembers';

runCommand(async () => {
  const environment = readEnvironment(process.env);
  const purged = await besideServer(environment, async (db) => {
    const media = await openMedia(mediaFolderOf(environment.dataFolder), environment.mediaInS3);
    return purgeMembers({ db, media, now: () => new Date() }, environment.purgeAfterDays);
  });
  console.log(`Deleted more than ${environment.purgeAfterDays} days ago and purged now: ${purged} members.`);
});
