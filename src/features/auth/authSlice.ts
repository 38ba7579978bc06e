import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, type SessionEnd } from '@/shared/api/session';
import { accountOfTab, type TabAccount } from './accountOfTab';
import { authApi } from './authApi';
import type { Session } from './session';

type AuthState = {
  token: string | null;
  /** The sign-in time in ms; the contract's name for it. */
  expirationTime: number | null;
  account: TabAccount | null;
  username: string | null;
  /** How the last session ended, until the next sign-in is tried. */
  end: SessionEnd | null;
};

const signedOutState: AuthState = {
  token: null,
  expirationTime: null,
  account: null,
  username: null,
  end: null,
};

export const authSlice = createSlice({
  name: 'auth',
  initialState: () => ({ ...signedOutState, account: accountOfTab() }),
  reducers: {
    signedInElsewhere: (_auth, { payload: { token, signedInAt } }: PayloadAction<Session>) => ({
      ...signedOutState,
      token,
      expirationTime: signedInAt,
      account: accountOfTab(),
    }),
    signedOutElsewhere: (auth) => (auth.token === null ? { ...signedOutState, end: 'signed out elsewhere' } : auth),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (_auth, { payload: end }) => ({ ...signedOutState, end }))
      .addMatcher(authApi.endpoints.signIn.matchPending, (auth) => void (auth.end = null))
      .addMatcher(authApi.endpoints.signIn.matchFulfilled, (_auth, { payload, meta }) => ({
        ...signedOutState,
        token: payload.token,
        expirationTime: meta.fulfilledTimeStamp,
        account: { email: meta.arg.originalArgs.email, signedInAt: meta.fulfilledTimeStamp },
        username: payload.username || null,
      }));
  },
  selectors: {
    selectIsSignedIn: (auth) => auth.token !== null && auth.expirationTime !== null,
    selectToken: (auth) => auth.token,
    selectSignedInAt: (auth) => auth.expirationTime,
    /** Another administrator may have signed in since, in another tab. */
    selectEmail: ({ account, expirationTime }) => (account?.signedInAt === expirationTime ? account?.email : undefined),
    selectUsername: (auth) => auth.username,
    selectSessionEnd: (auth) => auth.end,
  },
});

export const { signedInElsewhere, signedOutElsewhere } = authSlice.actions;
export const { selectIsSignedIn, selectToken, selectSignedInAt, selectEmail, selectUsername, selectSessionEnd } =
  authSlice.selectors;
