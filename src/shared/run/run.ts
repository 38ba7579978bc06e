import { createAction, type Dispatch } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { attempt } from '@/shared/format/attempt';
import type { StartListening } from '@/shared/hooks/store';

export type RowState = 'waiting' | 'under way' | 'done' | 'failed';

export type RunPhase = 'running' | 'paused' | 'stopping' | 'ended';

/** A call for each of many rows, a few at a time. Kept in the slice of the domain, whose thunk makes the calls. */
export type Run = {
  phase: RunPhase;
  ids: string[];
  next: number;
  /** A row that is missing waits. An id may be 'constructor': no prototype. */
  states: Record<string, Exclude<RowState, 'waiting'>>;
  reasons: Record<string, string>;
  count: number;
  doneInTurn: string[];
};

export type RunProgress = {
  phase: RunPhase | 'asking';
  done: number;
  failed: number;
  waiting: number;
};

const callsAtOnce = 3;

export function newRun(rows: readonly string[]): Run {
  const ids = [...new Set(rows)];
  const empty = () => Object.create(null) as Record<string, never>; // it has no entries yet
  return { phase: 'running', ids, next: 0, states: empty(), reasons: empty(), count: ids.length, doneInTurn: [] };
}

export function retryFailures(run: Run) {
  run.ids = Object.keys(run.states).filter((id) => run.states[id] === 'failed');
  run.next = 0;
  run.doneInTurn = [];
  run.phase = 'running';
}

export function rowAsked(run: Run, id: string) {
  run.next += 1;
  run.states[id] = 'under way';
  delete run.reasons[id];
}

export function rowAnswered(run: Run, id: string, failure: string | undefined) {
  run.states[id] = failure === undefined ? 'done' : 'failed';
  if (failure === undefined) run.doneInTurn.push(id);
  else run.reasons[id] = failure;
}

export function turn(run: Run | undefined, from: readonly RunPhase[], to: RunPhase) {
  if (run && from.includes(run.phase)) run.phase = to;
}

export function progressOf(run: Run | undefined, count: number): RunProgress {
  if (!run) return { phase: 'asking', done: 0, failed: 0, waiting: count };
  const states = Object.values(run.states);
  const many = (state: RowState) => states.filter((one) => one === state).length;
  return { phase: run.phase, done: many('done'), failed: many('failed'), waiting: run.count - states.length };
}

const underWay = ({ ids, next, states }: Run) => ids.slice(0, next).filter((id) => states[id] === 'under way').length;

export const isRunOver = (run: Run) =>
  underWay(run) === 0 && (run.phase === 'stopping' || (run.phase === 'running' && run.next >= run.ids.length));

export const rowsToAsk = (run: Run) =>
  run.phase === 'running' ? run.ids.slice(run.next, run.next + callsAtOnce - underWay(run)) : [];

export const runCutShort = createAction<string>('runCutShort');

const storageKey = 'unfinishedRun';

export const keepReport = (report: string) => void attempt(() => window.sessionStorage.setItem(storageKey, report));

export const forgetReport = () => void attempt(() => window.sessionStorage.removeItem(storageKey));

export function reportCutShort(dispatch: Dispatch) {
  const report = attempt(() => window.sessionStorage.getItem(storageKey));
  forgetReport();
  if (typeof report === 'string') dispatch(runCutShort(report));
}

export const startRunListening = (startListening: StartListening) =>
  startListening({ actionCreator: sessionEnded, effect: (_end, { dispatch }) => reportCutShort(dispatch) });
