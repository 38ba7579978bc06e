import { z } from 'zod';
import { makeChange } from '../audit';
import type { AddCall } from '../callDescription';
import { forUpdate } from '../db/engine';
import { filledText, ownToken } from '../fields';
import { HttpError } from '../httpError';
import { reply } from '../reply';
import { requireOwnToken } from '../security/sessions';
import type { Services } from '../services';

const versionText = filledText(50);
const onOrOff = z.literal([0, 1]);
const versions = { android_version: versionText, ios_version: versionText };
const listed = z.object({
  version_id: z.int(),
  android_version: z.string(),
  ios_version: z.string(),
  status: onOrOff,
});
const changedVersion = z.object({ access_token: ownToken, version_id: z.int32().positive() });

const listsVersions = {
  reply: { responseData: z.object({ version_list: z.array(listed), maintenance_mode: onOrOff }) },
};
const addsVersion = { json: z.object({ access_token: ownToken, ...versions }), status: 201 } as const;
const updatesVersion = {
  json: z.union([changedVersion.extend(versions), changedVersion.extend({ status: onOrOff })]),
};
const switchesMaintenance = { json: z.object({ access_token: ownToken, maintenance_mode: onOrOff }) };

export function versionCalls(addCall: AddCall, services: Services): void {
  const { db, now } = services;

  addCall('GET /version/get_version_list', listsVersions, async (call) => {
    const version_list = await db
      .selectFrom('app_versions')
      .select(['version_id', 'android_version', 'ios_version', 'status'])
      .orderBy('version_id', 'desc')
      .execute();
    const setting = await db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'maintenance_mode')
      .executeTakeFirst();
    const responseData = { version_list, maintenance_mode: setting?.value === '1' ? 1 : 0 };
    return reply(call, { responseData }, 'The versions are listed.');
  });

  addCall('POST /version/add_version', addsVersion, async (call, { access_token, ...version }) => {
    requireOwnToken(call, access_token);
    const after = { ...version, status: 1 as const, created_at: now().toISOString() };
    await makeChange(services, call, async (transaction) => {
      const { id } = await transaction
        .insertInto('app_versions')
        .values(after)
        .returning('version_id as id')
        .executeTakeFirstOrThrow();
      return { action: 'add', subject: 'version', id, after };
    });
    return reply(call, {}, 'The version is added.', 201);
  });

  addCall('PUT /version/update_version', updatesVersion, async (call, { access_token, version_id: id, ...change }) => {
    requireOwnToken(call, access_token);
    await makeChange(services, call, async (transaction) => {
      const before = await transaction
        .selectFrom('app_versions')
        .select(['android_version', 'ios_version', 'status'])
        .where('version_id', '=', id)
        .$call(forUpdate(transaction))
        .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no version with this id.'));
      await transaction.updateTable('app_versions').set(change).where('version_id', '=', id).execute();
      return { action: 'update', subject: 'version', id, before, after: { ...before, ...change } };
    });
    return reply(call, {}, 'The version is updated.');
  });

  addCall('PUT /version/maintenance', switchesMaintenance, async (call, { access_token, maintenance_mode }) => {
    requireOwnToken(call, access_token);
    const value = String(maintenance_mode);
    await makeChange(services, call, async (transaction) => {
      const before = await transaction
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'maintenance_mode')
        .$call(forUpdate(transaction))
        .executeTakeFirst();
      await transaction
        .insertInto('settings')
        .values({ name: 'maintenance_mode', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return { action: 'switch', subject: 'maintenance mode', before, after: { value } };
    });
    return reply(call, {}, maintenance_mode === 1 ? 'Maintenance mode is on.' : 'Maintenance mode is off.');
  });
}
