import type { Calls } from '../calls';
import * as contract from '../contract/versions';
import { forUpdate } from '../db/engine';
import { HttpError } from '../httpError';
import { requireOwnToken } from '../security/sessions';
import type { Services } from '../services';

export function versionCalls({ addCall, addChange }: Calls, { db, now }: Services): void {
  const maintenance = db.selectFrom('settings').select('value').where('name', '=', 'maintenance_mode');

  addCall('GET /version/get_version_list', contract.listsVersions, async () => {
    const newestFirst = db.selectFrom('app_versions').orderBy('version_id', 'desc');
    const version_list = await newestFirst.select(contract.listedVersionFields).execute();
    const setting = await maintenance.executeTakeFirst();
    return { responseData: { version_list, maintenance_mode: setting?.value === '1' ? 1 : 0 } };
  });

  addChange(
    'POST /version/add_version',
    contract.addsVersion,
    async (transaction, { access_token, ...version }, call) => {
      requireOwnToken(call, access_token);
      const after = { ...version, status: 1 as const, created_at: now().toISOString() };
      const added = transaction.insertInto('app_versions').values(after).returning('version_id as id');
      return { action: 'add', subject: 'version', ...(await added.executeTakeFirstOrThrow()), after };
    },
  );

  addChange('PUT /version/update_version', contract.updatesVersion, async (transaction, values, call) => {
    const { access_token, version_id: id, ...change } = values;
    requireOwnToken(call, access_token);
    const before = await transaction
      .selectFrom('app_versions')
      .select(contract.versionFields)
      .where('version_id', '=', id)
      .$call(forUpdate(transaction))
      .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no version with this id.'));
    await transaction.updateTable('app_versions').set(change).where('version_id', '=', id).execute();
    return { action: 'update', subject: 'version', id, before, after: { ...before, ...change } };
  });

  addChange('PUT /version/maintenance', contract.switchesMaintenance, async (transaction, values, call) => {
    requireOwnToken(call, values.access_token);
    const value = String(values.maintenance_mode);
    const before = await transaction.executeQuery(maintenance.$call(forUpdate(transaction)));
    await transaction
      .insertInto('settings')
      .values({ name: 'maintenance_mode', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return { action: 'switch', subject: 'maintenance mode', before: before.rows[0], after: { value } };
  });
}
