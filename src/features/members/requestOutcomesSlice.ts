import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { isAnswerSaved, membersApi } from './membersApi';

export type RequestOutcome = 'Accepted' | 'Rejected';

export type Request = 'sign-up' | 'deletion';

const { listMembers, readMembers, listDeletionRequests } = membersApi.endpoints;

// A member may ask for both.
const keyOf = (request: Request, id: string) => `${request} ${id}`;

/** How the requests on screen were answered: their lists are not asked again until the next visit. */
export const requestOutcomesSlice = createSlice({
  name: 'requestOutcomes',
  initialState: {} as Record<string, RequestOutcome>, // starts empty; the cast names its entries
  reducers: {},
  extraReducers: (builder) => {
    builder
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
  selectors: {
    selectOutcome: (outcomes, request: Request, id: string): RequestOutcome | undefined => outcomes[keyOf(request, id)],
    /** How many rows of a list are not answered yet. */
    selectWaiting: (outcomes, request: Request, rows: readonly { id: string }[]) =>
      rows.filter(({ id }) => outcomes[keyOf(request, id)] === undefined).length,
  },
});

export const { selectOutcome, selectWaiting } = requestOutcomesSlice.selectors;
