import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch } from '@/shared/hooks/store';
import { preferencesChanged, preferencesSlice, startPreferencesListening } from '@/shared/preferences/preferences';
import { storageChanged } from '@/shared/connection/windowEvents';

const key = 'display-preferences';
const stored = () => JSON.parse(window.localStorage.getItem(key) ?? 'null');

function openStore() {
  const listeners = createListenerMiddleware();
  startPreferencesListening(listeners.startListening.withTypes<never, AppDispatch>());
  return configureStore({
    reducer: combineSlices(preferencesSlice),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
}

it.each(['', 'null', '[]', '{"scheme":"pink","place":7}', '{'])(
  'begin with the defaults where %j is stored',
  (text) => {
    window.localStorage.setItem(key, text);
    expect(openStore().getState().preferences).toMatchObject({ scheme: 'system', place: '', keys: 'on' });
  },
);

it('are stored when they change, and read when the next store is made', () => {
  openStore().dispatch(preferencesChanged({ scheme: 'dark' }));
  expect(stored()).toMatchObject({ scheme: 'dark', menu: 'open' });
  expect(openStore().getState().preferences.scheme).toBe('dark');
});

it('take over what another tab stores, and leave its text as it is', () => {
  const store = openStore();
  store.dispatch(preferencesChanged({ keys: 'off' }));
  const ofNewerVersion = '{"scheme":"dark","unknown":1}';
  window.localStorage.setItem(key, ofNewerVersion);
  store.dispatch(storageChanged(key));
  expect(store.getState().preferences).toMatchObject({ scheme: 'dark', keys: 'on' });
  expect(window.localStorage.getItem(key)).toBe(ofNewerVersion);
});
