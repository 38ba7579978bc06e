import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/format/phone';
import { countsOf, type PaymentsFilter, type StateCounts } from './payment';
import { paymentsApi } from './paymentsApi';

type PaymentsState = {
  called: string[];
  totals: Partial<Record<PaymentsFilter, { counts: StateCounts; total: number; unreadable: number }>>;
};

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
        totals[meta.arg.originalArgs.filter] = { counts: countsOf(rows), total: rows.length, unreadable };
      });
  },
  selectors: {
    selectIsCalled: ({ called }, phone: string) => called.includes(phoneKey(phone)),
    selectTotals: ({ totals }, { filter }: { filter: PaymentsFilter }) => totals[filter],
  },
});

export const { payerCalled } = paymentsSlice.actions;
export const { selectIsCalled, selectTotals } = paymentsSlice.selectors;
