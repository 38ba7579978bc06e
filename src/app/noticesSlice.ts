import { createSlice, isAsyncThunkAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { activityNotices } from '@/features/activity/activityNotices';
import { authApi } from '@/features/auth/authApi';
import { authNotices } from '@/features/auth/authNotices';
import { membersNotices, sentenceOfRun } from '@/features/members/membersNotices';
import { runEnded } from '@/features/members/membersSlice';
import { moderationNotices } from '@/features/moderation/moderationNotices';
import { panchangaNotices, sentenceOfFill } from '@/features/panchanga/panchangaNotices';
import { runEnded as fillEnded } from '@/features/panchanga/panchangaSlice';
import { paymentsNotices } from '@/features/payments/paymentsNotices';
import { vendorAdsNotices } from '@/features/vendorAds/vendorAdsNotices';
import { versionsNotices } from '@/features/versions/versionsNotices';
import { emptyFieldsText, fieldsLeftEmpty } from '@/features/versions/versionsSlice';
import { isApiError } from '@/shared/api/apiError';
import { exportFailed, listExported } from '@/shared/notices/exported';
import type { CallNotices } from '@/shared/notices/noticesFor';
import { isSilent } from '@/shared/notices/silent';
import { runCutShort } from '@/shared/run';

/** `call` names the endpoint of a failure, which goes when it is called again. */
export type Notice = { id: number; tone: 'success' | 'error'; text: string; call?: string };

/** Of more, the latest stay. */
const mostNotices = 2;

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

/**
 * Toasts about finished calls, from the tables of the domains. A new one replaces one with the same text, and a new try takes the
 * failure before it away.
 */
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
      .addCase(runEnded, (state, { payload }) => {
        const sentence = sentenceOfRun(payload);
        if (sentence) add(state, 'success', sentence);
      })
      .addCase(fillEnded, (state, { payload: added }) => {
        if (added > 0) add(state, 'success', sentenceOfFill(added));
      })
      .addCase(runCutShort, (state, { payload: report }) => add(state, 'error', `Cut short: ${report}`))
      .addCase(listExported, (state, { payload: text }) => add(state, 'success', text))
      .addCase(exportFailed, (state, { payload: text }) => add(state, 'error', text))
      // What the last session left is not about this one.
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (state) => void (state.waiting = []))
      .addMatcher(isCall, (state, { payload, meta: { arg: call, requestStatus, condition: isJoined } }) => {
        const { success, failure } = callNotices[call.endpointName] ?? {};
        const wasSilent = call.queryCacheKey ? state.silentKeys.includes(call.queryCacheKey) : isSilent(call);
        // Who joins a call under way and shows its failure makes it heard; a silent one leaves it as it is.
        if (requestStatus === 'pending' || !isJoined || !isSilent(call))
          setSilent(state, call, requestStatus === 'pending' && isSilent(call));
        if (requestStatus === 'pending')
          state.waiting = state.waiting.filter((notice) => notice.call !== call.endpointName);
        if (requestStatus === 'fulfilled' && !isSilent(call)) {
          const sentence = typeof success === 'function' ? success(payload as never, call.originalArgs) : success; // typed by NoticesFor
          if (sentence) add(state, 'success', sentence);
        }
        // The sign-in form says why a session ended.
        if (requestStatus !== 'rejected' || wasSilent || !isApiError(payload) || payload.kind === 'ended') return;
        const place = typeof failure === 'function' ? failure(call.originalArgs) : failure;
        const isSeenInPlace = payload.kind === 'unreachable' || payload.isLost;
        if (place === 'only toast' || (place !== 'in place' && !isSeenInPlace))
          add(state, 'error', payload.message, call.endpointName);
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

type Call = { endpointName: string; originalArgs: never; queryCacheKey?: string; subscribe?: boolean };

type CallAction = UnknownAction & {
  payload: unknown;
  meta: { arg: Call; requestStatus: 'pending' | 'fulfilled' | 'rejected'; condition?: boolean };
};

/** The argument of RTK Query's own thunks is a call; that of every other thunk has no endpoint. */
function isCall(action: UnknownAction): action is CallAction {
  const arg: unknown = isAsyncThunkAction(action) ? action.meta.arg : undefined;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg;
}

function setSilent(state: NoticesState, { queryCacheKey: key }: Call, isNowSilent: boolean) {
  if (key === undefined) return;
  state.silentKeys = state.silentKeys.filter((one) => one !== key);
  if (isNowSilent) state.silentKeys.push(key);
}

function add(state: NoticesState, tone: Notice['tone'], text: string, call?: string) {
  state.lastId += 1;
  const others = state.waiting.filter((notice) => notice.text !== text);
  state.waiting = [...others, { id: state.lastId, tone, text, call }].slice(-mostNotices);
}
