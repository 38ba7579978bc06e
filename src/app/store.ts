import { combineSlices, configureStore, isAnyOf, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { authSlice, sessionChangedElsewhere, sessionExpired, signedOut } from '@/features/auth/authSlice';
import { authStorage } from '@/features/auth/authStorage';
import { isOver } from '@/features/auth/session';
import { applyAnswers } from '@/features/members/allMembers/applyAnswers';
import { recentSlice } from '@/features/members/recentSlice';
import { requestOutcomesSlice } from '@/features/members/requestOutcomesSlice';
import { deskSlice } from '@/features/members/requests/desk/deskSlice';
import { paymentsSlice } from '@/features/payments/paymentsSlice';
import { versionsSlice } from '@/features/versions/versionsSlice';
import { baseApi } from '@/shared/api/baseApi';
import { createRenewal, sessionRefused } from '@/shared/api/session';
import { createLargeLists, type StoreExtra } from '@/shared/largeList/largeLists';
import { preferencesSlice } from '@/shared/preferences';
import { deleteAllDrafts } from '@/shared/ui/drafts';
import { unsentWorkSlice } from '@/shared/unsentWork';
import { devTools } from './devTools';
import { noticesSlice } from './noticesSlice';

const persistedAuth = persistReducer(
  { key: 'auth', storage: authStorage, whitelist: ['token', 'expirationTime'] },
  authSlice.reducer,
);

const slices = combineSlices(
  { [authSlice.name]: persistedAuth },
  baseApi,
  deskSlice,
  noticesSlice,
  paymentsSlice,
  preferencesSlice,
  recentSlice,
  requestOutcomesSlice,
  unsentWorkSlice,
  versionsSlice,
);

// Features name their lists; only the app may import the code of all of them.
const startWorker = () => new Worker(new URL('./listWorker.ts', import.meta.url), { name: 'listWorker' });

const isSessionOver = isAnyOf(signedOut, sessionExpired, sessionRefused, sessionChangedElsewhere);

/** Only a sign-out, here or in another tab, discards the drafts; an expired session keeps them. */
const isLeft = (action: unknown) =>
  signedOut.match(action) || (sessionChangedElsewhere.match(action) && action.payload === null);

/** What one administrator saw is cleared for the next; only pending notices survive a session. */
const reducer = (state: ReturnType<typeof slices> | undefined, action: UnknownAction) =>
  slices(
    state && isSessionOver(action)
      ? { ...state, desk: undefined, recent: undefined, requestOutcomes: undefined, versions: undefined }
      : state,
    action,
  );

const forgetAnswers: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isSessionOver(action)) {
    if (isLeft(action)) deleteAllDrafts();
    store.dispatch(baseApi.util.resetApiState());
  }
  return result;
};

/** The store, preloaded with the stored session unless it has expired. */
export async function openStore() {
  const renewal = createRenewal();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...renewal.extra, largeLists: createLargeLists(startWorker) } satisfies StoreExtra },
        // Development-only checks; their duration says nothing about production.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      }).concat(renewal.middleware, forgetAnswers, applyAnswers, baseApi.middleware),
    devTools,
  });
  let finish = () => {};
  const isRead = new Promise<void>((resolve) => (finish = resolve));
  const persistor = persistStore(store, null, () => finish());
  await isRead;
  let { token } = store.getState().auth;
  store.subscribe(() => {
    const latest = store.getState().auth.token;
    if (latest === token) return;
    token = latest;
    // Flushed at once: redux-persist's own write would come too late for a tab that closes right after the sign-out.
    void persistor.flush();
  });
  const signedInAt = store.getState().auth.expirationTime;
  if (signedInAt !== null && isOver(signedInAt, Date.now())) store.dispatch(sessionExpired());
  return store;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

export type State = ReturnType<Store['getState']>;
