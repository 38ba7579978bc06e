import { actorOf } from '../audit';
import type { Calls } from '../calls';
import { endsOtherSessions, endsSession, listsSessions } from '../contract/sessions';
import { allBut, endSessions, liveSessions, sessionIdOf } from '../security/sessions';
import type { Services } from '../services';

/** Not in the contract. The caller's own sessions; ending one that has ended is a success. */
export function sessionCalls({ addCall, confirmation }: Calls, services: Services): void {
  const { db, now } = services;

  addCall('GET /admins/sessions', listsSessions, async (_values, call) => {
    const { administratorId, tokenHash } = call.get('session');
    const rows = await liveSessions(services)
      .select(['token_hash', 'device', 'address', 'created_at', 'last_used_at'])
      .where('administrator_id', '=', administratorId)
      .orderBy('created_at', 'desc')
      .execute();
    const data = rows.map(({ token_hash, last_used_at, ...row }) => ({
      id: sessionIdOf(token_hash),
      ...row,
      last_used_at: last_used_at ?? row.created_at,
      is_current: token_hash === tokenHash,
    }));
    return { data };
  });

  addCall('DELETE /admins/sessions', endsSession, async ({ session_id }, call) => {
    confirmation.insist(call);
    const { administratorId } = call.get('session');
    const isMeant = (tokenHash: string) => sessionIdOf(tokenHash) === session_id;
    await db
      .transaction()
      .execute((transaction) => endSessions(transaction, actorOf(call, now), administratorId, isMeant));
  });

  addCall('DELETE /admins/sessions/others', endsOtherSessions, async (_values, call) => {
    confirmation.insist(call);
    const session = call.get('session');
    const { administratorId } = session;
    await db
      .transaction()
      .execute((transaction) => endSessions(transaction, actorOf(call, now), administratorId, allBut(session)));
  });
}
