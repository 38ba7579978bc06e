import { z } from 'zod';
import { makeChange } from '../audit';
import type { AddCall } from '../callDescription';
import { forUpdate } from '../db/engine';
import { inPieces } from '../db/inPieces';
import { memberId, person, picture } from '../fields';
import { reply } from '../reply';
import { replyInPieces } from '../replyInPieces';
import type { Services } from '../services';
import { unknownMember } from './members';

const listsRequests = {
  reply: { responseData: z.array(z.object({ ...person, requested_at: z.iso.datetime() })), size: z.int() },
};
const acceptsRequest = { path: z.object({ id: memberId }) };
const listsDeleted = { reply: { responseData: z.array(z.object({ ...person, profile_link: picture })) } };

export function memberDeletionCalls(addCall: AddCall, services: Services): void {
  const { db, now } = services;

  addCall('GET /api/user/list_delete_request', listsRequests, async (call) => {
    const responseData = await db
      .selectFrom('deletion_requests')
      .innerJoin('members', 'members.user_id', 'deletion_requests.user_id')
      .where('accepted_at', 'is', null)
      .where('deleted_at', 'is', null)
      .select(['members.user_id', 'username', 'email', 'phone', 'requested_at'])
      .orderBy('requested_at')
      .orderBy('deletion_requests.id')
      .execute();
    return reply(call, { responseData, size: responseData.length }, 'The delete requests are listed.');
  });

  addCall('PUT /api/user/accept_delete_request/{id}', acceptsRequest, async (call, { id }) => {
    const deleted = { deleted_at: now().toISOString() };
    await makeChange(services, call, async (transaction) => {
      const before = await transaction
        .selectFrom('members')
        .select('deleted_at')
        .where('user_id', '=', id)
        .$call(forUpdate(transaction))
        .executeTakeFirstOrThrow(unknownMember);
      await transaction
        .updateTable('deletion_requests')
        .set({ accepted_at: deleted.deleted_at })
        .where('user_id', '=', id)
        .where('accepted_at', 'is', null)
        .execute();
      if (before.deleted_at !== null) return undefined;
      await transaction.updateTable('members').set(deleted).where('user_id', '=', id).execute();
      return { action: 'accept deletion', subject: 'member', id, before, after: deleted };
    });
    return reply(call, {}, 'The account is deleted.');
  });

  addCall('GET /api/user/deleted/list', listsDeleted, async (call) => {
    const deleted = db
      .selectFrom('members')
      .where('deleted_at', 'is not', null)
      .where('purged_at', 'is', null)
      .select(['user_id', 'username', 'email', 'phone', 'profile_link', 'deleted_at']);
    const pieces = inPieces(
      deleted,
      ['deleted_at', 'user_id'],
      ({ user_id, username, email, phone, profile_link }) => ({
        user_id,
        username,
        email,
        phone,
        profile_link,
      }),
    );
    return replyInPieces(call, pieces, (responseData) => ({ responseData }), 'The deleted users are listed.');
  });
}
