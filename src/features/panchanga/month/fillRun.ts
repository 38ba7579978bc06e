import { limbs } from '../almanac/limbs';
import { progressOf, rowReplyOf, type Run, type RunWork } from '@/shared/run/runSlice';
import type { PanchangaValues } from '../panchanga';
import { panchangaApi } from '../panchangaApi';
import { sentenceOfFill } from '../panchangaNotices';
import { selectDays } from '../panchangaSlice';

const { listPanchanga, addPanchanga } = panchangaApi.endpoints;

export const conflictText = 'There is an entry for this day already: it stays as it is.';

/** Adds one day after the other. */
export function fillRun(days: readonly PanchangaValues[]): RunWork {
  let listed: Promise<{ error?: unknown }> | undefined;
  return {
    callsAtOnce: 1,
    send: (date) => async (dispatch, getState) => {
      const values = days.find((day) => day.date === date);
      // Each start refetches the days, so that a saved day whose reply was lost is not added twice.
      listed ??= dispatch(listPanchanga.initiate({ silent: true }, { forceRefetch: true, subscribe: false }));
      const { error } = await listed;
      if (error !== undefined || !values) return rowReplyOf(error);
      const there = selectDays(getState())?.[date] ?? [];
      const isSaved = there.some((entry) => limbs.every((limb) => entry[limb] === values[limb]));
      if (there.length > 0) return isSaved ? {} : { failure: conflictText };
      return rowReplyOf((await dispatch(addPanchanga.initiate({ ...values, silent: true }, { track: false }))).error);
    },
    reportOf,
    sentence: sentenceOfFill,
    finish: () => (dispatch) => void dispatch(panchangaApi.util.invalidateTags(['Panchanga'])),
  };
}

export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function reportOf(run: Run) {
  const { done, failed, waiting } = progressOf(run, run.count);
  const conflicts = Object.values(run.reasons).filter((one) => one === conflictText).length;
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
