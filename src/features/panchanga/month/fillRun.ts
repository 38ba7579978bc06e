import type { UnknownAction } from '@reduxjs/toolkit';
import { limbs } from '@/shared/almanac/limbs';
import { outcomeText } from '@/shared/api/apiError';
import type { AppThunk } from '@/shared/hooks';
import { forgetReport, isRunOver, keepReport, progressOf, type Run } from '@/shared/run';
import { panchangaApi } from '../panchangaApi';
import { dayAnswered, dayAsked, daysListed, runEnded, selectDays, selectRun } from '../panchangaSlice';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

export const conflictText = 'There is an entry for this day already: it stays as it is.';

/** After what was pressed: one day after the other, until the run pauses or is over. */
export const driveFill =
  (event: UnknownAction): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(event);
    const run = selectRun(getState());
    // The end of a session takes the run along; the day under way leads to the next one.
    if (!run || run.phase === 'ended' || Object.values(run.states).includes('under way')) return;
    if (isRunOver(run)) {
      forgetReport();
      dispatch(runEnded(run.doneInTurn.length));
      dispatch(panchangaApi.util.invalidateTags(['Panchanga']));
      return;
    }
    const date = run.phase === 'running' ? run.ids[run.next] : undefined;
    if (date !== undefined) dispatch(dayAsked(date));
    keepReport(reportOf(selectRun(getState()) ?? run));
    if (date === undefined) return;
    const sentence = await dispatch(addDay(date));
    void dispatch(driveFill(dayAnswered({ date, sentence })));
  };

/** Every turn refetches the days, so that a saved day whose reply was lost is not added twice. Returns why a day failed. */
const addDay =
  (date: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    if (!selectRun(getState())?.isListed) {
      const options = { forceRefetch: true, subscribe: false };
      const { error } = await dispatch(listPanchanga.initiate({ silent: true }, options));
      if (error !== undefined) return outcomeText(error, 'Failed');
      dispatch(daysListed());
    }
    const values = selectRun(getState())?.values[date];
    if (!values) return undefined;
    const there = selectDays(getState())?.[date] ?? [];
    const isSaved = there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
    if (there.length > 0) return isSaved ? undefined : conflictText;
    const { error } = await dispatch(addPanchanga.initiate({ ...values, silent: true }, { track: false }));
    return error === undefined ? undefined : outcomeText(error, 'Failed');
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
