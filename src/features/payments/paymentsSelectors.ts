import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/hooks/store';
import { countsOf, filterNamed, stuckPayments, type StateCounts } from './payment';
import { payersToCall, matchingPayments, monthsOf } from './paymentCounts';
import { paymentsApi } from './paymentsApi';
import { selectTotals, type PaymentsQuery } from './paymentsSlice';

const pick =
  <Key extends keyof PaymentsQuery>(key: Key) =>
  (_state: RootState, query: PaymentsQuery) =>
    query[key];

const selectList = (state: RootState, { filter }: PaymentsQuery) =>
  paymentsApi.endpoints.listPayments.select({ filter })(state).data;

const selectRows = (state: RootState, query: PaymentsQuery) => selectList(state, query)?.rows;

const selectMatching = createSelector(
  [selectRows, pick('search'), pick('from'), pick('to')],
  (rows, search, from, to) => rows && matchingPayments(rows, { search, from, to }),
);

const ofAllStates = (query: PaymentsQuery): PaymentsQuery =>
  query.filter === 'all' ? query : { ...query, filter: 'all' };

/** Known once the payments of all states were read. */
const selectMatchingOfAll = (state: RootState, query: PaymentsQuery) => selectMatching(state, ofAllStates(query));

export const selectIsAllKnown = (state: RootState) =>
  paymentsApi.endpoints.listPayments.select({ filter: 'all' })(state).data !== undefined;

export const selectIsRead = (state: RootState, query: PaymentsQuery) => selectRows(state, query) !== undefined;

// Counted when the list was read, and again for what a search or days leave of it.
const selectCountsOfAll = createSelector(
  [
    selectMatchingOfAll,
    (state: RootState, query: PaymentsQuery) => selectRows(state, ofAllStates(query)),
    (state: RootState) => selectTotals(state, { filter: 'all' })?.counts,
  ],
  (matching, rows, counts) => (matching === rows ? rows && counts : matching && countsOf(matching)),
);

/** By state, whatever the view and page; undefined where a state was not asked for. */
export const selectCounts = createSelector(
  [selectMatching, selectCountsOfAll, pick('filter')],
  (rows, all, filter): Partial<StateCounts> | undefined => {
    const { state } = filterNamed(filter);
    return rows && { ...all, ...(state !== '' && { [state]: rows.length }) };
  },
);

const selectAllCalls = createSelector(
  [(state: RootState, query: PaymentsQuery) => selectRows(state, ofAllStates(query))],
  (rows) => rows && payersToCall(rows),
);

export const selectCalls = createSelector([selectAllCalls, selectMatchingOfAll], (calls, rows) => {
  const matching = rows && new Set(rows);
  return matching && calls?.filter(({ payment }) => matching.has(payment));
});

export const selectStuck = createSelector(
  [
    (state: RootState, query: PaymentsQuery) =>
      query.filter === 'processing' ? selectMatching(state, query) : selectMatchingOfAll(state, query),
  ],
  (rows) => rows && stuckPayments(rows),
);

export const selectPayments = (state: RootState, query: PaymentsQuery) =>
  query.view === 'stuck' ? selectStuck(state, query) : selectMatching(state, query);

/** Of the days asked for, whatever the search. */
export const selectMonths = createSelector([selectRows, pick('from'), pick('to')], (rows = [], from, to) =>
  monthsOf(matchingPayments(rows, { search: '', from, to })),
);

export const selectUndated = createSelector([selectRows], (rows = []) =>
  rows.reduce((count, { time }) => count + Number(time === null), 0),
);
