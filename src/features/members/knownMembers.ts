import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '@/shared/api/baseApi';
import type { Member } from './member';
import type { recentSlice } from './recentSlice';

export const memberLists = ['listMembers', 'searchMembers', 'findMembers', 'getAllMembersPage', 'getEveryonePage'];

export type KnownMembersState = WithSlice<typeof baseApi> & WithSlice<typeof recentSlice>;

export const selectKnownMembers = createSelector(
  [(state: KnownMembersState) => state.api.queries, (state: KnownMembersState) => state.recent.people],
  (queries, people): ReadonlyMap<string, Member> => {
    const known = new Map(Object.entries(people));
    const answers = Object.values(queries).filter((query) => query?.status === 'fulfilled');
    answers.sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0));
    for (const answer of answers) {
      if (!memberLists.includes(answer?.endpointName ?? '')) continue;
      const { rows } = answer?.data as { rows: readonly Member[] };
      for (const row of rows) known.set(row.id, row);
    }
    return known;
  },
);
