import { createAction, createSlice, type Dispatch, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError, outcomeText } from '@/shared/api/apiError';
import { sessionEnded } from '@/shared/api/session';
import { attempt } from '@/shared/format/attempt';
import { notDone } from '@/shared/notices/noticesFor';
import { useAppSelector, type AppThunk, type StartListening } from '@/shared/hooks/store';

export type RowState = 'waiting' | 'under way' | 'done' | 'failed';

type RunPhase = 'running' | 'paused' | 'stopping' | 'ended';

export type Run = {
  phase: RunPhase;
  ids: readonly string[];
  next: number;
  /** A row that is missing waits. An id may be 'constructor': no prototype. */
  states: Record<string, Exclude<RowState, 'waiting'>>;
  reasons: Record<string, string>;
  count: number;
  doneSinceStart: string[];
  isUnsure: boolean;
  /** Its dialog is gone, and the last replies are still to come. */
  isClosed: boolean;
};

export type RowReply = { failure?: string; isUnsure?: boolean };

/** What a run does with its rows. `sentence`: the notice for so many rows; none for an empty text. */
export type RunWork = {
  callsAtOnce: number;
  send: (id: string) => AppThunk<Promise<RowReply>>;
  reportOf: (run: Run) => string;
  sentence: (done: number) => string;
  isUndoable?: true;
  finish: (run: Run) => AppThunk;
};

/** With the sentence of its notice, and the members whose decisions that offers to take back: where rows failed, the dialog does. */
export const runEnded = createAction<{ sentence: string; undoableIds: readonly string[] }>('run/runEnded');

export const runSlice = createSlice({
  name: 'run',
  initialState: null as Run | null, // the cast names what there may be
  reducers: {
    runStarted: (_run, { payload }: PayloadAction<readonly string[]>): Run => {
      const ids = [...new Set(payload)];
      const empty = () => Object.create(null) as Record<string, never>; // it has no entries yet
      const rows = { ids, next: 0, count: ids.length, states: empty(), reasons: empty(), doneSinceStart: [] };
      return { ...rows, phase: 'running', isUnsure: false, isClosed: false };
    },
    runPaused: (run) => setPhase(run, ['running'], 'paused'),
    runResumed: (run) => setPhase(run, ['paused'], 'running'),
    runStopped: (run) => setPhase(run, ['running', 'paused'], 'stopping'),
    runRetried: (run, { payload: ids }: PayloadAction<readonly string[]>) =>
      run && { ...run, ids, next: 0, doneSinceStart: [], phase: 'running' },
    rowSent: (run, { payload: id }: PayloadAction<string>) => {
      if (!run) return;
      run.next += 1;
      run.states[id] = 'under way';
      delete run.reasons[id];
    },
    rowAnswered: (run, { payload: { id, failure, isUnsure } }: PayloadAction<RowReply & { id: string }>) => {
      if (!run) return;
      run.isUnsure ||= isUnsure === true;
      run.states[id] = failure === undefined ? 'done' : 'failed';
      if (failure === undefined) run.doneSinceStart.push(id);
      else run.reasons[id] = failure;
    },
    runClosed: (run) => (run && run.phase !== 'ended' ? { ...run, phase: 'stopping', isClosed: true } : null),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => null)
      .addCase(runEnded, (run) => (run && !run.isClosed ? { ...run, phase: 'ended', isUnsure: false } : null));
  },
  selectors: { selectRun: (run) => run, selectIsClosed: (run) => run?.isClosed === true },
});

export const { runStarted, runPaused, runResumed, runStopped, runRetried, runClosed } = runSlice.actions;
const { rowSent, rowAnswered } = runSlice.actions;
const { selectRun } = runSlice.selectors;
export const { selectIsClosed } = runSlice.selectors;

function setPhase(run: Run | null, from: readonly RunPhase[], to: RunPhase) {
  if (run && from.includes(run.phase)) run.phase = to;
}

export function useRun() {
  const run = useAppSelector(selectRun);
  return run?.isClosed ? null : run;
}

export function progressOf(run: Run | null, count: number) {
  if (!run) return { phase: 'asking' as const, done: 0, failed: 0, waiting: count };
  const states = Object.values(run.states);
  const many = (state: RowState) => states.filter((one) => one === state).length;
  return { phase: run.phase, done: many('done'), failed: many('failed'), waiting: run.count - states.length };
}

const rowsUnderWay = ({ states }: Run) => Object.values(states).filter((state) => state === 'under way').length;

const isRunOver = (run: Run) =>
  rowsUnderWay(run) === 0 && (run.phase === 'stopping' || (run.phase === 'running' && run.next >= run.ids.length));

export const driveRun =
  (work: RunWork, event: UnknownAction): AppThunk =>
  (dispatch, getState) => {
    const send = async (id: string) => {
      dispatch(rowSent(id));
      const reply = await dispatch(work.send(id));
      dispatch(driveRun(work, rowAnswered({ id, ...reply })));
    };
    dispatch(event);
    const before = selectRun(getState());
    if (before?.phase === 'running')
      before.ids
        .slice(before.next, before.next + work.callsAtOnce - rowsUnderWay(before))
        .forEach((id) => void send(id));
    const run = selectRun(getState());
    // The end of a session takes the run along.
    if (!run || run.phase === 'ended') return;
    if (!isRunOver(run)) return keepReport(work.reportOf(run));
    forgetReport();
    const { doneSinceStart: done } = run;
    const isOffered = work.isUndoable && progressOf(run, run.count).done === run.count;
    dispatch(runEnded({ sentence: work.sentence(done.length), undoableIds: isOffered ? done : [] }));
    dispatch(work.finish(run));
  };

export const rowReplyOf = (error: unknown): RowReply =>
  error === undefined
    ? {}
    : { failure: outcomeText(error, 'Failed'), isUnsure: isApiError(error) && error.mayBeSaved === true };

const storageKey = 'unfinishedRun';

const keepReport = (report: string) => void attempt(() => window.sessionStorage.setItem(storageKey, report));

export const forgetReport = () => void attempt(() => window.sessionStorage.removeItem(storageKey));

export function reportCutShort(dispatch: Dispatch) {
  const report = attempt(() => window.sessionStorage.getItem(storageKey));
  forgetReport();
  if (typeof report === 'string') dispatch(notDone(`Cut short: ${report}`));
}

export const startRunListening = (startListening: StartListening) =>
  startListening({ actionCreator: sessionEnded, effect: (_end, { dispatch }) => reportCutShort(dispatch) });
