import * as v from 'valibot';
import { timestampSchema } from '@/shared/format/dates';
import { figure, id, listSize, rowFrom, rowsOf, text, type FieldsOf } from '@/shared/api/page';
import type { countsMembers, DeletionRequestRow, ListedMember } from '@contract/members';

/** `accepted` are the approved and the blocked ones. */
export type MemberGroup = 'pending' | 'accepted' | 'blocked' | 'rejected';

/** `status` may be a word outside the contract; `picture` is a path for `mediaUrl`. */
const memberFields = {
  id: ['user_id', id],
  name: ['username', text],
  email: ['email', text],
  phone: ['phone', text],
  status: ['status', text],
  picture: ['profile_link', text],
  /** Not in the contract, so it may be missing; as sent. */
  joined: ['created_at', text],
} as const satisfies FieldsOf<ListedMember>;

export const memberRow = rowFrom(memberFields);

/** The date is not in the contract, so it may be missing. */
export const deletionRequestRow = rowFrom({
  ...memberFields,
  requestedAt: ['requested_at', timestampSchema],
} satisfies FieldsOf<ListedMember & DeletionRequestRow>);

export type DeletionRequest = v.InferOutput<typeof deletionRequestRow>;

export type Member = v.InferOutput<typeof memberRow>;

export const memberList = v.object({ data: rowsOf(memberRow), size: listSize });

export type MemberListReply = v.InferOutput<typeof memberList>;

export const stats = rowFrom({
  users: ['users', figure],
  requests: ['requestsCount', figure],
  rejected: ['rejectedUsers', figure],
  blocked: ['blockedUsers', figure],
} satisfies FieldsOf<typeof countsMembers.reply>);

export type MemberStats = v.InferOutput<typeof stats>;

/** Oldest month first; both lists are equally long. A figure that is missing or no number is null, and a missing label empty. */
export type Registrations = { months: string[]; counts: (number | null)[] };

const monthlyFigure = v.fallback(
  v.nullable(
    v.pipe(v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]), v.transform(Number), v.finite()),
  ),
  null,
);

export const registrations = v.pipe(
  v.object({ month: v.array(text), count: v.array(monthlyFigure) }),
  v.transform(({ month, count }): Registrations => {
    const indexes = Array.from({ length: Math.max(month.length, count.length) }, (_, index) => index);
    return { months: indexes.map((index) => month[index] ?? ''), counts: indexes.map((index) => count[index] ?? null) };
  }),
);
