import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { isApiError, isUnanswered } from '@/shared/api/apiError';
import { onOnline, selectIsOffline, type baseApi } from '@/shared/api/baseApi';
import { isCall } from '@/shared/api/call';
import { sessionEnded } from '@/shared/api/session';
import { useAppSelector, type StartListening } from '@/shared/hooks/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListener } from '@/shared/hooks/useListener';

/** A single query that always fails, behind a server that answers, is not refetched for ever. */
const mostRefetches = 4;

const initialState = {
  isServerDown: false,
  /** How often the server came back; what could not be loaded then tries again. */
  returns: 0,
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
        if (state.isServerDown) state.returns += 1;
        state.isServerDown = false;
      });
  },
  selectors: {
    selectIsServerDown: ({ isServerDown }) => isServerDown,
    selectReturns: ({ returns }) => returns,
  },
});

export const { selectIsServerDown } = connectionSlice.selectors;
const { selectReturns } = connectionSlice.selectors;

export const selectIsDown = (state: WithSlice<typeof baseApi> & WithSlice<typeof connectionSlice>) =>
  selectIsOffline(state) || selectIsServerDown(state);

export const startConnectionListening = (startListening: StartListening) =>
  startListening({
    predicate: (_action: UnknownAction, state, before) => selectReturns(state) !== selectReturns(before),
    effect: (_returned: UnknownAction, { dispatch }) => void dispatch(onOnline()),
  });

/** For what RTK Query does not fetch, such as code: called when the server or the network is back. */
export function useReconnected(retry: () => void) {
  const returns = useAppSelector(selectReturns);
  const known = useRef(returns);
  const again = useEffectEvent(retry);
  useListener('online', retry);
  useEffect(() => {
    if (returns === known.current) return;
    known.current = returns;
    again();
  }, [returns]);
}
