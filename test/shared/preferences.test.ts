import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { preferencesChanged, preferencesSlice, syncPreferences } from '@/shared/preferences';

const key = 'display-preferences';
const openStore = () => configureStore({ reducer: combineSlices(preferencesSlice) });
const stored = () => JSON.parse(window.localStorage.getItem(key) ?? 'null');

function storeElsewhere(text: string) {
  window.localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

describe('preferences', () => {
  it.each(['', 'null', '[]', '{"scheme":"pink","place":7}', '{'])(
    'begin with the defaults where %j is stored',
    (text) => {
      window.localStorage.setItem(key, text);
      expect(openStore().getState().preferences).toMatchObject({ scheme: 'system', place: '', keys: 'on' });
    },
  );

  it('are stored when they change, and read when the next store is made', () => {
    const store = openStore();
    const stop = syncPreferences(store);
    store.dispatch(preferencesChanged({ scheme: 'dark' }));
    expect(stored()).toMatchObject({ scheme: 'dark', menu: 'open' });
    expect(openStore().getState().preferences.scheme).toBe('dark');
    stop();
  });

  it('take over what another tab stores, and leave its text as it is', () => {
    const store = openStore();
    const stop = syncPreferences(store);
    store.dispatch(preferencesChanged({ keys: 'off' }));
    const ofNewerVersion = '{"scheme":"dark","unknown":1}';
    storeElsewhere(ofNewerVersion);
    expect(store.getState().preferences).toMatchObject({ scheme: 'dark', keys: 'on' });
    expect(window.localStorage.getItem(key)).toBe(ofNewerVersion);
    stop();
    storeElsewhere('{"scheme":"light"}');
    expect(store.getState().preferences.scheme).toBe('dark');
  });

  it('last as long as the page where the storage is full', () => {
    const store = openStore();
    const stop = syncPreferences(store);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    store.dispatch(preferencesChanged({ menu: 'collapsed' }));
    window.dispatchEvent(new Event('pageshow'));
    expect(store.getState().preferences.menu).toBe('collapsed');
    stop();
  });
});
