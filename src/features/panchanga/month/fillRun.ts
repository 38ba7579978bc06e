import type { UnknownAction } from '@reduxjs/toolkit';
import { limbs } from '../almanac/limbs';
import { outcomeText } from '@/shared/api/apiError';
import type { AppThunk } from '@/shared/hooks/store';
import { forgetReport, isRunOver, keepReport, progressOf, type Run } from '@/shared/run/run';
import { panchangaApi } from '../panchangaApi';
import { dayAnswered, dayAsked, runEnded, selectDays, selectRun } from '../panchangaSlice';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

export const conflictText = 'There is an entry for this day already: it stays as it is.';

/** After what was pressed: one day after the other, until the run pauses or is over. */
export const driveFill =
  (event: UnknownAction): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(event);
    // The end of a session takes the run along.
    const current = () => selectRun(getState());
    // The day under way leads to the next one.
    if (Object.values(current()?.states ?? {}).includes('under way')) return;
    let listed;
    for (let run = current(); run?.phase === 'running' && run.next < run.ids.length; run = current()) {
      const date = run.ids[run.next] ?? '';
      dispatch(dayAsked(date));
      keepReport(reportOf(current() ?? run));
      // Every turn refetches the days, so that a saved day whose reply was lost is not added twice.
      listed ??= await dispatch(listPanchanga.initiate({ silent: true }, { forceRefetch: true, subscribe: false }));
      const sentence = failureOf(listed.error) ?? (await dispatch(addDay(date)));
      dispatch(dayAnswered({ date, sentence }));
    }
    const run = current();
    if (!run || run.phase === 'ended') return;
    if (!isRunOver(run)) return keepReport(reportOf(run));
    forgetReport();
    dispatch(runEnded(run.doneInTurn.length));
    dispatch(panchangaApi.util.invalidateTags(['Panchanga']));
  };

/** Returns why a day failed. */
const addDay =
  (date: string): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    const values = selectRun(getState())?.values[date];
    if (!values) return undefined;
    const there = selectDays(getState())?.[date] ?? [];
    const isSaved = there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
    if (there.length > 0) return isSaved ? undefined : conflictText;
    return failureOf((await dispatch(addPanchanga.initiate({ ...values, silent: true }, { track: false }))).error);
  };

const failureOf = (error: unknown) => (error === undefined ? undefined : outcomeText(error, 'Failed'));

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
