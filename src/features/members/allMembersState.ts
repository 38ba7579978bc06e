import type { ApiError } from '@/shared/api/apiError';
import type { MemberGroup } from './member';

export const memberSorts = ['name', 'name-down', 'email', 'email-down', 'phone', 'phone-down'] as const;

/** A column and a direction; '' is the server's order. */
export type MemberSort = '' | (typeof memberSorts)[number];

export type MembersQuery = { find: string; sort: MemberSort };

export type ReadSoFar = {
  count: number;
  nextPage: number;
  /** The server's count; nothing relies on it. */
  total: number;
  unreadable: number;
  isAtEnd: boolean;
};

/** `isWhole` is false if the reading stopped early. */
type ShownList = { listId: number; count: number; readAt: number; isWhole: boolean };

/** The rows are in large lists, found by these ids. */
export type AllMembers = {
  reading: ReadSoFar & { listId?: number };
  isReading: boolean;
  failure?: ApiError;
  /** The last finished reading; kept while the next one runs. */
  shown?: ShownList;
  isFileAsked: boolean;
  /** Changes with the lists, so that their queries are sent again. */
  revision?: number;
};

/** `revision` only makes a new cache entry after an answer was saved. */
export type AllMembersQuery = MembersQuery & Pick<ShownList, 'listId'> & { group: MemberGroup; revision: number };

/** Rows come from the server's pages, or from a search in all of the group. */
export type MembersSource = { group: MemberGroup } | AllMembersQuery;

export type AllMembersPageQuery = AllMembersQuery & { page: number };

export type EveryoneQuery = { listIds: readonly number[]; find: string };

export type EveryonePageQuery = EveryoneQuery & { page: number; revision: string };

export const nothingRead: ReadSoFar = { count: 0, nextPage: 1, total: 0, unreadable: 0, isAtEnd: false };

export const notRead: AllMembers = { reading: nothingRead, isReading: true, isFileAsked: false };
