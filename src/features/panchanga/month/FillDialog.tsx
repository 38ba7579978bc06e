import { useState } from 'react';
import { quietly } from '@/shared/notices/quiet';
import { RunDialog } from '@/shared/ui/RunDialog';
import { displayMonth } from '../days';
import { valuesOf } from '../entry/computedDay';
import { useAddInRunMutation, useEndRunMutation, useLazyListPanchangaQuery } from '../panchangaApi';
import { FillRows } from './FillRows';
import { conflictText, fillRun } from './fillRun';
import { fillableDays, type PlannedDay } from './plannedDays';
import './fill.css';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const [list] = useLazyListPanchangaQuery();
  const [add] = useAddInRunMutation();
  const [end] = useEndRunMutation();
  // Fixed when the box opens: what was previewed is what is added.
  const [{ planned, kept, queue }] = useState(() => {
    const missing = fillableDays(days);
    const values = missing.flatMap(({ date, computed }) => (computed && valuesOf(date, computed)) ?? []);
    const run = fillRun(values, { list: () => list(quietly), add, end: (added) => void end({ added }) });
    return { planned: missing, kept: days.filter(({ state }) => state === 'differing'), queue: run };
  });
  const conflicts = () => planned.filter(({ date }) => queue.reasonOf(date) === conflictText).length;
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      run={queue}
      count={planned.length}
      question={
        <>
          {daysOf(planned.length)} will be added, computed for {place}.{' '}
          {kept.length > 0 &&
            `${kept.length === 1 ? '1 day is' : `${kept.length} days are`} filled otherwise and not touched.`}
        </>
      }
      action={`Add ${daysOf(planned.length)}`}
      goOn="Resume"
      report={({ done, failed, waiting }) =>
        reportOf([
          [done, 'added'],
          [failed - conflicts(), 'failed'],
          [waiting, 'not started'],
          [conflicts(), 'already there'],
        ])
      }
      again={({ failed, waiting }) => {
        const left = failed - conflicts() + waiting;
        const label = `Resume with ${left === 1 ? 'the 1 day' : `the ${left} days`} left`;
        return left > 0 && { label, press: queue.resume };
      }}
      rows={({ isAsking, isEnded }) => <FillRows days={planned} queue={queue} isAsking={isAsking} isEnded={isEnded} />}
      onClose={onClose}
    />
  );
}

const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const reportOf = (outcomes: readonly (readonly [count: number, what: string])[]) =>
  outcomes
    .filter(([count]) => count > 0)
    .map(([count, what], index) => `${index === 0 ? daysOf(count) : count} ${what}`)
    .join(', ')
    .concat('.');
