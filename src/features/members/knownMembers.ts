import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '@/shared/api/baseApi';
import type { Member } from './member';
import type { recentSlice } from './recentSlice';

/** The endpoints that answer with members as they are listed. */
export const memberLists = ['listMembers', 'searchMembers', 'findMembers', 'getAllMembersPage', 'getEveryonePage'];

export type KnownMembersState = WithSlice<typeof baseApi> & WithSlice<typeof recentSlice>;

/** Whom the console has read something about and still holds, by id; the latest answer counts. */
export const selectKnownMembers = createSelector(
  [(state: KnownMembersState) => state.api.queries, (state: KnownMembersState) => state.recent.people],
  (queries, people): ReadonlyMap<string, Member> => {
    const known = new Map(Object.entries(people));
    const answers = Object.values(queries).filter((query) => query?.status === 'fulfilled');
    answers.sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0));
    for (const answer of answers) {
      if (!memberLists.includes(answer?.endpointName ?? '')) continue;
      const { rows } = answer?.data as { rows: readonly Member[] }; // every endpoint above answers with members
      for (const row of rows) known.set(row.id, row);
    }
    return known;
  },
);
