import { faker } from '@faker-js/faker/locale/en_IN';
import type { Db } from '../db/schema';
import type { FileStorage } from '../storage/fileStorage';
import { seedActivity } from './activity';
import { panchanga } from './almanac';
import { insertRows } from './insertRows';
import { seedMembers } from './members';
import { portraitPool } from './portraits';
import { savePictures } from './pictures';
import releases from './lists/releases.json';
import { day, toInstant } from '../time';
import { adPictures, seedVendors } from './vendors';

/**
 * Fills an empty database with a service that has run for two years: people who do not exist, their doings, and everything an
 * administrator keeps. The same number of members and the same `today` always give the same rows.
 * @param db joins the transaction when it is one, otherwise writes everything in a transaction of its own.
 */
export async function seedDemonstration(
  db: Db,
  { members: count, media, today }: { members: number; media: FileStorage; today: Date },
): Promise<void> {
  const now = today.getTime();
  const portraits = portraitPool();
  faker.seed(count);

  const fill = async (transaction: Db) => {
    const setting = { name: 'demonstration_members', value: String(count) };
    await transaction.insertInto('settings').values(setting).execute();
    const members = await seedMembers(transaction, { members: count, portraits, today });
    await seedActivity(transaction, { members, count, now });
    await seedVersions(transaction, now);
    await insertRows(transaction, 'panchanga', panchanga(now, 40, 5));
    await seedVendors(transaction, now);
    // Before the rows are there for others: no link may lead to a picture that is not.
    await savePictures([...portraits.pictures(), ...adPictures()], media);
  };
  await (db.isTransaction ? fill(db) : db.transaction().execute(fill));
}

/** The releases of the app, with the days ago that they appeared; the newest is in use. And the switch for maintenance, off. */
async function seedVersions(db: Db, now: number): Promise<void> {
  const rows = releases.map((line, index) => {
    const [android_version = '', ios_version = '', daysAgo] = line.split('; ');
    const status = index === releases.length - 1 ? (1 as const) : (0 as const);
    return { android_version, ios_version, status, created_at: toInstant(now - Number(daysAgo) * day) };
  });
  await insertRows(db, 'app_versions', rows);
  await db
    .insertInto('settings')
    .values({ name: 'maintenance_mode', value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '0' }))
    .execute();
}
