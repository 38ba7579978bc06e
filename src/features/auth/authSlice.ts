import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionInterrupted, sessionRefused } from '@/shared/api/session';
import { authApi } from './authApi';
import type { Session } from './session';

type AuthState = {
  token: string | null;
  /** When the administrator signed in, in milliseconds; the name is the contract's. */
  expirationTime: number | null;
  /** Whether the session has ended while work is on the screen, which waits for another sign-in. */
  isInterrupted: boolean;
  /** The address typed at sign-in: no call of the contract tells it, and it is not stored. */
  email: string | null;
  username: string | null;
  /** Whether the administrator chose to leave: signing in then starts at the front, not where they were. */
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

/** A screen without the menu made way for another one. */
export const authScreenLeft = createAction('auth/authScreenLeft');

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedOut: () => leftState,
    sessionExpired: () => signedOutState,
    /** Another tab signed in or out; null is signed out. Signing in again leads back to where this tab was. */
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
