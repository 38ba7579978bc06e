import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { MediaStore } from '../media/mediaStore';
import { seedBlocks } from './activity/seedBlocks';
import { seedDeletions } from './activity/seedDeletions';
import { seedInterests } from './activity/seedInterests';
import { seedPayments } from './activity/seedPayments';
import { seedReports } from './activity/seedReports';
import { day } from './calendar';
import { seedMembers } from './members/seedMembers';
import { adPictures } from './pictures/adPictures';
import { portraitPool } from './pictures/portraitPool';
import { savePictures } from './pictures/savePictures';
import { secretNames } from './pictures/secretNames';
import { randomFor } from './random';
import { seedPanchanga } from './seedPanchanga';
import { seedVersions } from './seedVersions';
import { seedVendors } from './vendors/seedVendors';

/**
 * Fills an empty database with a service that has run for two years: people who do not exist, their doings, and everything an
 * administrator keeps. The same number of members and the same `today` always give the same rows, but for the names
 * of portraits, which are a secret of each store.
 * @param db joins the transaction when it is one, otherwise writes everything in a transaction of its own.
 */
export async function seedDemonstration(
  db: Kysely<Database>,
  options: { members: number; media: MediaStore; today: Date },
): Promise<void> {
  const { members: count, media, today } = options;
  const now = today.getTime();
  const portraits = portraitPool(await secretNames(media), count);

  const fill = async (transaction: Kysely<Database>) => {
    const members = await seedMembers(transaction, { members: count, portraits, today });
    const settled = members.filter(
      ({ status, deletedAt, createdAt }) =>
        (status === 'approved' || status === 'blocked') && deletedAt === null && createdAt < now - 14 * day,
    );
    await seedDeletions(transaction, randomFor('deletions'), members, settled, now);
    await seedBlocks(transaction, randomFor('blocks'), settled, count, now);
    await seedReports(transaction, randomFor('reports'), settled, count, now);
    await seedInterests(transaction, randomFor('interests'), settled, count, now);
    await seedPayments(transaction, randomFor('payments'), settled, count, now);
    await seedVersions(transaction, now);
    await seedPanchanga(transaction, now);
    await seedVendors(transaction, randomFor('vendors'), now);
    // Before the rows are there for others: no link may lead to a picture that is not.
    await savePictures([...portraits.pictures(), ...adPictures()], media);
  };
  await (db.isTransaction ? fill(db) : db.transaction().execute(fill));
}
