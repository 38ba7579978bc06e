import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { limbsOf } from './almanac';
import { day, indianDay } from './calendar';
import { insertRows } from './insertRows';

const daysBefore = 40;
const daysAhead = 5;

/** The almanac of the last weeks and of the next days. */
export async function seedPanchanga(db: Kysely<Database>, now: number): Promise<void> {
  const rows = Array.from({ length: daysBefore + 1 + daysAhead }, (_, place) => {
    const date = indianDay(now + (place - daysBefore) * day);
    return { date, ...limbsOf(date) };
  });
  await insertRows(db, 'panchanga', rows);
}
