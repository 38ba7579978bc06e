import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionInterrupted, sessionRefused } from '@/shared/api/session';
import { authApi } from './authApi';
import type { Session } from './session';

type AuthState = {
  token: string | null;
  /** The sign-in time in ms; the contract's name for it. */
  expirationTime: number | null;
  /** The session has ended while unsent work is on screen, and awaits a new sign-in. */
  isInterrupted: boolean;
  /** As typed at sign-in; the contract has no call for it, and it is not persisted. */
  email: string | null;
  username: string | null;
  /** After signing out by choice, the next sign-in leads to the dashboard, not back to this screen. */
  leftByChoice: boolean;
};

const signedOutState: AuthState = {
  token: null,
  expirationTime: null,
  isInterrupted: false,
  email: null,
  username: null,
  leftByChoice: false,
};
const leftState: AuthState = { ...signedOutState, leftByChoice: true };

export const authScreenLeft = createAction('auth/authScreenLeft');

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedOut: () => leftState,
    sessionExpired: () => signedOutState,
    /** Null: another tab signed out. A sign-in returns to this tab's screen. */
    sessionChangedElsewhere: (_auth, { payload }: PayloadAction<Session | null>) =>
      payload ? { ...signedOutState, token: payload.token, expirationTime: payload.signedInAt } : signedOutState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRefused, () => signedOutState)
      .addCase(sessionInterrupted, (auth) => void (auth.isInterrupted = true))
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (_auth, { payload, meta }) => ({
        ...signedOutState,
        token: payload.token,
        expirationTime: meta.fulfilledTimeStamp,
        email: meta.arg.originalArgs.email,
        username: payload.username || null,
      }));
  },
  selectors: {
    selectIsSignedIn: (auth) => auth.token !== null && auth.expirationTime !== null,
    selectToken: (auth) => auth.token,
    selectSignedInAt: (auth) => auth.expirationTime,
    selectIsInterrupted: (auth) => auth.isInterrupted,
    selectEmail: (auth) => auth.email,
    selectUsername: (auth) => auth.username,
    selectLeftByChoice: (auth) => auth.leftByChoice,
  },
});

export const { signedOut, sessionExpired, sessionChangedElsewhere } = authSlice.actions;
export const {
  selectIsSignedIn,
  selectToken,
  selectSignedInAt,
  selectIsInterrupted,
  selectEmail,
  selectUsername,
  selectLeftByChoice,
} = authSlice.selectors;
