import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { phoneKey } from '@/shared/format/phone';
import type { PaymentsFilter } from './payment';
import { paymentsApi } from './paymentsApi';

type PaymentsState = {
  /** The phone keys that were called from the call list in this session. */
  called: string[];
  totals: Partial<Record<PaymentsFilter, { total: number; unreadable: number }>>;
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
        totals[meta.arg.originalArgs.filter] = { total: payload.rows.length, unreadable: payload.unreadable };
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
