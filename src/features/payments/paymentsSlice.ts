import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSearchParams } from 'react-router-dom';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/format/phone';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/listSearchParams';
import { countsOf, filterNamed, type PaymentsFilter, type StateCounts } from './payment';
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
  const { filter } = filterNamed(params.get('filter'));
  return {
    // The call list needs the payments of all states, and what is stuck is processing.
    filter: view === 'all' || (view === 'stuck' && filter === 'processing') ? filter : 'all',
    search: (params.get('search') ?? '').trim(),
    ...parseDaySpan(params),
    view,
    page: parsePage(params),
  };
}

export const usePaymentsQuery = () => parsePaymentsQuery(useSearchParams()[0]);

/** What a list came to when it was read, in ms. */
type ListTotals = { counts: StateCounts; total: number; unreadable: number; readAt: number };

/** `called`: the phone keys that were called from the call list in this session. */
type PaymentsState = { called: string[]; totals: Partial<Record<PaymentsFilter, ListTotals>> };

const initialState: PaymentsState = { called: [], totals: {} };

export const paymentsSlice = createSlice({
  name: 'payments',
  initialState,
  reducers: {
    payerCalled: ({ called }, { payload: phone }: PayloadAction<string>) => void called.push(phoneKey(phone)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(paymentsApi.endpoints.listPayments.matchFulfilled, ({ totals }, { payload, meta }) => {
        const { rows, unreadable } = payload;
        const readAt = meta.fulfilledTimeStamp;
        totals[meta.arg.originalArgs.filter] = { counts: countsOf(rows), total: rows.length, unreadable, readAt };
      });
  },
  selectors: {
    selectIsCalled: ({ called }, phone: string) => called.includes(phoneKey(phone)),
    /** Undefined until a list was read. */
    selectTotals: ({ totals }, { filter }: { filter: PaymentsFilter }) => totals[filter],
  },
});

export const { payerCalled } = paymentsSlice.actions;
export const { selectIsCalled, selectTotals } = paymentsSlice.selectors;
