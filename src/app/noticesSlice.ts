import {
  createSlice,
  isAllOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
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

type NoticesState = {
  waiting: Notice[];
  lastId: number;
  /** Cache keys of the silent queries under way; a screen that waits for the same reply takes its key out. */
  silentKeys: string[];
};

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

const initialState: NoticesState = { waiting: [], lastId: 0, silentKeys: [] };

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
      .addMatcher(isAllOf(isCall, isPending), (state, { meta: { arg: call } }) =>
        setSilent(state, call, isSilent(call)),
      )
      .addMatcher(isAllOf(isCall, isRejected), (state, { meta: { arg: call, condition: isJoined } }) => {
        if (isJoined && !isSilent(call)) setSilent(state, call, false);
      })
      .addMatcher(isAllOf(isCall, isFulfilled), (state, { payload, meta: { arg: call } }) => {
        const success = callNotices[call.endpointName]?.success;
        const sentence = typeof success === 'function' ? success(payload as never, call.originalArgs) : success; // typed by NoticesFor
        if (sentence && !isSilent(call)) add(state, 'success', sentence);
        setSilent(state, call, false);
      })
      .addMatcher(isAllOf(isCall, isRejectedWithValue), (state, { payload: error, meta: { arg: call } }) => {
        const failure = callNotices[call.endpointName]?.failure;
        const place = typeof failure === 'function' ? failure(call.originalArgs) : failure;
        const isHushed = call.queryCacheKey ? state.silentKeys.includes(call.queryCacheKey) : isSilent(call);
        setSilent(state, call, false);
        // The end of a session has a notice of its own.
        if (place === 'in place' || isHushed || !isApiError(error) || error.kind === 'ended') return;
        if (place === 'only toast' || !(error.kind === 'unreachable' || error.isLost))
          add(state, 'error', error.message);
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

type Call = { endpointName: string; originalArgs: never; queryCacheKey?: string; subscribe?: boolean };

/** The argument of RTK Query's own thunks is a call; that of every other thunk has no endpoint. */
function isCall(action: UnknownAction): action is UnknownAction & { meta: { arg: Call } } {
  const arg: unknown = isAsyncThunkAction(action) ? action.meta.arg : undefined;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg;
}

function setSilent(state: NoticesState, { queryCacheKey: key }: Call, isNowSilent: boolean) {
  if (key === undefined) return;
  state.silentKeys = state.silentKeys.filter((one) => one !== key);
  if (isNowSilent) state.silentKeys.push(key);
}

function add(state: NoticesState, tone: Notice['tone'], text: string) {
  state.lastId += 1;
  state.waiting = [...state.waiting.filter((notice) => notice.text !== text), { id: state.lastId, tone, text }];
}
