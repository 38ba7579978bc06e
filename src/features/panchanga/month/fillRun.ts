import { limbs } from '@/shared/almanac/limbs';
import { outcomeText } from '@/shared/api/apiError';
import type { AppThunk } from '@/shared/hooks';
import {
  forgetReport,
  isRunOver,
  keepReport,
  progressOf,
  runCutShort,
  takeUnfinishedReport,
  type Run,
} from '@/shared/run';
import type { PanchangaValues } from '../panchanga';
import { panchangaApi } from '../panchangaApi';
import {
  dayAdded,
  dayAsked,
  dayFailed,
  daysListed,
  runEnded,
  runResumed,
  runStarted,
  runStopped,
  selectDays,
  selectRun,
} from '../panchangaSlice';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

export const conflictText = 'There is an entry for this day already: it stays as it is.';

export const startFill =
  (days: readonly PanchangaValues[]): AppThunk =>
  (dispatch) => {
    dispatch(runStarted(days));
    void dispatch(addNext());
  };

export const stopFill = (): AppThunk => (dispatch, getState) => {
  dispatch(runStopped());
  if (!isAsking(selectRun(getState()))) void dispatch(addNext());
};

/** Also takes up the rest of a run that has ended. */
export const resumeFill = (): AppThunk => (dispatch, getState) => {
  dispatch(runResumed());
  // The day under way leads to the next one.
  if (!isAsking(selectRun(getState()))) void dispatch(addNext());
};

const isAsking = (run: Run | undefined) => Object.values(run?.states ?? {}).includes('under way');

/** One day after the other, until the run pauses or is over. */
const addNext = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  for (;;) {
    const run = selectRun(getState());
    // The end of a session takes the run along.
    if (!run) return void dispatch(cutShort());
    if (run.phase === 'ended') return;
    if (isRunOver(run)) return void dispatch(endRun(run));
    const date = run.phase === 'running' ? run.ids[run.next] : undefined;
    if (date !== undefined) dispatch(dayAsked(date));
    keepReport(reportOf(selectRun(getState()) ?? run));
    if (date === undefined) return;
    const sentence = await dispatch(addDay(date));
    dispatch(sentence === undefined ? dayAdded(date) : dayFailed({ date, sentence }));
  }
};

/** Every turn lists the days anew, so that a saved day whose reply was lost is not added twice. Returns why a day failed. */
const addDay =
  (date: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    if (!selectRun(getState())?.isListed) {
      const listing = dispatch(listPanchanga.initiate({ silent: true }, { forceRefetch: true }));
      const { error } = await listing;
      listing.unsubscribe();
      if (error !== undefined) return outcomeText(error, 'Failed');
      dispatch(daysListed());
    }
    const run = selectRun(getState());
    const values = run?.values[date];
    if (!values) return undefined;
    const there = selectDays(getState())?.[date] ?? [];
    if (there.length > 0) {
      const isOurs =
        run.sent.includes(date) && there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
      return isOurs ? undefined : conflictText;
    }
    const { error } = await dispatch(addPanchanga.initiate({ ...values, silent: true }, { track: false }));
    return error === undefined ? undefined : outcomeText(error, 'Failed');
  };

const endRun =
  ({ doneInTurn }: Run): AppThunk =>
  (dispatch) => {
    forgetReport();
    dispatch(runEnded(doneInTurn.length));
    dispatch(panchangaApi.util.invalidateTags(['Panchanga']));
  };

const cutShort = (): AppThunk => (dispatch) => {
  const report = takeUnfinishedReport();
  if (report !== undefined) dispatch(runCutShort(report));
};

export const conflictsIn = ({ reasons }: Run) => Object.values(reasons).filter((one) => one === conflictText).length;

export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export function reportOf(run: Run) {
  const { done, failed, waiting } = progressOf(run, run.count);
  const conflicts = conflictsIn(run);
  const outcomes: [count: number, what: string][] = [
    [done, 'added'],
    [failed - conflicts, 'failed'],
    [run.count - done - failed - waiting, 'without a reply'],
    [waiting, 'not started'],
    [conflicts, 'already there'],
  ];
  const parts = outcomes
    .filter(([count]) => count > 0)
    .map(([count, what], i) => `${i === 0 ? daysOf(count) : count} ${what}`);
  return `${parts.join(', ')}.`;
}
