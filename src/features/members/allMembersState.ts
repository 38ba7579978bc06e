import type { ApiError } from '@/shared/api/apiError';
import type { MemberGroup } from './member';

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

/** `revision` is not for the list: it has ten other rows after an answer was saved. */
export type AllMembersQuery = MembersQuery & Pick<ShownList, 'listId'> & { group: MemberGroup; revision: number };

/** Where members are listed from: as the server pages a group, or what was found among all of it. */
export type MembersSource = { group: MemberGroup } | AllMembersQuery;

export type AllMembersPageQuery = AllMembersQuery & { page: number };

/** A search through several lists at once; `revision` is of all of them together. */
export type EveryoneQuery = { listIds: readonly number[]; find: string };

export type EveryonePageQuery = EveryoneQuery & { page: number; revision: string };

export const nothingRead: ReadSoFar = { count: 0, nextPage: 1, total: 0, unreadable: 0, isAtEnd: false };

export const notRead: AllMembers = { reading: nothingRead, isReading: true, isFileAsked: false };
