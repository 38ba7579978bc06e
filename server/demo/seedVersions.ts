import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { day, toInstant } from './calendar';
import { insertRows } from './insertRows';

/** What was in the two stores, and how many days ago it appeared there. */
const releases: [android: string, ios: string, daysAgo: number][] = [
  ['1.0.0', '1.0.0', 722],
  ['1.0.1', '1.0.0', 701],
  ['1.1.0', '1.0.2', 655],
  ['1.1.1', '1.1.0', 618],
  ['1.2.0', '1.1.2', 560],
  ['1.3.0', '1.2.0', 497],
  ['1.3.1', '1.2.1', 476],
  ['1.4.0', '1.3.0', 402],
  ['2.0.0', '2.0.0', 311],
  ['2.0.1', '2.0.0', 300],
  ['2.1.0', '2.0.3', 233],
  ['2.2.0', '2.1.0', 148],
  ['2.2.1', '2.2.0', 71],
  ['2.3.0', '2.3.0', 16],
];

/** The releases of the app, of which the newest is in use, and the switch for maintenance, off. */
export async function seedVersions(db: Kysely<Database>, now: number): Promise<void> {
  const newest = releases.length - 1;
  await insertRows(
    db,
    'app_versions',
    releases.map(([android_version, ios_version, daysAgo], place) => ({
      android_version,
      ios_version,
      status: place === newest ? (1 as const) : (0 as const),
      created_at: toInstant(now - daysAgo * day),
    })),
  );
  await db
    .insertInto('settings')
    .values({ name: 'maintenance_mode', value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '0' }))
    .execute();
}
