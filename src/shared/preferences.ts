import { createSlice, type PayloadAction, type Store, type WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { attempt } from './attempt';

/** Kept in local storage, besides the session the only thing that is. */
const preferences = v.object({
  scheme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  menu: v.fallback(v.picklist(['open', 'collapsed']), 'open'),
  keys: v.fallback(v.picklist(['on', 'off']), 'on'),
  place: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
  spelling: v.fallback(v.picklist(['pan-Indian', 'Kannada']), 'pan-Indian'),
});

export type Preferences = v.InferOutput<typeof preferences>;

// app/boot.ts reads the scheme under the same key, before this code arrives.
const key = 'display-preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => parsePreferences(readStored()),
  reducers: {
    preferencesChanged: (known, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...known, ...payload }),
    preferencesChangedElsewhere: (_known, { payload }: PayloadAction<Preferences>) => payload,
  },
  selectors: { selectPreferences: (known) => known },
});

export const { preferencesChanged } = preferencesSlice.actions;
const { preferencesChangedElsewhere } = preferencesSlice.actions;
const { selectPreferences } = preferencesSlice.selectors;

export const usePreferences = () => useSelector(selectPreferences);

/** Writes changes to local storage and applies those of other tabs. Returns the function that stops it. */
export function syncPreferences(store: Store<WithSlice<typeof preferencesSlice>>): () => void {
  let knownText = readStored();
  let known = selectPreferences(store.getState());
  const write = () => {
    const latest = selectPreferences(store.getState());
    if (latest === known) return;
    known = latest;
    attempt(() => window.localStorage.setItem(key, JSON.stringify(latest)));
    knownText = readStored();
  };
  const read = () => {
    const text = readStored();
    if (text === knownText) return;
    knownText = text;
    // Set before the dispatch, so that it is not written back.
    known = parsePreferences(text);
    store.dispatch(preferencesChangedElsewhere(known));
  };
  // A page restored from the back/forward cache has missed the storage events.
  const events = ['storage', 'pageshow'] as const;
  events.forEach((event) => window.addEventListener(event, read));
  const unsubscribe = store.subscribe(write);
  return () => {
    unsubscribe();
    events.forEach((event) => window.removeEventListener(event, read));
  };
}

const readStored = () => attempt(() => window.localStorage.getItem(key));

function parsePreferences(text: string | null | undefined): Preferences {
  const stored: unknown = attempt(() => JSON.parse(text ?? '{}'));
  return v.parse(preferences, Object(stored));
}
