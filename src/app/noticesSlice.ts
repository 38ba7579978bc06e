import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejectedWithValue,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { activityNotices } from '@/features/activity/activityNotices';
import { authApi } from '@/features/auth/authApi';
import { authNotices } from '@/features/auth/authNotices';
import { authScreenLeft } from '@/features/auth/authSlice';
import { membersNotices, sentenceOfRun } from '@/features/members/membersNotices';
import { membersExported, runEnded } from '@/features/members/membersSlice';
import { moderationNotices } from '@/features/moderation/moderationNotices';
import { panchangaNotices, sentenceOfFill } from '@/features/panchanga/panchangaNotices';
import { runEnded as fillEnded } from '@/features/panchanga/panchangaSlice';
import { paymentsNotices } from '@/features/payments/paymentsNotices';
import { vendorAdsNotices } from '@/features/vendorAds/vendorAdsNotices';
import { versionsNotices } from '@/features/versions/versionsNotices';
import { emptyFieldsText, fieldsLeftEmpty } from '@/features/versions/versionsSlice';
import { isApiError, offlineText } from '@/shared/api/apiError';
import { sessionEnded, sessionEndedText } from '@/shared/api/session';
import type { CallNotices } from '@/shared/notices/noticesFor';
import { isQuietCall } from '@/shared/notices/quiet';
import { isSilent } from '@/shared/notices/silent';
import { runCutShort } from '@/shared/run';

/** `about`: the key of the call that failed. `canLook`: whether it was saved is unknown, so the toast offers to reload. */
export type Notice = { id: number; tone: 'success' | 'error'; text: string; about?: string; canLook?: boolean };

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
    noticeDismissed: (state, { payload }: PayloadAction<number>) => drop(state, ({ id }) => id === payload),
    cameOnline: (state) => drop(state, ({ text }) => text === offlineText),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fieldsLeftEmpty, (state, { payload: isEmpty }) => {
        if (isEmpty) add(state, 'error', emptyFieldsText);
        else drop(state, ({ text }) => text === emptyFieldsText);
      })
      // What went wrong on a screen without a session is said there alone.
      .addCase(authScreenLeft, (state) => drop(state, ({ about = '' }) => (about.split(' ')[0] ?? '') in authNotices))
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
      // What went wrong before the sign-in is settled by it.
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (state) => void (state.waiting = []))
      // What is tried again, or was done at last, has not failed any more.
      .addMatcher(isAnyOf(isPending(), isFulfilled()), (state, { meta }) => {
        const call = meta.arg as Call;
        // A query that failed a moment ago is rejected again without being sent.
        if (meta.requestStatus === 'pending' && call.type === 'query') return;
        drop(state, ({ about }) => about === keyOf(call));
      })
      .addMatcher(isFulfilled(), (state, { payload, meta }) => {
        const { endpointName, originalArgs } = meta.arg as Call;
        drop(state, ({ text }) => text === offlineText);
        if (isSilent(originalArgs)) return;
        const success = callNotices[endpointName]?.success;
        const sentence = typeof success === 'function' ? success(payload as never, originalArgs) : success;
        if (sentence) add(state, 'success', sentence);
      })
      .addMatcher(isRejectedWithValue(), (state, { payload: error, meta }) => {
        const call = meta.arg as Call;
        const { endpointName, originalArgs } = call;
        const failure = callNotices[endpointName]?.failure;
        const place = typeof failure === 'function' ? failure(originalArgs) : failure;
        if (place === 'in place' || isQuietCall(call) || isSilent(originalArgs)) return;
        // The end of a session has a notice of its own.
        if (!isApiError(error) || error.kind === 'ended' || error.isRepeated) return;
        if (place !== 'only toast' && (error.kind === 'unreachable' || error.isLost)) return;
        add(state, 'error', error.message, { about: keyOf(call), canLook: error.isLost === true });
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed, cameOnline } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

/** Every async thunk of the store is a call of RTK Query; the argument is what the endpoint of that name takes. */
type Call = {
  type: 'query' | 'mutation';
  endpointName: string;
  originalArgs: never;
  queryCacheKey?: string;
  subscribe?: boolean;
};

/** A query with its argument; a mutation with its row only, since its argument may hold a password. */
function keyOf({ endpointName, originalArgs, queryCacheKey }: Call): string {
  const argument: unknown = originalArgs;
  const row = typeof argument === 'object' && argument !== null && 'id' in argument ? argument.id : argument;
  return queryCacheKey ?? `${endpointName} ${typeof row === 'string' ? row : ''}`;
}

function add(state: NoticesState, tone: Notice['tone'], text: string, about?: Pick<Notice, 'about' | 'canLook'>) {
  state.lastId += 1;
  drop(state, (notice) => notice.text === text);
  state.waiting.push({ id: state.lastId, tone, text, ...about });
}

function drop(state: NoticesState, isOver: (notice: Notice) => boolean) {
  state.waiting = state.waiting.filter((notice) => !isOver(notice));
}
