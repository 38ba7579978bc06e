import type { Kysely } from 'kysely';
import { z } from 'zod';
import { actorOf, record } from '../audit';
import { forUpdate } from '../db/connect';
import { behind, inPieces, pieceSize } from '../db/inPieces';
import type { Database } from '../db/schema';
import { memberId, person, picture } from '../fields';
import { reply, type DescribedCalls } from '../reply';
import { replyInPieces } from '../replyInPieces';
import type { Api, Services } from '../services';
import { readPath } from '../validateRequest';
import { unknownMember } from './members';

const memberInPath = z.object({ id: memberId });

export const memberDeletionCalls: DescribedCalls = {
  'GET /api/user/list_delete_request': {
    reply: { responseData: z.array(z.object({ ...person, requested_at: z.iso.datetime() })), size: z.int() },
  },
  'PUT /api/user/accept_delete_request/{id}': { path: memberInPath },
  'GET /api/user/deleted/list': {
    reply: { responseData: z.array(z.object({ ...person, profile_link: picture })) },
  },
};

export function memberDeletionRoutes(api: Api, { db, now }: Services): void {
  api.get('/api/user/list_delete_request', async (call) => {
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

  api.put('/api/user/accept_delete_request/:id', async (call) => {
    const { id } = readPath(call, memberInPath);
    const instant = now().toISOString();
    await db.transaction().execute(async (transaction) => {
      const member = await transaction
        .selectFrom('members')
        .select('deleted_at')
        .where('user_id', '=', id)
        .$call(forUpdate(transaction))
        .executeTakeFirst();
      if (!member) throw unknownMember();
      await transaction
        .updateTable('deletion_requests')
        .set({ accepted_at: instant })
        .where('user_id', '=', id)
        .where('accepted_at', 'is', null)
        .execute();
      if (member.deleted_at !== null) return;
      await transaction.updateTable('members').set({ deleted_at: instant }).where('user_id', '=', id).execute();
      await record(transaction, actorOf(call, now), {
        action: 'accept deletion',
        subject: 'member',
        id,
        before: { deleted_at: null },
        after: { deleted_at: instant },
      });
    });
    return reply(call, {}, 'The account is deleted.');
  });

  api.get('/api/user/deleted/list', async (call) => {
    return replyInPieces(call, readDeleted(db), (responseData) => ({ responseData }), 'The deleted users are listed.');
  });
}

async function* readDeleted(db: Kysely<Database>) {
  const pieces = inPieces((last?: { deleted_at: string | null; user_id: string }) =>
    db
      .selectFrom('members')
      .where('deleted_at', 'is not', null)
      .where('purged_at', 'is', null)
      .where(behind(['deleted_at', 'user_id'], last && [last.deleted_at ?? '', last.user_id]))
      .select(['user_id', 'username', 'email', 'phone', 'profile_link', 'deleted_at'])
      .orderBy('deleted_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(pieceSize)
      .execute(),
  );
  for await (const rows of pieces)
    yield rows.map(({ user_id, username, email, phone, profile_link }) => ({
      user_id,
      username,
      email,
      phone,
      profile_link,
    }));
}
