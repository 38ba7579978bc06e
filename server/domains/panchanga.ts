import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Calls } from '../calls';
import { forUpdate } from '../db/engine';
import type { Database } from '../db/schema';
import { calendarDay, filledText, numberInPath } from '../fields';
import { HttpError } from '../httpError';
import type { Services } from '../services';

const element = filledText(100);
const entry = z.object({
  date: calendarDay,
  nakshatra: element,
  thithi: element,
  vaaara: element,
  yoga: element,
  karana: element,
});
const listed = entry.extend({ daily_panchanga_id: z.int() });
const path = z.object({ id: numberInPath });

const listsEntries = { reply: { responseData: z.array(listed) }, done: 'The panchanga is listed.' };
const addsEntry = { json: entry, done: 'The panchanga is added.' };
const updatesEntry = { path, json: entry, done: 'The panchanga is updated.' };
const deletesEntry = { path, done: 'The panchanga is deleted.' };

export function panchangaCalls({ addCall, addChange }: Calls, { db }: Services): void {
  addCall('GET /api/panchanga/list_panchanga', listsEntries, async () => {
    const newestFirst = db.selectFrom('panchanga').orderBy('date', 'desc').orderBy('daily_panchanga_id', 'desc');
    return { responseData: await newestFirst.select(listed.keyof().options).execute() };
  });

  addChange('POST /api/panchanga/add_panchanga', addsEntry, async (transaction, after) => {
    const added = transaction.insertInto('panchanga').values(after).returning('daily_panchanga_id as id');
    return { action: 'add', subject: 'panchanga', ...(await added.executeTakeFirstOrThrow()), after };
  });

  addChange('PUT /api/panchanga/update_panchanga/{id}', updatesEntry, async (transaction, { id, ...after }) => {
    const before = await findEntry(transaction, id);
    await transaction.updateTable('panchanga').set(after).where('daily_panchanga_id', '=', id).execute();
    return { action: 'update', subject: 'panchanga', id, before, after };
  });

  addChange('DELETE /api/panchanga/delete_panchanga/{id}', deletesEntry, async (transaction, { id }) => {
    const before = await findEntry(transaction, id);
    await transaction.deleteFrom('panchanga').where('daily_panchanga_id', '=', id).execute();
    return { action: 'delete', subject: 'panchanga', id, before };
  });
}

function findEntry(transaction: Transaction<Database>, id: number) {
  return transaction
    .selectFrom('panchanga')
    .select(entry.keyof().options)
    .where('daily_panchanga_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no panchanga with this id.'));
}
