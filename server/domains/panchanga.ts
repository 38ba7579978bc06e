import type { Calls } from '../calls';
import * as contract from '../contract/panchanga';
import { forUpdate } from '../db/engine';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';
import type { Services } from '../services';

export function panchangaCalls({ addCall, addChange }: Calls, { db }: Services): void {
  addCall('GET /api/panchanga/list_panchanga', contract.listsEntries, async () => {
    const newestFirst = db.selectFrom('panchanga').orderBy('date', 'desc').orderBy('daily_panchanga_id', 'desc');
    return { responseData: await newestFirst.select(contract.listedEntryFields).execute() };
  });

  addChange('POST /api/panchanga/add_panchanga', contract.addsEntry, async (transaction, after) => {
    const added = transaction.insertInto('panchanga').values(after).returning('daily_panchanga_id as id');
    return { action: 'add', subject: 'panchanga', ...(await added.executeTakeFirstOrThrow()), after };
  });

  addChange(
    'PUT /api/panchanga/update_panchanga/{id}',
    contract.updatesEntry,
    async (transaction, { id, ...after }) => {
      const before = await findEntry(transaction, id);
      await transaction.updateTable('panchanga').set(after).where('daily_panchanga_id', '=', id).execute();
      return { action: 'update', subject: 'panchanga', id, before, after };
    },
  );

  addChange('DELETE /api/panchanga/delete_panchanga/{id}', contract.deletesEntry, async (transaction, { id }) => {
    const before = await findEntry(transaction, id);
    await transaction.deleteFrom('panchanga').where('daily_panchanga_id', '=', id).execute();
    return { action: 'delete', subject: 'panchanga', id, before };
  });
}

function findEntry(transaction: Trx, id: number) {
  return transaction
    .selectFrom('panchanga')
    .select(contract.entryFields)
    .where('daily_panchanga_id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no panchanga with this id.'));
}
