import { isAnyOf, isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { isUnanswered } from '@/shared/api/apiError';
import { baseApi, onOnline, refetchActive } from '@/shared/api/baseApi';
import type { AppThunk, StartListening } from '@/shared/hooks';
import { windowFocused, wentOnline } from '@/shared/windowEvents';
import { selectIsLost, serverReturned, tryRequested } from './connectionSlice';

/** ms between tries, each of one short call: with its reply, a server that is back is noticed within five seconds. */
const pause = 4_500;

/** A single call that always fails, behind a server that answers, is not tried for ever. */
const mostRefetches = 4;

const isReasonToTry = isAnyOf(windowFocused, wentOnline, tryRequested, isFulfilled);

/** `probe` asks for what stands on every screen; RTK Query's refetch on reconnecting leaves it out. */
export function startConnectionListening(
  startListening: StartListening,
  probe: () => AppThunk<PromiseLike<{ error?: unknown }>>,
) {
  startListening({
    predicate: (_action: UnknownAction, state, before) => selectIsLost(state) && !selectIsLost(before),
    effect: async (_lost: UnknownAction, { dispatch, getState, take, subscribe, unsubscribe }) => {
      unsubscribe();
      let refetches = 0;
      while (selectIsLost(getState()) && refetches < mostRefetches) {
        await take((action, state) => !selectIsLost(state) || isReasonToTry(action), pause);
        if (!selectIsLost(getState())) break;
        const { error } = await dispatch(probe());
        if (isUnanswered(error)) continue;
        refetches += 1;
        dispatch(serverReturned());
        dispatch(onOnline());
        await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
      }
      if (selectIsLost(getState())) dispatch(serverReturned());
      subscribe();
    },
  });

  startListening({
    predicate: (action: UnknownAction, state) =>
      refetchActive.match(action) || (wentOnline.match(action) && !selectIsLost(state)),
    effect: (_asked: UnknownAction, { dispatch }) => {
      void dispatch(probe());
      dispatch(onOnline());
    },
  });
}
