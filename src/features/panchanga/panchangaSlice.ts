import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { dayAfter, isDay, type Panchanga } from './panchanga';
import { panchangaApi } from './panchangaApi';

const { listPanchanga, addPanchanga, updatePanchanga, deletePanchanga } = panchangaApi.endpoints;

/** Entries by date, which may have several; an unreadable date is kept as it came. */
export type Days = Readonly<Record<string, readonly Panchanga[]>>;

export const isDoubled = (days: Days = {}, date: string) => isDay(date) && (days[date]?.length ?? 0) > 1;

export function firstMissing(days: Days = {}, from: string) {
  let day = from;
  while (days[day]) day = dayAfter(day);
  return day;
}

type PanchangaState = {
  /** Undefined until they were listed. */
  days?: Record<string, Panchanga[]>;
};

const initialState: PanchangaState = {};

export const panchangaSlice = createSlice({
  name: 'panchanga',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(listPanchanga.matchFulfilled, (state, { payload: { rows } }) => {
        state.days = byDate(rows);
      })
      // The contract's reply names no id, which comes with the list.
      .addMatcher(addPanchanga.matchFulfilled, (state, { meta }) =>
        addEntry(state, { ...meta.arg.originalArgs, id: '' }),
      )
      .addMatcher(updatePanchanga.matchFulfilled, (state, { meta }) => {
        removeEntry(state, meta.arg.originalArgs.id);
        addEntry(state, meta.arg.originalArgs);
      })
      .addMatcher(deletePanchanga.matchFulfilled, (state, { meta }) => removeEntry(state, meta.arg.originalArgs));
  },
  selectors: {
    selectDays: (state): Days | undefined => state.days,
  },
});

// Without a prototype, since a date may be any text.
function byDate(entries: readonly Panchanga[]) {
  const days = Object.create(null) as Record<string, Panchanga[]>; // it has no entries yet
  for (const entry of entries) (days[entry.date] ??= []).push(entry);
  return days;
}

function addEntry({ days }: PanchangaState, entry: Panchanga) {
  if (days) (days[entry.date] ??= []).push(entry);
}

function removeEntry(state: PanchangaState, id: string) {
  const entries = Object.values(state.days ?? {}).flat();
  if (state.days) state.days = byDate(entries.filter((entry) => entry.id !== id));
}

export const { selectDays } = panchangaSlice.selectors;
