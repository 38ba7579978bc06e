import path from 'node:path';
import type { Kysely } from 'kysely';
import { tables, type Database } from '../../server/db/schema';
import { createRecognition } from '../../server/security/sealing';
import type { Services } from '../../server/services';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { purgeMembers, type PurgeAges } from '../../server/privacy/purgeMembers';
import {
  aBlock,
  aDeletedMember,
  aDeletionRequest,
  aMatch,
  aMember,
  aNote,
  aPayment,
  aProfile,
  aReport,
  aReportClosing,
  daysAgo,
  insertWorld,
  type World,
} from '../support/builders';
import type { Companion } from '../support/companion';
import { runCommand } from './programs';

export const photo = 'members/5e1f0c9d8b7a6f5e4d3c2b1a09f8e7d6.jpg';

/** Asha gave up her account 31 days ago, Ravi stays, and both have left traces in every table that names members. */
export const asha = aDeletedMember({
  username: 'Asha Rao',
  deleted_at: daysAgo(31),
  decided_at: daysAgo(60),
  profile_link: `/media/${photo}`,
});

export const ravi = aMember({ username: 'Ravi Iyer', status: 'approved' });

const married = aReport(ravi, asha, { reason: 'Asha is married' });

export const world: World = {
  members: [asha, ravi],
  profiles: [aProfile(asha, { family: { about_me: 'I sing at the temple.' } }), aProfile(ravi)],
  deletionRequests: [aDeletionRequest(asha, { accepted_at: asha.deleted_at })],
  blocks: [aBlock(asha, ravi), aBlock(ravi, asha)],
  reports: [married, aReport(asha, ravi, { reason: 'Asks for money' })],
  reportClosings: [aReportClosing(married)],
  notes: [aNote(asha, { note: 'Asha called twice' })],
  interests: [aMatch(asha, ravi), aMatch(ravi, asha, { accepted_on: null })],
  payments: [
    aPayment({ user_id: asha.user_id, user_name: 'Asha Rao', phone_no: asha.phone ?? '', state: 'Success' }),
    aPayment({ user_id: asha.user_id, user_name: 'Asha Rao', phone_no: asha.phone ?? '', state: 'Failed' }),
    aPayment({ user_id: ravi.user_id, user_name: 'Ravi Iyer', phone_no: ravi.phone ?? '', state: 'Processing' }),
  ],
};

export const command = (name: string, words: string[], { environment }: Companion, cwd: string) =>
  runCommand(`privacy/${name}Command`, words, environment, { cwd });

export async function everything(db: Kysely<Database>): Promise<string> {
  const own = (Object.keys(tables) as (keyof Database)[]).filter((name) => name !== 'payments');
  return JSON.stringify(await Promise.all(own.map((table) => db.selectFrom(table).selectAll().execute())));
}

export const log = { error: jest.fn() };

export const steps = (companion: () => Companion) => {
  const folder = () => companion().environment.DATA_DIR;
  const media = () => storageInFolder(path.join(folder(), 'media'));
  const recognise: Services['recognise'] = (kind, key) => createRecognition({ dataFolder: folder() })(kind, key);
  /** The world, and the photo of Asha. */
  const given = async () => {
    await insertWorld(companion().db, world);
    await media().put(photo, Buffer.from('a photo'));
  };
  const purge = (ages: PurgeAges = { deleted: 30 }, store = media()) =>
    purgeMembers({ db: companion().db, media: store, now: () => new Date(), recognise, log }, ages);
  const rows = async (address: string) => {
    const { body } = await companion().call<{ responseData: unknown[] }>('GET', address);
    return body.responseData;
  };
  return { folder, media, recognise, given, purge, rows };
};
