import { createSelector } from '@reduxjs/toolkit';
import type { Member } from '@/features/members/member';
import { digitsOf } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { State } from '../store';

const lists = ['listMembers', 'searchMembers', 'findMembers', 'getAllMembersPage', 'getEveryonePage'];

/** Whom the console has read something about and still holds, with the text to find them by; the latest answer counts. */
export const selectKnownMembers = createSelector(
  [(state: State) => state.api.queries, (state: State) => state.recent.people],
  (queries, people) => {
    const known = new Map(Object.entries(people));
    const answers = Object.values(queries).filter((query) => query?.status === 'fulfilled');
    answers.sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0));
    for (const answer of answers) {
      if (!lists.includes(answer?.endpointName ?? '')) continue;
      const { rows } = answer?.data as { rows: readonly Member[] }; // every endpoint above answers with members
      for (const row of rows) known.set(row.id, row);
    }
    return [...known.values()].map((member) => ({
      member,
      text: [fold(member.name), fold(member.email), digitsOf(member.phone), member.id.toLowerCase()].join('\n'),
    }));
  },
);
