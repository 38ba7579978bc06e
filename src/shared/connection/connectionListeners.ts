import type { UnknownAction } from '@reduxjs/toolkit';
import { onOnline } from '@/shared/api/baseApi';
import type { StartListening } from '@/shared/hooks/store';
import { selectReturns } from './connectionSlice';

/** Once the server is back, the screen is refetched. */
export const startConnectionListening = (startListening: StartListening) =>
  startListening({
    predicate: (_action: UnknownAction, state, before) => selectReturns(state) !== selectReturns(before),
    effect: (_returned: UnknownAction, { dispatch }) => void dispatch(onOnline()),
  });
