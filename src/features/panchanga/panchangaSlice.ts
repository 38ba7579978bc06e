import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { dayAfter, isDay, type Panchanga } from './panchanga';
import { panchangaApi } from './panchangaApi';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

/** Entries by date, which may have several; an unreadable date is kept as it came. */
export type Days = Readonly<Record<string, readonly Panchanga[]>>;

export const isDoubled = (days: Days = {}, date: string) => isDay(date) && (days[date]?.length ?? 0) > 1;

export function firstMissing(days: Days = {}, from: string) {
  let day = from;
  while (days[day]) day = dayAfter(day);
  return day;
}

const initialState: { days?: Record<string, Panchanga[]> } = {};

export const panchangaSlice = createSlice({
  name: 'panchanga',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(listPanchanga.matchFulfilled, (state, { payload: { rows } }) => {
        // Without a prototype, since a date may be any text.
        state.days = Object.create(null) as Record<string, Panchanga[]>; // it has no entries yet
        for (const row of rows) (state.days[row.date] ??= []).push(row);
      })
      .addMatcher(addPanchanga.matchFulfilled, ({ days }, { meta: { arg } }) => {
        // The contract's reply names no id, which comes with the list.
        const entry = { ...arg.originalArgs, id: '' };
        if (days) (days[entry.date] ??= []).push(entry);
      });
  },
  selectors: { selectDays: (state): Days | undefined => state.days },
});

export const { selectDays } = panchangaSlice.selectors;
