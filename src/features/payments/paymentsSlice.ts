import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { pageOfWhole } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/phone';
import { callsOf, countsOf, filterNamed, matchingPayments, monthsOf, searchTexts, stuckPayments } from './payment';
import type { PaymentsFilter } from './payment';
import { paymentsApi } from './paymentsApi';
import type { PaymentsAsked } from './paymentsSearchParams';

/** `called`: the phone keys that were called from the call list in this session. What is asked is in the address. */
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

const listOf = (state: State, filter: PaymentsFilter) =>
  paymentsApi.endpoints.listPayments.select({ filter })(state).data;

/** While a state's payments load, those among all payments stand in. */
export const selectIsStandIn = (state: State, { filter }: Pick<PaymentsAsked, 'filter'>) =>
  listOf(state, filter) === undefined && listOf(state, 'all') !== undefined;

const selectList = (state: State, { filter }: PaymentsAsked) => listOf(state, filter) ?? listOf(state, 'all');

const selectRows = (state: State, asked: PaymentsAsked) => selectList(state, asked)?.rows;
const selectFrom = (_state: State, { from }: PaymentsAsked) => from;
const selectTo = (_state: State, { to }: PaymentsAsked) => to;
const selectFind = (_state: State, { find }: PaymentsAsked) => find;
const selectPage = (_state: State, { page }: PaymentsAsked) => page;
const selectView = (_state: State, { view }: PaymentsAsked) => view;
const selectState = (state: State, asked: PaymentsAsked) =>
  selectIsStandIn(state, asked) ? filterNamed(asked.filter).state : '';

const selectTexts = createSelector([selectRows], (rows) => rows && searchTexts(rows));

const selectMatching = createSelector(
  // Nothing is folded before the first search.
  [
    selectRows,
    (state: State, asked: PaymentsAsked) => (asked.find === '' ? undefined : selectTexts(state, asked)),
    selectState,
    selectFind,
    selectFrom,
    selectTo,
  ],
  (rows, texts = [], state, find, from, to) => rows && matchingPayments(rows, texts, { state, find, from, to }),
);

/** Of all matches, whatever the view and page. */
export const selectCounts = createSelector([selectMatching], (rows) => rows && countsOf(rows));

const selectStuck = createSelector([selectRows], (rows = []) => stuckPayments(rows).length);

const selectAllCalls = createSelector([selectRows], (rows = []) => callsOf(rows));

/** Undefined until a list was read. */
export const selectFigures = createSelector(
  [selectList, selectStuck, selectAllCalls],
  (list, stuck, calls) =>
    list && {
      total: list.rows.length,
      unreadable: list.unreadable,
      undated: list.rows.filter(({ time }) => time === null).length,
      stuck,
      calls: calls.length,
    },
);

export const selectPayments = createSelector([selectMatching, selectView], (rows, view) =>
  rows && view === 'stuck' ? stuckPayments(rows) : rows,
);

export const selectCalls = createSelector([selectAllCalls, selectMatching], (calls, rows) => {
  const ids = rows && new Set(rows.map(({ id }) => id));
  return ids && calls.filter(({ id }) => ids.has(id));
});

const toPage = <Row>(rows: readonly Row[] | undefined, page: number) =>
  rows && pageOfWhole({ rows, unreadable: 0 }, page);

export const selectPaymentsPage = createSelector([selectPayments, selectPage], toPage);
export const selectCallsPage = createSelector([selectCalls, selectPage], toPage);

/** Of the days asked, in every state. */
export const selectMonths = createSelector([selectRows, selectFrom, selectTo], (rows = [], from, to) =>
  monthsOf(matchingPayments(rows, [], { state: '', find: '', from, to })),
);
