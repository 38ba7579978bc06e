import { createSlice, isAnyOf, isFulfilled, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import { activityNotices } from '@/features/activity/activityNotices';
import { authApi } from '@/features/auth/authApi';
import { authNotices } from '@/features/auth/authNotices';
import { sessionExpired } from '@/features/auth/authSlice';
import { membersNotices } from '@/features/members/membersNotices';
import { moderationNotices } from '@/features/moderation/moderationNotices';
import { panchangaNotices } from '@/features/panchanga/panchangaNotices';
import { paymentsNotices } from '@/features/payments/paymentsNotices';
import { vendorAdsNotices } from '@/features/vendorAds/vendorAdsNotices';
import { emptyFieldsText, fieldsLeftEmpty } from '@/features/versions/versionsApi';
import { versionsNotices } from '@/features/versions/versionsNotices';
import { isApiError } from '@/shared/api/apiError';
import { sessionRefused } from '@/shared/api/session';
import type { CallNotices } from '@/shared/notices/noticesFor';
import { isQuietCall } from '@/shared/notices/quiet';

export type Notice = { id: number; tone: 'success' | 'error'; text: string };

type NoticesState = { waiting: Notice[]; lastId: number };

type AnyCallNotices = CallNotices<{ Types: { QueryArg: never; ResultType: never } }>;

const callNotices: Record<string, AnyCallNotices | undefined> = {
  ...activityNotices,
  ...authNotices,
  ...membersNotices,
  ...moderationNotices,
  ...panchangaNotices,
  ...paymentsNotices,
  ...vendorAdsNotices,
  ...versionsNotices,
};

const initialState: NoticesState = { waiting: [], lastId: 0 };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeDismissed: (state, { payload }: PayloadAction<number>) => {
      state.waiting = state.waiting.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fieldsLeftEmpty, (state) => add(state, 'error', emptyFieldsText))
      .addMatcher(isAnyOf(sessionExpired, sessionRefused), (state) =>
        add(state, 'error', 'Your session has ended. Please sign in again.'),
      )
      // What went wrong before the sign-in is settled by it.
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (state) => void (state.waiting = []))
      .addMatcher(isFulfilled(), (state, { payload, meta }) => {
        const { endpointName, originalArgs } = meta.arg as Call;
        const success = callNotices[endpointName]?.success;
        const sentence = typeof success === 'function' ? success(payload as never, originalArgs) : success;
        if (sentence) add(state, 'success', sentence);
      })
      .addMatcher(isRejectedWithValue(), (state, { payload: error, meta }) => {
        const call = meta.arg as Call;
        const { endpointName, originalArgs } = call;
        const failure = callNotices[endpointName]?.failure;
        const place = typeof failure === 'function' ? failure(originalArgs) : failure;
        if (place === 'in place' || isQuietCall(call)) return;
        // An ended session has a notice of its own.
        if (!isApiError(error) || error.kind === 'ended' || error.isRepeated) return;
        add(state, 'error', error.message);
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

/** Every async thunk of the store is a call of RTK Query; the argument is what the endpoint of that name takes, and so fits its row. */
type Call = { endpointName: string; originalArgs: never; subscribe?: boolean };

function add(state: NoticesState, tone: Notice['tone'], text: string) {
  state.lastId += 1;
  state.waiting = state.waiting.filter((notice) => notice.text !== text).concat({ id: state.lastId, tone, text });
}
