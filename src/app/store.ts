import { combineSlices, configureStore, isAnyOf, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { authSlice, sessionChangedElsewhere, sessionExpired, signedOut } from '@/features/auth/authSlice';
import { authStorage } from '@/features/auth/authStorage';
import { isOver } from '@/features/auth/session';
import { noteAnswers } from '@/features/members/allMembers/noteAnswers';
import { recentSlice } from '@/features/members/recentSlice';
import { requestOutcomesSlice } from '@/features/members/requestOutcomesSlice';
import { deskSlice } from '@/features/members/requests/desk/deskSlice';
import { baseApi } from '@/shared/api/baseApi';
import { createRenewal, sessionRefused } from '@/shared/api/session';
import { createLargeLists, type StoreExtra } from '@/shared/largeList/largeLists';
import { preferencesSlice } from '@/shared/preferences';
import { dropAllDrafts } from '@/shared/ui/drafts';
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
  preferencesSlice,
  recentSlice,
  requestOutcomesSlice,
  unsentWorkSlice,
);

// The features name their lists; only the app knows the code that holds them all.
const startWorker = () => new Worker(new URL('./listWorker.ts', import.meta.url), { name: 'listWorker' });

const isSessionOver = isAnyOf(signedOut, sessionExpired, sessionRefused, sessionChangedElsewhere);

/** Somebody signed out, here or in another tab. A session that only ended leaves the drafts for the next one. */
const isLeft = (action: unknown) =>
  signedOut.match(action) || (sessionChangedElsewhere.match(action) && action.payload === null);

/** What one administrator saw is gone for the next: only the notices waiting to be read outlive a session. */
const reducer = (state: ReturnType<typeof slices> | undefined, action: UnknownAction) =>
  slices(
    state && isSessionOver(action)
      ? { ...state, desk: undefined, recent: undefined, requestOutcomes: undefined }
      : state,
    action,
  );

const forgetAnswers: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isSessionOver(action)) {
    if (isLeft(action)) dropAllDrafts();
    store.dispatch(baseApi.util.resetApiState());
  }
  return result;
};

/** The store with the stored session already in it, unless that is over. */
export async function openStore() {
  const renewal = createRenewal();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { ...renewal.extra, largeLists: createLargeLists(startWorker) } satisfies StoreExtra },
        // Both checks run in development alone; how long they take there says nothing about the console.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      }).concat(renewal.middleware, forgetAnswers, noteAnswers, baseApi.middleware),
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
    // In its own time it would come too late for those who sign out and close the tab at once.
    void persistor.flush();
  });
  const signedInAt = store.getState().auth.expirationTime;
  if (signedInAt !== null && isOver(signedInAt, Date.now())) store.dispatch(sessionExpired());
  return store;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

export type State = ReturnType<Store['getState']>;
