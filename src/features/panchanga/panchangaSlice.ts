import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { newRun, rowAnswered, rowAsked, turn, type Run } from '@/shared/run/run';
import { dayAfter, isDay, type Panchanga, type PanchangaValues } from './panchanga';
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

/** `values` by date. */
type FillRun = Run & { values: Record<string, PanchangaValues> };

type PanchangaState = {
  /** Undefined until they were listed. */
  days?: Record<string, Panchanga[]>;
  run?: FillRun;
};

const initialState: PanchangaState = {};

/** So many days were added in this turn. */
export const runEnded = createAction<number>('panchanga/runEnded');

export const panchangaSlice = createSlice({
  name: 'panchanga',
  initialState,
  reducers: {
    runStarted: (state, { payload }: PayloadAction<readonly PanchangaValues[]>) => {
      const values = Object.fromEntries(payload.map((day) => [day.date, day]));
      state.run = { ...newRun(Object.keys(values)), values };
    },
    dayAsked: ({ run }, { payload: date }: PayloadAction<string>) => run && rowAsked(run, date),
    dayAnswered: ({ run }, { payload }: PayloadAction<{ date: string; sentence: string | undefined }>) =>
      run && rowAnswered(run, payload.date, payload.sentence),
    runPaused: ({ run }) => turn(run, ['running'], 'paused'),
    runStopped: ({ run }) => turn(run, ['running', 'paused'], 'stopping'),
    runResumed: ({ run }) => {
      if (!run) return;
      if (run.phase === 'ended') {
        run.ids = Object.keys(run.values).filter((date) => run.states[date] !== 'done');
        run.next = 0;
        run.doneInTurn = [];
      }
      run.phase = 'running';
    },
    runClosed: (state) => void delete state.run,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(runEnded, ({ run }) => void (run && (run.phase = 'ended')))
      .addMatcher(listPanchanga.matchFulfilled, (state, { payload: { rows } }) => {
        state.days = byDate(rows);
      })
      // The contract's reply names no id, which comes with the list.
      .addMatcher(addPanchanga.matchFulfilled, (state, { meta }) => put(state, { ...meta.arg.originalArgs, id: '' }))
      .addMatcher(updatePanchanga.matchFulfilled, (state, { meta }) => {
        take(state, meta.arg.originalArgs.id);
        put(state, meta.arg.originalArgs);
      })
      .addMatcher(deletePanchanga.matchFulfilled, (state, { meta }) => take(state, meta.arg.originalArgs));
  },
  selectors: {
    selectDays: (state): Days | undefined => state.days,
    selectRun: (state) => state.run,
  },
});

// A date may be any text: no prototype.
function byDate(entries: readonly Panchanga[]) {
  const days = Object.create(null) as Record<string, Panchanga[]>; // it has no entries yet
  for (const entry of entries) (days[entry.date] ??= []).push(entry);
  return days;
}

function put({ days }: PanchangaState, entry: Panchanga) {
  if (days) (days[entry.date] ??= []).push(entry);
}

function take(state: PanchangaState, id: string) {
  const entries = Object.values(state.days ?? {}).flat();
  if (state.days) state.days = byDate(entries.filter((entry) => entry.id !== id));
}

export const { runStarted, dayAsked, dayAnswered, runPaused, runStopped, runResumed, runClosed } =
  panchangaSlice.actions;
export const { selectDays, selectRun } = panchangaSlice.selectors;
