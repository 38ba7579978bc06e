import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';

type Visit = { path: string; search: string; title: string };

const visitsAtMost = 9;

export const visitsSlice = createSlice({
  name: 'visits',
  initialState: [] as Visit[], // starts empty; the cast names its entries
  reducers: {
    visited: {
      reducer: (visits, { payload: visit }: PayloadAction<Visit>) =>
        [visit, ...visits.filter(({ path }) => path !== visit.path)].slice(0, visitsAtMost),
      // Nothing on the screen waits for it.
      prepare: prepareAutoBatched<Visit>(),
    },
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => []),
  selectors: { selectVisits: (visits) => visits },
});

export const { visited } = visitsSlice.actions;
export const { selectVisits } = visitsSlice.selectors;
