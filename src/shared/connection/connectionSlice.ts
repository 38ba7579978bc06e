import { createAction, createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { isUnanswered } from '@/shared/api/apiError';
import { sessionEnded } from '@/shared/api/session';
import { wentOffline, wentOnline } from '@/shared/windowEvents';

/** The server is asked at once. */
export const tryRequested = createAction('connection/tryRequested');

const initialState = {
  /** The browser says so. RTK's own flag does not serve: each refetch of the screen sets it. */
  isOffline: false,
  isLost: false,
  /** How often the server came back; what could not be loaded then tries again. */
  returns: 0,
};

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    serverReturned: (state) => ({ isOffline: false, isLost: false, returns: state.returns + 1 }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(wentOffline, (state) => void (state.isOffline = true))
      .addCase(wentOnline, (state) => void (state.isOffline = false))
      .addCase(sessionEnded, (state) => void (state.isLost = false))
      .addMatcher(isUnansweredCall, (state) => void (state.isLost = true));
  },
  selectors: {
    selectIsOffline: ({ isOffline }) => isOffline,
    selectIsLost: ({ isLost }) => isLost,
    selectIsDown: ({ isOffline, isLost }) => isOffline || isLost,
    selectReturns: ({ returns }) => returns,
  },
});

const isRejected = isRejectedWithValue();

function isUnansweredCall(action: unknown): action is ReturnType<typeof isRejected> & { type: string } {
  return isRejected(action) && isUnanswered(action.payload);
}

export const { serverReturned } = connectionSlice.actions;
export const { selectIsOffline, selectIsLost, selectIsDown, selectReturns } = connectionSlice.selectors;
