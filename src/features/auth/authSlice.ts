import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi, refetchActive } from '@/shared/api/baseApi';
import {
  confirmationEnded,
  confirmationNeeded,
  enrolmentNeeded,
  factorAdded,
  sessionEnded,
  type SessionEnd,
} from '@/shared/api/session';
import { storageChanged, windowFocused } from '@/shared/connection/windowEvents';
import type { StartListening } from '@/shared/hooks/store';
import { forgetReport } from '@/shared/run/runSlice';
import { deleteAllDrafts } from '@/shared/ui/modal/useDraft';
import { authApi, isSignIn } from './authApi';
import {
  accountOfOtherTab,
  accountOfTab,
  announceSignIn,
  announceSignOut,
  deleteStoredSession,
  forgetAccount,
  isOver,
  isSignOutOfOtherTab,
  sessionOfOtherTab,
  storeAccount,
  type Session,
  type TabAccount,
} from './session';

type AuthState = {
  token: string | null;
  /** The sign-in time in ms; the contract's name for it. */
  expirationTime: number | null;
  account: TabAccount | null;
  username: string | null;
  /** How the last session ended, until the next sign-in is tried. */
  end: SessionEnd | null;
  /** The server answers nothing else before the account has a second factor. */
  isEnrolmentNeeded: boolean;
  /** What the server asks for before it does something grave; the calls that it has refused wait for it. */
  confirmation: object | null;
};

const signedOutState: AuthState = {
  token: null,
  expirationTime: null,
  account: null,
  username: null,
  end: null,
  isEnrolmentNeeded: false,
  confirmation: null,
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
      .addCase(enrolmentNeeded, (auth) => void (auth.isEnrolmentNeeded = true))
      .addCase(factorAdded, (auth) => void (auth.isEnrolmentNeeded = false))
      .addCase(confirmationNeeded, (auth, { payload: asked }) => void (auth.confirmation ??= asked))
      .addCase(confirmationEnded, (auth) => void (auth.confirmation = null))
      .addMatcher(authApi.endpoints.signIn.matchPending, (auth) => void (auth.end = null))
      .addMatcher(isSignIn, (_auth, { payload, meta }) => ({
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
    selectEmail: ({ account, expirationTime }) => (account?.signedInAt === expirationTime ? account.email : undefined),
    selectUsername: (auth) => auth.username,
    selectSessionEnd: (auth) => auth.end,
    selectIsEnrolmentNeeded: (auth) => auth.isEnrolmentNeeded,
    selectConfirmation: (auth) => auth.confirmation,
  },
});

const { signedOutElsewhere } = authSlice.actions;
export const { signedInElsewhere } = authSlice.actions;
export const {
  selectIsSignedIn,
  selectToken,
  selectSignedInAt,
  selectEmail,
  selectUsername,
  selectSessionEnd,
  selectIsEnrolmentNeeded,
  selectConfirmation,
} = authSlice.selectors;

/** ms */
const clockCheck = 30_000;

export function startAuthListening(startListening: StartListening) {
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: end }, { dispatch, getOriginalState }) => {
      deleteStoredSession(selectToken(getOriginalState()));
      dispatch(baseApi.util.resetApiState());
      if (end !== 'signed out') return;
      emptyTab();
      announceSignOut();
    },
  });

  startListening({
    matcher: isSignIn,
    effect: ({ meta }) => {
      const account = { email: meta.arg.originalArgs.email, signedInAt: meta.fulfilledTimeStamp };
      keepAccount(account);
      announceSignIn(account);
    },
  });

  startListening({
    actionCreator: factorAdded,
    effect: (_action, { dispatch, getOriginalState }) => {
      if (selectIsEnrolmentNeeded(getOriginalState())) dispatch(refetchActive());
    },
  });

  // Each sign-in ends in time, also one that was stored.
  startListening({
    predicate: (action: UnknownAction, state, before) =>
      windowFocused.match(action) || selectToken(state) !== selectToken(before),
    effect: async (_event: UnknownAction, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      for (;;) {
        const signedInAt = selectSignedInAt(getState());
        if (signedInAt === null) return;
        if (isOver(signedInAt, Date.now())) dispatch(sessionEnded('expired'));
        await delay(clockCheck);
      }
    },
  });

  // Signing in or out in one tab applies to all.
  startListening({
    actionCreator: storageChanged,
    effect: async ({ payload: changedKey, meta }, { dispatch, getState }) => {
      const account = accountOfOtherTab(changedKey, meta.value);
      if (account) keepAccount(account);
      const token = selectToken(getState());
      const session = sessionOfOtherTab(token);
      const isSignOut = isSignOutOfOtherTab(changedKey);
      if (isSignOut) emptyTab();
      if (token !== null && session !== undefined) {
        const isLate = session === null && isOver(selectSignedInAt(getState()) ?? 0, Date.now());
        dispatch(sessionEnded(isLate ? 'expired' : 'elsewhere'));
      }
      if (isSignOut) dispatch(signedOutElsewhere());
      if (!session) return;
      // The new session may be another administrator's: the screens of the old one close first, which React does in a
      // microtask. Timers rest in a hidden tab.
      await Promise.resolve();
      forgetOlderSession(session.signedInAt);
      dispatch(signedInElsewhere(session));
    },
  });
}

/** Deletes what anybody else typed in this tab. */
function keepAccount(account: TabAccount) {
  if (accountOfTab()?.email.toLowerCase() !== account.email.toLowerCase()) deleteTypedTexts();
  storeAccount(account);
}

/** A tab that was closed or suspended missed later sign-ins: its texts may be another administrator's. */
export function forgetOlderSession(signedInAt: number | null) {
  if (signedInAt === null || accountOfTab()?.signedInAt === signedInAt) return;
  deleteTypedTexts();
  // What is typed from now on outlives a reload.
  storeAccount({ email: '', signedInAt });
}

function deleteTypedTexts() {
  deleteAllDrafts();
  forgetReport();
}

function emptyTab() {
  deleteAllDrafts();
  forgetAccount();
}
