import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { authApi } from './authApi';
import type { Session } from './session';

type AuthState = {
  token: string | null;
  /** The sign-in time in ms; the contract's name for it. */
  expirationTime: number | null;
  /** As typed at sign-in; the contract has no call for it, and it is not persisted. */
  email: string | null;
  username: string | null;
  /** After signing out by choice, the next sign-in leads to the dashboard, not back to this screen. */
  leftByChoice: boolean;
};

const signedOutState: AuthState = {
  token: null,
  expirationTime: null,
  email: null,
  username: null,
  leftByChoice: false,
};

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOutState,
  reducers: {
    signedInElsewhere: (_auth, { payload: { token, signedInAt } }: PayloadAction<Session>) => ({
      ...signedOutState,
      token,
      expirationTime: signedInAt,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (_auth, { payload: end }) => ({ ...signedOutState, leftByChoice: end === 'signed out' }))
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
    selectEmail: (auth) => auth.email,
    selectUsername: (auth) => auth.username,
    selectLeftByChoice: (auth) => auth.leftByChoice,
  },
});

export const { signedInElsewhere } = authSlice.actions;
export const { selectIsSignedIn, selectToken, selectSignedInAt, selectEmail, selectUsername, selectLeftByChoice } =
  authSlice.selectors;
