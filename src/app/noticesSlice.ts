import { createSlice, isFulfilled, isRejectedWithValue, type PayloadAction } from '@reduxjs/toolkit';
import { activityNotices } from '@/features/activity/activityNotices';
import { authApi } from '@/features/auth/authApi';
import { authNotices } from '@/features/auth/authNotices';
import { membersNotices, sentenceOfRun } from '@/features/members/membersNotices';
import { membersExported, runEnded } from '@/features/members/membersSlice';
import { moderationNotices } from '@/features/moderation/moderationNotices';
import { panchangaNotices, sentenceOfFill } from '@/features/panchanga/panchangaNotices';
import { runEnded as fillEnded } from '@/features/panchanga/panchangaSlice';
import { paymentsNotices } from '@/features/payments/paymentsNotices';
import { vendorAdsNotices } from '@/features/vendorAds/vendorAdsNotices';
import { versionsNotices } from '@/features/versions/versionsNotices';
import { emptyFieldsText, fieldsLeftEmpty } from '@/features/versions/versionsSlice';
import { isApiError } from '@/shared/api/apiError';
import { sessionEnded, sessionEndedText } from '@/shared/api/session';
import type { CallNotices } from '@/shared/notices/noticesFor';
import { isSilent } from '@/shared/notices/silent';
import { runCutShort } from '@/shared/run';

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

/** Toasts about finished calls, from the tables of the domains. A new one replaces one with the same text. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeDismissed: (state, { payload: id }: PayloadAction<number>) =>
      void (state.waiting = state.waiting.filter((notice) => notice.id !== id)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fieldsLeftEmpty, (state) => add(state, 'error', emptyFieldsText))
      .addCase(sessionEnded, (state, { payload: end }) => {
        if (end === 'expired' || end === 'refused') add(state, 'error', sessionEndedText);
      })
      .addCase(runEnded, (state, { payload }) => {
        const sentence = sentenceOfRun(payload);
        if (sentence) add(state, 'success', sentence);
      })
      .addCase(fillEnded, (state, { payload: added }) => {
        if (added > 0) add(state, 'success', sentenceOfFill(added));
      })
      .addCase(runCutShort, (state, { payload: report }) => add(state, 'error', `Cut short: ${report}`))
      .addCase(membersExported, (state, { payload }) => add(state, 'success', payload.text))
      // What the last session left is not about this one.
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (state) => void (state.waiting = []))
      .addMatcher(isFulfilled(), (state, { payload, meta }) => {
        const call = meta.arg as Call;
        if (isSilent(call)) return;
        const { endpointName, originalArgs } = call;
        const success = callNotices[endpointName]?.success;
        const sentence = typeof success === 'function' ? success(payload as never, originalArgs) : success;
        if (sentence) add(state, 'success', sentence);
      })
      .addMatcher(isRejectedWithValue(), (state, { payload: error, meta }) => {
        const call = meta.arg as Call;
        const { endpointName, originalArgs } = call;
        const failure = callNotices[endpointName]?.failure;
        const place = typeof failure === 'function' ? failure(originalArgs, call.subscribe === false) : failure;
        if (place === 'in place' || isSilent(call)) return;
        // The end of a session has a notice of its own.
        if (!isApiError(error) || error.kind === 'ended') return;
        if (place === 'only toast' || !(error.kind === 'unreachable' || error.isLost))
          add(state, 'error', error.message);
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

/** Every async thunk of the store is a call of RTK Query; the argument is what the endpoint of that name takes. */
type Call = { endpointName: string; originalArgs: never; queryCacheKey?: string; subscribe?: boolean };

function add(state: NoticesState, tone: Notice['tone'], text: string) {
  state.lastId += 1;
  state.waiting = [...state.waiting.filter((notice) => notice.text !== text), { id: state.lastId, tone, text }];
}
