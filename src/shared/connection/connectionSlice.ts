import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { isApiError, isUnanswered } from '@/shared/api/apiError';
import { onOnline, selectIsOffline, type baseApi } from '@/shared/api/baseApi';
import { isCall } from '@/shared/api/call';
import { sessionEnded } from '@/shared/api/session';
import { useAppSelector, type StartListening } from '@/shared/hooks/store';
import { useEffect, useEffectEvent, useRef } from 'react';

/** A single query that always fails, behind a server that answers, is not refetched for ever. */
const mostRefetches = 4;

const initialState = {
  isServerDown: false,
  /** How often a query, by cache key, had no reply since its last one. */
  misses: {} as Record<string, number>, // starts empty; the cast names its entries
};

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (state) => void (state.isServerDown = false))
      .addMatcher(isCall, (state, { payload, meta: { arg, requestStatus } }) => {
        const { queryCacheKey: key = '' } = arg;
        if (isUnanswered(payload)) {
          const misses = key === '' ? 0 : (state.misses[key] ?? 0);
          state.misses[key] = misses + 1;
          if (misses < mostRefetches) state.isServerDown = true;
          return;
        }
        const isAnswered = requestStatus === 'fulfilled' || (isApiError(payload) && payload.kind !== 'ended');
        if (!isAnswered) return;
        delete state.misses[key];
        state.isServerDown = false;
      });
  },
  selectors: { selectIsServerDown: ({ isServerDown }) => isServerDown },
});

export const { selectIsServerDown } = connectionSlice.selectors;

export const selectIsDown = (state: WithSlice<typeof baseApi> & WithSlice<typeof connectionSlice>) =>
  selectIsOffline(state) || selectIsServerDown(state);

export const startConnectionListening = (startListening: StartListening) =>
  startListening({
    predicate: (action: UnknownAction, state, before) =>
      selectIsServerDown(before) && !selectIsServerDown(state) && !sessionEnded.match(action),
    effect: (_returned: UnknownAction, { dispatch }) => void dispatch(onOnline()),
  });

/** For what RTK Query does not fetch, such as code: called when the server or the network is back. */
export function useReconnected(retry: () => void) {
  const isDown = useAppSelector(selectIsDown);
  const wasDown = useRef(isDown);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (wasDown.current && !isDown) again();
    wasDown.current = isDown;
  }, [isDown]);
}
