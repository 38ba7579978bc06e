import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { activityNotices } from '@/features/activity/activityNotices';
import { isSignIn } from '@/features/auth/authApi';
import { authNotices } from '@/features/auth/authNotices';
import { isDecisionSaved, membersApi } from '@/features/members/membersApi';
import { undoAsked } from '@/features/members/membersSlice';
import { membersNotices } from '@/features/members/membersNotices';
import { moderationNotices } from '@/features/moderation/moderationNotices';
import { panchangaNotices } from '@/features/panchanga/panchangaNotices';
import { paymentsNotices } from '@/features/payments/paymentsNotices';
import { vendorAdsNotices } from '@/features/vendorAds/vendorAdsNotices';
import { versionsApi } from '@/features/versions/versionsApi';
import { versionsNotices } from '@/features/versions/versionsNotices';
import { isApiError } from '@/shared/api/apiError';
import { isCall, isSilent } from '@/shared/api/call';
import { doneHere, notDone, type CallNotices, type Undo } from '@/shared/notices/noticesFor';
import { runEnded } from '@/shared/run/runSlice';

/** `call` names the endpoint of a failure, which goes when it is called again. */
export type Notice = { id: number; tone: 'success' | 'error'; text: string; call?: string; undo?: Undo };

const mostNotices = 2;

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

/** A toast replaces one with the same text, or one whose text it repeats behind a colon; a new call of an endpoint removes its failure. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeDismissed: (state, { payload: id }: PayloadAction<number>) =>
      void (state.waiting = state.waiting.filter((notice) => notice.id !== id)),
  },
  extraReducers: (builder) => {
    builder
      .addCase(runEnded, (state, { payload: { sentence, undoableIds } }) => {
        if (!sentence) return;
        add(state, 'success', sentence, undefined, undoableIds.length > 0 ? { memberIds: undoableIds } : undefined);
      })
      .addCase(doneHere, (state, { payload }) => add(state, 'success', payload.sentence, undefined, payload.undo))
      .addCase(notDone, (state, { payload: text }) => add(state, 'error', text))
      // The run that undoes them reports it.
      .addCase(undoAsked, (state, { payload: ids }) => forget(state, ids))
      // The maintenance bar says it.
      .addMatcher(versionsApi.endpoints.switchMaintenance.matchFulfilled, (state) => void (state.waiting = []))
      .addMatcher(membersApi.endpoints.takeBack.matchFulfilled, (state, { meta }) =>
        forget(state, [meta.arg.originalArgs.id]),
      )
      // Its Undo would take back the newer decision.
      .addMatcher(isDecisionSaved, (state, { payload }) => forget(state, [payload.id]))
      // Notices of the last session are not about this one.
      .addMatcher(isSignIn, (state) => void (state.waiting = []))
      .addMatcher(isCall, (state, { payload, meta: { arg: call, requestStatus } }) => {
        const { success, failure, undo } = callNotices[call.endpointName] ?? {};
        if (requestStatus === 'pending')
          state.waiting = state.waiting.filter((notice) => notice.call !== call.endpointName);
        if (isSilent(call)) return;
        if (requestStatus === 'fulfilled') {
          const sentence = typeof success === 'function' ? success(payload as never, call.originalArgs) : success; // typed by NoticesFor
          if (sentence) add(state, 'success', sentence, undefined, undo?.(payload as never, call.originalArgs)); // typed by NoticesFor
        }
        // The sign-in form says why a session ended.
        if (requestStatus !== 'rejected' || !isApiError(payload) || payload.kind === 'ended') return;
        // The second step and the profile show these.
        if (payload.kind === 'challenged' || payload.needs) return;
        const failureTarget = typeof failure === 'function' ? failure(call.originalArgs) : failure;
        const isSeenInPlace = payload.kind === 'unreachable' || payload.mayBeSaved;
        if (failureTarget === 'only toast' || (failureTarget !== 'in place' && !isSeenInPlace))
          add(state, 'error', payload.message, call.endpointName);
      });
  },
  selectors: { selectNotices: (state) => state.waiting },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;

function forget(state: NoticesState, ids: readonly string[]) {
  state.waiting = state.waiting.filter(
    ({ undo }) => !undo || !('memberIds' in undo) || !undo.memberIds.some((id) => ids.includes(id)),
  );
}

function add(state: NoticesState, tone: Notice['tone'], text: string, call?: string, undo?: Undo) {
  state.lastId += 1;
  const others = state.waiting.filter((notice) => text !== notice.text && !text.endsWith(`: ${notice.text}`));
  state.waiting = [...others, { id: state.lastId, tone, text, call, undo }].slice(-mostNotices);
}
