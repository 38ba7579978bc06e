import type { ApiError } from '@/shared/api/apiError';

export const memberSorts = ['name', 'name-down', 'email', 'email-down', 'phone', 'phone-down'] as const;

/** A column and a direction; empty is the order in which the server lists. */
export type MemberSort = '' | (typeof memberSorts)[number];

export type MembersQuery = { find: string; sort: MemberSort };

export type ReadSoFar = {
  count: number;
  nextPage: number;
  /** As the server counts them, which nothing here relies on. */
  total: number;
  unreadable: number;
  isAtEnd: boolean;
};

/** What the screen shows of all members. `isWhole` is false where the reading had to stop on the way. */
type ShownList = { listId: number; count: number; readAt: number; isWhole: boolean };

/** What is known of all members of a group. Their rows are in large lists, which the ids lead to. */
export type AllMembers = {
  reading: ReadSoFar & { listId?: number };
  isReading: boolean;
  failure?: ApiError;
  /** Of the last reading that came to an end; it stays while the next one is under way. */
  shown?: ShownList;
  isFileAsked: boolean;
  /** Counts what has changed in the lists, so that what was asked of them is asked anew. */
  revision?: number;
};

export type AllMembersPageQuery = MembersQuery & Pick<ShownList, 'listId'> & { page: number; revision: number };

/** A search through several lists at once; `revision` is of all of them together. */
export type EveryoneQuery = { listIds: readonly number[]; find: string };

export type EveryonePageQuery = EveryoneQuery & { page: number; revision: string };

export const nothingRead: ReadSoFar = { count: 0, nextPage: 1, total: 0, unreadable: 0, isAtEnd: false };

export const notRead: AllMembers = { reading: nothingRead, isReading: true, isFileAsked: false };
