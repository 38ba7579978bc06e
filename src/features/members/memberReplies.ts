import * as v from 'valibot';
import { figure, rowFrom, rowsOf, text } from '@/shared/api/page';
import { memberRow } from './member';

/** Oldest month first; both lists are equally long. */
export type Registrations = { months: string[]; counts: number[] };

export const memberList = v.object({ data: rowsOf(memberRow), size: v.optional(figure, 0) });

export type MemberListReply = v.InferOutput<typeof memberList>;

export const stats = rowFrom({
  users: ['users', figure],
  requests: ['requestsCount', figure],
  rejected: ['rejectedUsers', figure],
  blocked: ['blockedUsers', figure],
});

export type MemberStats = v.InferOutput<typeof stats>;

export const registrations = v.pipe(
  v.object({ month: v.array(text), count: v.array(figure) }),
  v.transform(({ month, count }): Registrations => {
    const length = Math.min(month.length, count.length);
    return { months: month.slice(0, length), counts: count.slice(0, length) };
  }),
);
