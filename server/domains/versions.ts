import { z } from 'zod';
import { actorOf, record } from '../audit';
import { forUpdate } from '../db/connect';
import { readJson } from '../validateRequest';
import { filledText, ownToken } from '../fields';
import { HttpError } from '../httpError';
import { reply, type DescribedCalls } from '../reply';
import { requireOwnToken } from '../security/sessions';
import type { Api, Services } from '../services';

const versionText = filledText(50);
const onOrOff = z.literal([0, 1]);
const versions = { android_version: versionText, ios_version: versionText };

const newVersion = z.object({ access_token: ownToken, ...versions });
const changedVersion = z.object({ access_token: ownToken, version_id: z.int32().positive() });
const versionChange = z.union([changedVersion.extend(versions), changedVersion.extend({ status: onOrOff })]);
const maintenance = z.object({ access_token: ownToken, maintenance_mode: onOrOff });

const listed = z.object({
  version_id: z.int(),
  android_version: z.string(),
  ios_version: z.string(),
  status: onOrOff,
});

export const versionCalls: DescribedCalls = {
  'GET /version/get_version_list': {
    reply: { responseData: z.object({ version_list: z.array(listed), maintenance_mode: onOrOff }) },
  },
  'POST /version/add_version': { json: newVersion, status: 201 },
  'PUT /version/update_version': { json: versionChange },
  'PUT /version/maintenance': { json: maintenance },
};

export function versionRoutes(api: Api, { db, now }: Services): void {
  api.get('/version/get_version_list', async (call) => {
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

  api.post('/version/add_version', async (call) => {
    const { access_token, ...version } = await readJson(call, newVersion);
    requireOwnToken(call, access_token);
    const row = { ...version, status: 1 as const, created_at: now().toISOString() };
    await db.transaction().execute(async (transaction) => {
      const { version_id: id } = await transaction
        .insertInto('app_versions')
        .values(row)
        .returning('version_id')
        .executeTakeFirstOrThrow();
      await record(transaction, actorOf(call, now), { action: 'add', subject: 'version', id, after: row });
    });
    return reply(call, {}, 'The version is added.', 201);
  });

  api.put('/version/update_version', async (call) => {
    const { access_token, version_id, ...change } = await readJson(call, versionChange);
    requireOwnToken(call, access_token);
    await db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('app_versions')
        .select(['android_version', 'ios_version', 'status'])
        .where('version_id', '=', version_id)
        .$call(forUpdate(transaction))
        .executeTakeFirst();
      if (!before) throw new HttpError(404, 'There is no version with this id.');
      await transaction.updateTable('app_versions').set(change).where('version_id', '=', version_id).execute();
      const after = { ...before, ...change };
      const changed = { action: 'update', subject: 'version', id: version_id, before, after } as const;
      await record(transaction, actorOf(call, now), changed);
    });
    return reply(call, {}, 'The version is updated.');
  });

  api.put('/version/maintenance', async (call) => {
    const { access_token, maintenance_mode } = await readJson(call, maintenance);
    requireOwnToken(call, access_token);
    const value = String(maintenance_mode);
    await db.transaction().execute(async (transaction) => {
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
      const changed = { action: 'switch', subject: 'maintenance mode', before, after: { value } } as const;
      await record(transaction, actorOf(call, now), changed);
    });
    return reply(call, {}, maintenance_mode === 1 ? 'Maintenance mode is on.' : 'Maintenance mode is off.');
  });
}
