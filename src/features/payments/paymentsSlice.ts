import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { useSearchParams } from 'react-router-dom';
import { pageOfWhole } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/phone';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/listSearchParams';
import { callsOf, countsOf, filterNamed, matchingPayments, monthsOf, stuckPayments } from './payment';
import type { PaymentsFilter } from './payment';
import { paymentsApi } from './paymentsApi';

const views = ['all', 'stuck', 'calls'] as const;

/** What is asked stands in the address, and selectors take it from there. */
export type PaymentsQuery = DaySpan & {
  filter: PaymentsFilter;
  search: string;
  view: (typeof views)[number];
  page: number;
};

export function parsePaymentsQuery(params: URLSearchParams): PaymentsQuery {
  const view = views.find((one) => one === params.get('view')) ?? 'all';
  return {
    // The call list needs the payments of all states.
    filter: filterNamed(view === 'calls' ? 'all' : params.get('filter')).filter,
    search: (params.get('search') ?? '').trim(),
    ...parseDaySpan(params),
    view,
    page: parsePage(params),
  };
}

export const usePaymentsQuery = () => parsePaymentsQuery(useSearchParams()[0]);

/** `called`: the phone keys that were called from the call list in this session. */
type PaymentsState = { called: string[] };

const initialState: PaymentsState = { called: [] };

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    payerCalled: ({ called }, { payload: phone }: PayloadAction<string>) => void called.push(phoneKey(phone)),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectIsCalled: ({ called }, phone: string) => called.includes(phoneKey(phone)),
  },
});

export const { payerCalled } = paymentsSlice.actions;
export const { selectIsCalled } = paymentsSlice.selectors;

type State = WithSlice<typeof paymentsApi>;

const pick =
  <Key extends keyof PaymentsQuery>(key: Key) =>
  (_state: State, query: PaymentsQuery) =>
    query[key];

const selectList = (state: State, { filter }: PaymentsQuery) =>
  paymentsApi.endpoints.listPayments.select({ filter })(state).data;

const selectRows = (state: State, query: PaymentsQuery) => selectList(state, query)?.rows;

const selectMatching = createSelector(
  [selectRows, pick('search'), pick('from'), pick('to')],
  (rows, search, from, to) => rows && matchingPayments(rows, { search, from, to }),
);

/** Of all matches, whatever the view and page. */
export const selectCounts = createSelector([selectMatching], (rows) => rows && countsOf(rows));

const selectAllCalls = createSelector([selectRows], (rows = []) => callsOf(rows));

/** Undefined until a list was read. */
export const selectFigures = createSelector(
  [selectList, selectAllCalls],
  (list, calls) =>
    list && {
      total: list.rows.length,
      unreadable: list.unreadable,
      undated: list.rows.filter(({ time }) => time === null).length,
      stuck: stuckPayments(list.rows).length,
      calls: calls.length,
    },
);

export const selectPayments = createSelector([selectMatching, pick('view')], (rows, view) =>
  rows && view === 'stuck' ? stuckPayments(rows) : rows,
);

export const selectCalls = createSelector([selectAllCalls, selectMatching], (calls, rows) => {
  const ids = rows && new Set(rows.map(({ id }) => id));
  return ids && calls.filter(({ id }) => ids.has(id));
});

const toPage = <Row>(rows: readonly Row[] | undefined, page: number) =>
  rows && pageOfWhole({ rows, unreadable: 0 }, page);

export const selectPaymentsPage = createSelector([selectPayments, pick('page')], toPage);
export const selectCallsPage = createSelector([selectCalls, pick('page')], toPage);

/** Of the days asked for, whatever the search. */
export const selectMonths = createSelector([selectRows, pick('from'), pick('to')], (rows = [], from, to) =>
  monthsOf(matchingPayments(rows, { search: '', from, to })),
);
