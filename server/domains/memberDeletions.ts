import { whole, type Calls } from '../calls';
import { acceptsDeletionRequest, listsDeletedMembers, listsDeletionRequests } from '../contract/members';
import { inPieces } from '../db/inPieces';
import { createWithholding } from '../privacy/withholding';
import type { Services } from '../services';
import { lockMember } from './memberChanges';

export function memberDeletionCalls({ addList, addChange, limits, confirmation }: Calls, services: Services): void {
  const { now } = services;
  const { shownSince } = createWithholding(services);

  addList(
    'GET /api/user/list_delete_request',
    listsDeletionRequests,
    whole('delete requests'),
    async (_values, readDb) => {
      const responseData = await readDb
        .selectFrom('deletion_requests')
        .innerJoin('members', 'members.user_id', 'deletion_requests.user_id')
        .where('accepted_at', 'is', null)
        .where('deleted_at', 'is', null)
        .select(['members.user_id', 'username', 'email', 'phone', 'requested_at'])
        .orderBy('requested_at')
        .orderBy('deletion_requests.id')
        .execute();
      return { responseData, size: responseData.length };
    },
  );

  addChange('PUT /api/user/accept_delete_request/{id}', acceptsDeletionRequest, async (transaction, { id }, call) => {
    const accepted_at = now().toISOString();
    const { deleted_at } = await lockMember(transaction, id);
    const requests = transaction.updateTable('deletion_requests').where('user_id', '=', id);
    const asked = await requests.where('accepted_at', 'is', null).set({ accepted_at }).executeTakeFirst();
    if (deleted_at !== null) return undefined;
    if (asked.numUpdatedRows === 0n) await confirmation.ask(transaction, call);
    await limits.take(transaction, call, 'deletions');
    const after = { deleted_at: accepted_at };
    await transaction.updateTable('members').set(after).where('user_id', '=', id).execute();
    return { action: 'accept deletion', subject: 'member', id, before: { deleted_at }, after };
  });

  addList('GET /api/user/deleted/list', listsDeletedMembers, whole('deleted users'), async (_values, readDb) => {
    const members = readDb.selectFrom('members').where('deleted_at', '>', shownSince()).where('purged_at', 'is', null);
    const deleted = members.select(['user_id', 'username', 'email', 'phone', 'profile_link', 'deleted_at']);
    return {
      pieces: inPieces(deleted, ['deleted_at', 'user_id'], (row) => ({ ...row, deleted_at: undefined })),
      around: (responseData: unknown) => ({ responseData }),
    };
  });
}
