import { openPlan } from '../backup/scheduledBackups';
import { besideServer } from '../db/besideServer';
import { readEnvironment, StartupError } from '../environment';
import { mediaFolderOf } from '../firstStart';
import { openMedia } from '../media/openMedia';
import { runCommand } from '../runCommand';
import { onlyErrors } from '../services';
import { deleteOldCopies } from './deleteOldCopies';
import { purgeMembers } from './purgeMembers';
import { notePurges } from './purgeNotes';

runCommand(async () => {
  const environment = readEnvironment(process.env);
  const { dataFolder, mediaInS3, purgeAfterDays } = environment;
  await besideServer(environment, async (db) => {
    const media = await openMedia(mediaFolderOf(dataFolder), mediaInS3);
    const services = { db, media, now: () => new Date(), log: onlyErrors };
    const place = (await openPlan(environment))?.place;
    const note = (ids: string[]) => notePurges({ dataFolder, place }, ids, new Date());
    const { purged, failed } = await purgeMembers(services, purgeAfterDays, { note });
    console.log(`Deleted more than ${purgeAfterDays} days ago and purged now: ${purged} members.`);
    const copies = await deleteOldCopies(dataFolder, purgeAfterDays, new Date());
    if (copies > 0) console.log(`Copies of the database that were older, and are deleted: ${copies}.`);
    if (failed > 0) throw new StartupError(`Members who could not be purged, and are due still: ${failed}.`);
  });
});
