import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/baseApi';
import { sessionEnded } from '@/shared/api/session';
import type { StartListening } from '@/shared/hooks/store';
import { deleteAllDrafts } from '@/shared/ui/modal/useDraft';
import { pageRestored, storageChanged, windowFocused } from '@/shared/connection/windowEvents';
import { forgetAccount, forgetOlderSession, keepAccount } from './accountOfTab';
import { authApi } from './authApi';
import { selectSignedInAt, selectToken, signedInElsewhere, signedOutElsewhere } from './authSlice';
import {
  accountOfOtherTab,
  announceSignIn,
  announceSignOut,
  deleteStoredSession,
  isSignOutOfOtherTab,
  sessionOfOtherTab,
} from './authStorage';
import { isOver } from './session';

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
    matcher: authApi.endpoints.signIn.matchFulfilled,
    effect: ({ meta }) => {
      const account = { email: meta.arg.originalArgs.email, signedInAt: meta.fulfilledTimeStamp };
      keepAccount(account);
      announceSignIn(account);
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
    matcher: isAnyOf(storageChanged, pageRestored),
    effect: async (action, { dispatch, getState }) => {
      const account = storageChanged.match(action) && accountOfOtherTab(action.payload, action.meta.value);
      if (account) keepAccount(account);
      const token = selectToken(getState());
      const session = sessionOfOtherTab(token);
      const isSignOut = storageChanged.match(action) && isSignOutOfOtherTab(action.payload);
      // Pages from the back-forward cache miss storage events: clear the tab to be safe.
      if (isSignOut || (pageRestored.match(action) && session !== undefined)) emptyTab();
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

/** What the administrator typed, and who it was. */
function emptyTab() {
  deleteAllDrafts();
  forgetAccount();
}
