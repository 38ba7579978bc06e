import type { Selectable } from 'kysely';
import { actorOf, record } from '../audit';
import type { Calls } from '../calls';
import { takesBack } from '../contract/members';
import type { Database, Trx } from '../db/schema';
import { HttpError } from '../httpError';
import type { Services } from '../services';
import { lockMember, newestChange, purgedMember } from './memberChanges';
import { minute } from '../time';

/** Milliseconds. */
const longestAgo = 15 * minute;

type State = Partial<Pick<Selectable<Database['members']>, 'status' | 'deleted_at'>>;

export function takebackCalls({ addCall }: Calls, services: Services): void {
  // Not in the contract: the state before the caller's last decision about a member.
  addCall('POST /admins/takeback', takesBack, async ({ user_id: id }, call) => {
    return services.db.transaction().execute(async (transaction) => {
      const member = await lockMember(transaction, id);
      if (member.purged_at !== null) throw purgedMember();
      const newest = newestChange(transaction, id);
      const own = newest.where('administrator_id', '=', call.get('session').administratorId);
      const decision = await own.executeTakeFirst();
      if (!decision) throw new HttpError(409, 'There is nothing to take back.');
      const since = await newest.where('id', '>', decision.id).executeTakeFirst();
      if (since) throw new HttpError(409, `${since.administrator ?? 'The server'} changed this member since.`);
      if (services.now().getTime() - Date.parse(decision.at) > longestAgo)
        throw new HttpError(409, 'More than 15 minutes have passed.');
      const [before, after] = [toState(decision.after), toState(decision.before)];
      const { status, deleted_at } = { status: member.status, deleted_at: null, ...before };
      if (member.status !== status || member.deleted_at !== deleted_at)
        throw new HttpError(409, 'Another program changed this member since.');
      // The reply to the first call may be lost: the second one finds it done.
      const isBack = decision.action === 'take back';
      if (!isBack) {
        const decided = after.status && { decided_at: services.now().toISOString() };
        const state = { ...after, ...decided };
        await transaction.updateTable('members').set(state).where('user_id', '=', id).execute();
        if (before.deleted_at) await reopenRequest(transaction, id, before.deleted_at);
        const change = { action: 'take back', subject: 'member' as const, id, before, after };
        await record(transaction, actorOf(call, services.now), change);
      }
      const deletion_requested = await isDeletionRequested(transaction, id);
      return { status: (isBack ? before : after).status ?? status, deletion_requested };
    });
  });
}

function toState(stored: string | null): State {
  return JSON.parse(stored ?? '{}') as State; // The entry of a decision holds both states.
}

async function isDeletionRequested(transaction: Trx, id: string): Promise<boolean> {
  const requests = transaction.selectFrom('deletion_requests').select('id').where('user_id', '=', id);
  return (await requests.where('accepted_at', 'is', null).executeTakeFirst()) !== undefined;
}

export async function reopenRequest(transaction: Trx, id: string, accepted_at: string): Promise<void> {
  // A member has one open request at most, and may have sent another one since.
  if (await isDeletionRequested(transaction, id)) return;
  const requests = transaction.updateTable('deletion_requests').where('user_id', '=', id);
  await requests.where('accepted_at', '=', accepted_at).set({ accepted_at: null }).execute();
}
