import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { authSlice, forgetOlderSession, selectSignedInAt, startAuthListening } from '@/features/auth/authSlice';
import { authStorage } from '@/features/auth/session';
import { fullReadSlice } from '@/features/members/fullRead/fullReadSlice';
import { membersSlice } from '@/features/members/membersSlice';
import { moderationSlice, startModerationListening } from '@/features/moderation/moderationSlice';
import { visitsSlice } from '@/features/palette/visitsSlice';
import { panchangaSlice } from '@/features/panchanga/panchangaSlice';
import { paymentsSlice } from '@/features/payments/paymentsSlice';
import { deskSlice, startDeskListening } from '@/features/requests/deskSlice';
import { vendorAdsSlice } from '@/features/vendorAds/vendorAdsSlice';
import { versionsSlice } from '@/features/versions/versionsSlice';
import { baseApi } from '@/shared/api/baseApi';
import { connectionSlice, startConnectionListening } from '@/shared/connection/connectionSlice';
import { undoRequested } from '@/shared/notices/noticesFor';
import { preferencesSlice, startPreferencesListening } from '@/shared/preferences/preferences';
import { reportCutShort, runSlice, startRunListening } from '@/shared/run/runSlice';
import { noticesSlice } from '@/app/notices/noticesSlice';

const persistedAuth = persistReducer(
  { key: 'auth', storage: authStorage, whitelist: ['token', 'expirationTime'] },
  authSlice.reducer,
);

const reducer = combineSlices(
  { [authSlice.name]: persistedAuth },
  baseApi,
  connectionSlice,
  deskSlice,
  fullReadSlice,
  membersSlice,
  moderationSlice,
  noticesSlice,
  panchangaSlice,
  paymentsSlice,
  preferencesSlice,
  runSlice,
  vendorAdsSlice,
  versionsSlice,
  visitsSlice,
);

/** Loaded where the browser has the extension: the way to the dashboard does not carry it for everybody. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
  (await import(/* webpackChunkName: "devTools" */ './devTools')).devTools;

/** The store, preloaded with the stored session unless it has expired. */
export async function openStore() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch>();
  startAuthListening(startListening);
  startConnectionListening(startListening);
  startDeskListening(startListening);
  startModerationListening(startListening);
  startPreferencesListening(startListening);
  startRunListening(startListening);
  startListening({
    actionCreator: undoRequested,
    effect: async (_action, { dispatch }) => {
      const code = await import(/* webpackChunkName: "notices" */ './notices/undoNotice').catch(() => undefined);
      if (code) dispatch(code.undoLatest());
    },
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        // Development checks: how long they take is no warning.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          warnAfter: Infinity,
        },
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
    // Batched per frame, a dialog would close before its row is updated, and lose the focus with the row's button.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: await loadDevTools(),
  });
  const persistor = persistStore(store);
  await new Promise<void>((resolve) => persistor.subscribe(() => persistor.getState().bootstrapped && resolve()));
  startListening({
    predicate: (_action, { auth }, { auth: before }) => auth.token !== before.token,
    // redux-persist's own write would come too late for a tab that closes right after the sign-out.
    effect: () => void persistor.flush(),
  });
  forgetOlderSession(selectSignedInAt(store.getState()));
  reportCutShort(store.dispatch);
  return store;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

export type RootState = ReturnType<typeof reducer>;

export type AppDispatch = Store['dispatch'];
