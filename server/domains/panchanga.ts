import type { Transaction } from 'kysely';
import { z } from 'zod';
import { makeChange } from '../audit';
import type { AddCall } from '../callDescription';
import { forUpdate } from '../db/engine';
import type { Database } from '../db/schema';
import { calendarDay, filledText, numberInPath } from '../fields';
import { HttpError } from '../httpError';
import { reply } from '../reply';
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
const entryInPath = z.object({ id: numberInPath });
const listsEntries = { reply: { responseData: z.array(entry.extend({ daily_panchanga_id: z.int() })) } };

const columns = ['date', 'nakshatra', 'thithi', 'vaaara', 'yoga', 'karana'] as const;

export function panchangaCalls(addCall: AddCall, services: Services): void {
  const { db } = services;

  addCall('GET /api/panchanga/list_panchanga', listsEntries, async (call) => {
    const responseData = await db
      .selectFrom('panchanga')
      .select(['daily_panchanga_id', ...columns])
      .orderBy('date', 'desc')
      .orderBy('daily_panchanga_id', 'desc')
      .execute();
    return reply(call, { responseData }, 'The panchanga is listed.');
  });

  addCall('POST /api/panchanga/add_panchanga', { json: entry }, async (call, after) => {
    await makeChange(services, call, async (transaction) => {
      const { id } = await transaction
        .insertInto('panchanga')
        .values(after)
        .returning('daily_panchanga_id as id')
        .executeTakeFirstOrThrow();
      return { action: 'add', subject: 'panchanga', id, after };
    });
    return reply(call, {}, 'The panchanga is added.');
  });

  const updatesEntry = { path: entryInPath, json: entry };
  addCall('PUT /api/panchanga/update_panchanga/{id}', updatesEntry, async (call, { id, ...after }) => {
    await makeChange(services, call, async (transaction) => {
      const before = await findEntry(transaction, id);
      await transaction.updateTable('panchanga').set(after).where('daily_panchanga_id', '=', id).execute();
      return { action: 'update', subject: 'panchanga', id, before, after };
    });
    return reply(call, {}, 'The panchanga is updated.');
  });

  addCall('DELETE /api/panchanga/delete_panchanga/{id}', { path: entryInPath }, async (call, { id }) => {
    await makeChange(services, call, async (transaction) => {
      const before = await findEntry(transaction, id);
      await transaction.deleteFrom('panchanga').where('daily_panchanga_id', '=', id).execute();
      return { action: 'delete', subject: 'panchanga', id, before };
    });
    return reply(call, {}, 'The panchanga is deleted.');
  });
}

function findEntry(transaction: Transaction<Database>, id: number) {
  return transaction
    .selectFrom('panchanga')
    .select(columns)
    .where('daily_panchanga_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no panchanga with this id.'));
}
