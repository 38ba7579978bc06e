import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { useAppSelector } from '@/shared/hooks';
import { isAnswerSaved, membersApi } from './membersApi';

type RequestOutcome = 'Accepted' | 'Rejected';

export type Request = 'sign-up' | 'deletion';

const { listMembers, readMembers, listDeletionRequests } = membersApi.endpoints;

// A member may have both.
const keyOf = (request: Request, id: string) => `${request} ${id}`;

/** The outcomes of answered requests, whose lists are refetched on the next visit. */
export const requestOutcomesSlice = createSlice({
  name: 'requestOutcomes',
  initialState: {} as Record<string, RequestOutcome>, // starts empty; the cast names its entries
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => ({}))
      .addMatcher(isAnswerSaved, (outcomes, { payload: { answer, id } }) => {
        if (answer === 'delete') outcomes[keyOf('deletion', id)] = 'Accepted';
        if (answer === 'accept') outcomes[keyOf('sign-up', id)] = 'Accepted';
        if (answer === 'reject') outcomes[keyOf('sign-up', id)] = 'Rejected';
      })
      // A member whom the server lists again waits for a new answer.
      .addMatcher(isAnyOf(listMembers.matchFulfilled, readMembers.matchFulfilled), (outcomes, { payload, meta }) => {
        if (meta.arg.originalArgs.group === 'pending')
          payload.rows.forEach(({ id }) => delete outcomes[keyOf('sign-up', id)]);
      })
      .addMatcher(listDeletionRequests.matchFulfilled, (outcomes, { payload, meta }) => {
        if (!meta.arg.originalArgs?.later) payload.rows.forEach(({ id }) => delete outcomes[keyOf('deletion', id)]);
      });
  },
  selectors: { selectOutcomes: (outcomes) => outcomes },
});

const { selectOutcomes } = requestOutcomesSlice.selectors;

/** Undefined while the request waits. */
export function useOutcomes() {
  const outcomes = useAppSelector(selectOutcomes);
  return (request: Request, id: string) => outcomes[keyOf(request, id)];
}
