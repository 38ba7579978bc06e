import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { pageOfWhole } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/phone';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { callsOf, countsOf, filterNamed, matchingPayments, monthsOf, searchTexts, stuckPayments } from './payment';
import type { PaymentsFilter } from './payment';
import { paymentsApi } from './paymentsApi';

const views = ['all', 'stuck', 'calls'] as const;

type PaymentsAsked = DaySpan & { filter: PaymentsFilter; find: string; view: (typeof views)[number]; page: number };

/** `called`: the phone keys that were called from the call list in this session. */
type PaymentsState = { asked: PaymentsAsked; called: string[] };

const initialState: PaymentsState = {
  asked: { filter: 'all', find: '', from: '', to: '', view: 'all', page: 1 },
  called: [],
};

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    paymentsAsked: ({ asked }, { payload }: PayloadAction<PaymentsAsked>) => void Object.assign(asked, payload),
    payerCalled: ({ called }, { payload: phone }: PayloadAction<string>) => void called.push(phoneKey(phone)),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: {
    selectAsked: ({ asked }) => asked,
    selectIsCalled: ({ called }, phone: string) => called.includes(phoneKey(phone)),
  },
});

export const { paymentsAsked, payerCalled } = paymentsSlice.actions;
export const { selectAsked, selectIsCalled } = paymentsSlice.selectors;

/** The address is the truth: the router reports it before the screen is drawn. */
export function parsePaymentsAsked(search: URLSearchParams): PaymentsAsked {
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  return {
    // The call list needs the payments of all states.
    filter: filterNamed(view === 'calls' ? 'all' : search.get('filter')).filter,
    find: (search.get('find') ?? '').trim(),
    ...parseDaySpan(search),
    view,
    page: parsePage(search),
  };
}

type State = WithSlice<typeof paymentsSlice> & WithSlice<typeof paymentsApi>;

const listOf = (state: State, filter: PaymentsFilter) =>
  paymentsApi.endpoints.listPayments.select({ filter })(state).data;

/** While a state's payments load, those among all payments stand in. */
export const selectIsStandIn = (state: State) =>
  listOf(state, selectAsked(state).filter) === undefined && listOf(state, 'all') !== undefined;

const selectList = (state: State) => listOf(state, selectAsked(state).filter) ?? listOf(state, 'all');

const selectRows = (state: State) => selectList(state)?.rows;
const selectFrom = (state: State) => selectAsked(state).from;
const selectTo = (state: State) => selectAsked(state).to;
const selectFind = (state: State) => selectAsked(state).find;
const selectPage = (state: State) => selectAsked(state).page;
const selectView = (state: State) => selectAsked(state).view;
const selectState = (state: State) => (selectIsStandIn(state) ? filterNamed(selectAsked(state).filter).state : '');

const selectTexts = createSelector([selectRows], (rows) => rows && searchTexts(rows));

const selectMatching = createSelector(
  // Nothing is folded before the first search.
  [
    selectRows,
    (state: State) => (selectFind(state) === '' ? undefined : selectTexts(state)),
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
