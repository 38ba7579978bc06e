import { actorOf } from '../audit';
import type { Calls } from '../calls';
import { endsOtherSessions, endsSession, keepsPreferences, listsSessions, showsPreferences } from '../contract/auth';
import { toObject } from '../db/schema';
import { allBut, endOf, endSessions, sessionIdOf, type IsMeant } from '../security/sessions';
import type { Call, Services } from '../services';

/** Not in the contract. The caller's own sessions; ending one that has ended is a success. */
export function sessionCalls({ addCall, confirmation }: Calls, services: Services): void {
  const { db, now } = services;

  addCall('GET /admins/sessions', listsSessions, async (_values, call) => {
    const { administratorId, tokenHash } = call.get('session');
    const rows = await db
      .selectFrom('sessions')
      .select(['token_hash', 'device', 'address', 'created_at', 'expires_at', 'last_used_at'])
      .where('administrator_id', '=', administratorId)
      .orderBy('created_at', 'desc')
      .execute();
    const live = rows.filter((row) => endOf(row, services) === undefined);
    const data = live.map(({ token_hash, device, address, created_at, last_used_at }) => ({
      ...{ id: sessionIdOf(token_hash), device, address, created_at },
      last_used_at: last_used_at ?? created_at,
      is_current: token_hash === tokenHash,
    }));
    return { data };
  });

  const end = (call: Call, isMeant: IsMeant) => {
    confirmation.insist(call);
    const actor = actorOf(call, now);
    const { administratorId: id } = call.get('session');
    return db.transaction().execute((transaction) => endSessions(transaction, actor, id, isMeant));
  };

  addCall('DELETE /admins/sessions', endsSession, async ({ session_id }, call) =>
    end(call, (tokenHash) => sessionIdOf(tokenHash) === session_id),
  );

  addCall('DELETE /admins/sessions/others', endsOtherSessions, async (_values, call) =>
    end(call, allBut(call.get('session'))),
  );
}

/** Not in the contract. What a console keeps of its administrator follows the person from browser to browser. */
export function preferenceCalls({ addCall }: Calls, { db }: Services): void {
  addCall('GET /admins/preferences', showsPreferences, async (_values, call) => {
    const kept = db.selectFrom('administrators').select('preferences');
    const own = kept.where('id', '=', call.get('session').administratorId);
    const { preferences } = await own.executeTakeFirstOrThrow();
    return { preferences: toObject(preferences) };
  });

  addCall('PUT /admins/preferences', keepsPreferences, async ({ preferences }, call) => {
    const kept = db.updateTable('administrators').set({ preferences: JSON.stringify(preferences) });
    await kept.where('id', '=', call.get('session').administratorId).execute();
  });
}
