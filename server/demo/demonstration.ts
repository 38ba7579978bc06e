import { faker } from '@faker-js/faker/locale/en_IN';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { MediaStore } from '../media/mediaStore';
import { seedActivity } from './activity';
import { panchanga } from './almanac';
import { insertRows } from './insertRows';
import { seedMembers } from './members';
import { portraitPool } from './portraits';
import { savePictures, secretNames } from './pictures';
import { day, toInstant } from './time';
import { adPictures, seedVendors } from './vendors';

/** What was in the two stores, and how many days ago it appeared there. */
const releases: [android: string, ios: string, daysAgo: number][] = [
  ['1.0.0', '1.0.0', 722],
  ['1.1.0', '1.0.2', 655],
  ['1.2.0', '1.1.2', 560],
  ['1.3.0', '1.2.0', 497],
  ['1.4.0', '1.3.0', 402],
  ['2.0.0', '2.0.0', 311],
  ['2.0.1', '2.0.0', 300],
  ['2.1.0', '2.0.3', 233],
  ['2.2.0', '2.1.0', 148],
  ['2.2.1', '2.2.0', 71],
  ['2.3.0', '2.3.0', 16],
];

/**
 * Fills an empty database with a service that has run for two years: people who do not exist, their doings, and everything an
 * administrator keeps. The same number of members and the same `today` always give the same rows, but for the names
 * of portraits, which are a secret of each store.
 * @param db joins the transaction when it is one, otherwise writes everything in a transaction of its own.
 */
export async function seedDemonstration(
  db: Kysely<Database>,
  { members: count, media, today }: { members: number; media: MediaStore; today: Date },
): Promise<void> {
  const now = today.getTime();
  const portraits = portraitPool(await secretNames(media), count);
  faker.seed(count);

  const fill = async (transaction: Kysely<Database>) => {
    const members = await seedMembers(transaction, { members: count, portraits, today });
    await seedActivity(transaction, members, now);
    await seedVersions(transaction, now);
    await insertRows(transaction, 'panchanga', panchanga(now, 40, 5));
    await seedVendors(transaction, now);
    // Before the rows are there for others: no link may lead to a picture that is not.
    await savePictures([...portraits.pictures(), ...adPictures()], media);
  };
  await (db.isTransaction ? fill(db) : db.transaction().execute(fill));
}

/** The releases of the app, of which the newest is in use, and the switch for maintenance, off. */
async function seedVersions(db: Kysely<Database>, now: number): Promise<void> {
  const rows = releases.map(([android_version, ios_version, daysAgo], place) => {
    const status = place === releases.length - 1 ? (1 as const) : (0 as const);
    return { android_version, ios_version, status, created_at: toInstant(now - daysAgo * day) };
  });
  await insertRows(db, 'app_versions', rows);
  await db
    .insertInto('settings')
    .values({ name: 'maintenance_mode', value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '0' }))
    .execute();
}
