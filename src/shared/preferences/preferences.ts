import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { hasExtension, spellings } from '@/shared/api/appConfig';
import { rowsOf } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import { attempt } from '@/shared/format/attempt';
import { useAppSelector, type StartListening } from '@/shared/hooks/store';
import { storageChanged } from '@/shared/connection/windowEvents';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';

/** A name for an address. `opens`: with its list, or with the console. */
const savedView = v.object({
  path: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  search: v.string(),
  opens: v.fallback(v.picklist(['', 'list', 'console']), ''),
});
export type SavedView = v.InferOutput<typeof savedView>;

/** Kept in local storage, which otherwise holds the session alone. */
const preferences = v.object({
  scheme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  menu: v.fallback(v.picklist(['open', 'collapsed']), 'open'),
  keys: v.fallback(v.picklist(['on', 'off']), 'on'),
  /** Empty: those of the service, in config.js. */
  place: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
  ownSpelling: v.fallback(v.picklist(['', ...spellings]), ''),
  /** Reports that need no action, where the server cannot keep that: `closingKey` in features/moderation, a tab and the time. */
  closedReports: v.fallback(v.array(v.pipe(v.string(), v.maxLength(200))), []),
  views: v.fallback(
    v.pipe(
      rowsOf(savedView),
      v.transform(({ rows }) => rows),
    ),
    [],
  ),
});

export type Preferences = v.InferOutput<typeof preferences>;

// app/inlineScript.ts reads the scheme under the same key, before this code arrives.
const key = 'display-preferences';

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: () => parsePreferences(readStored()),
  reducers: {
    preferencesChanged: (known, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...known, ...payload }),
    preferencesChangedElsewhere: (_known, { payload }: PayloadAction<Preferences>) => payload,
    /** The account's preferences, which another release may have written. */
    preferencesReceived: (known, { payload }: PayloadAction<object>) => v.parse(preferences, { ...known, ...payload }),
  },
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, (known) => {
      // The account keeps the views; the next administrator of this browser may be another one.
      if (hasExtension('preferences')) known.views = [];
    }),
  selectors: { selectPreferences: (known) => known },
});

export const { preferencesChanged, preferencesReceived } = preferencesSlice.actions;
const { preferencesChangedElsewhere } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

export const addressOf = ({ path, search }: SavedView) => (search === '' ? path : `${path}?${search}`);

export const usePreferences = () => useAppSelector(selectPreferences);

export function startPreferencesListening(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(preferencesChanged, preferencesReceived, sessionEnded),
    effect: (_change, { getState }) =>
      attempt(() => window.localStorage.setItem(key, JSON.stringify(selectPreferences(getState())))),
  });
  startListening({
    actionCreator: storageChanged,
    effect: ({ payload: changedKey }, { dispatch }) => {
      if (changedKey !== key) return;
      const stored = readStored();
      if (stored) dispatch(preferencesChangedElsewhere(parsePreferences(stored)));
    },
  });
}

const readStored = () => attempt(() => window.localStorage.getItem(key));

function parsePreferences(text: string | null | undefined): Preferences {
  return v.parse(preferences, Object(attempt(() => JSON.parse(text ?? '{}'))));
}

export function useScheme(): 'light' | 'dark' {
  const { scheme } = usePreferences();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}
