import type { Transaction } from 'kysely';
import { z } from 'zod';
import { actorOf, record } from '../audit';
import { forUpdate } from '../db/connect';
import type { Database } from '../db/schema';
import { readJson, readPath } from '../validateRequest';
import { calendarDay, filledText, numberInPath } from '../fields';
import { HttpError } from '../httpError';
import { reply, type DescribedCalls } from '../reply';
import type { Api, Services } from '../services';

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

export const panchangaCalls: DescribedCalls = {
  'GET /api/panchanga/list_panchanga': {
    reply: { responseData: z.array(entry.extend({ daily_panchanga_id: z.int() })) },
  },
  'POST /api/panchanga/add_panchanga': { json: entry },
  'PUT /api/panchanga/update_panchanga/{id}': { path: entryInPath, json: entry },
  'DELETE /api/panchanga/delete_panchanga/{id}': { path: entryInPath },
};

export function panchangaRoutes(api: Api, { db, now }: Services): void {
  api.get('/api/panchanga/list_panchanga', async (call) => {
    const responseData = await db
      .selectFrom('panchanga')
      .select(['daily_panchanga_id', 'date', 'nakshatra', 'thithi', 'vaaara', 'yoga', 'karana'])
      .orderBy('date', 'desc')
      .orderBy('daily_panchanga_id', 'desc')
      .execute();
    return reply(call, { responseData }, 'The panchanga is listed.');
  });

  api.post('/api/panchanga/add_panchanga', async (call) => {
    const values = await readJson(call, entry);
    await db.transaction().execute(async (transaction) => {
      const { daily_panchanga_id: id } = await transaction
        .insertInto('panchanga')
        .values(values)
        .returning('daily_panchanga_id')
        .executeTakeFirstOrThrow();
      await record(transaction, actorOf(call, now), { action: 'add', subject: 'panchanga', id, after: values });
    });
    return reply(call, {}, 'The panchanga is added.');
  });

  api.put('/api/panchanga/update_panchanga/:id', async (call) => {
    const { id } = readPath(call, entryInPath);
    const values = await readJson(call, entry);
    await db.transaction().execute(async (transaction) => {
      const before = await findEntry(transaction, id);
      await transaction.updateTable('panchanga').set(values).where('daily_panchanga_id', '=', id).execute();
      const changed = { action: 'update', subject: 'panchanga', id, before, after: values } as const;
      await record(transaction, actorOf(call, now), changed);
    });
    return reply(call, {}, 'The panchanga is updated.');
  });

  api.delete('/api/panchanga/delete_panchanga/:id', async (call) => {
    const { id } = readPath(call, entryInPath);
    await db.transaction().execute(async (transaction) => {
      const before = await findEntry(transaction, id);
      await transaction.deleteFrom('panchanga').where('daily_panchanga_id', '=', id).execute();
      await record(transaction, actorOf(call, now), { action: 'delete', subject: 'panchanga', id, before });
    });
    return reply(call, {}, 'The panchanga is deleted.');
  });
}

async function findEntry(transaction: Transaction<Database>, id: number) {
  const entry = await transaction
    .selectFrom('panchanga')
    .select(['date', 'nakshatra', 'thithi', 'vaaara', 'yoga', 'karana'])
    .where('daily_panchanga_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  if (!entry) throw unknownEntry();
  return entry;
}

const unknownEntry = () => new HttpError(404, 'There is no panchanga with this id.');
