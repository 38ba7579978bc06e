import { useState } from 'react';
import { RunDialog } from '@/shared/ui/RunDialog';
import { displayMonth } from '../days';
import { valuesOf } from '../entry/computedDay';
import { useAddInRunMutation, useEndRunMutation, useLazyListPanchangaQuery } from '../panchangaApi';
import { FillRows } from './FillRows';
import { conflictText, fillRun } from './fillRun';
import type { PlannedDay } from './plannedDays';
import './fill.css';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

/** Shows what would be added, adds it day by day, and reports exactly what became of each. */
export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const [list] = useLazyListPanchangaQuery();
  const [add] = useAddInRunMutation();
  const [end] = useEndRunMutation();
  // What was shown is what is added, whatever becomes of the month meanwhile.
  const [{ planned, kept, queue }] = useState(() => {
    const missing = days.filter(({ state, computed }) => state === 'missing' && computed && 'limbs' in computed);
    const values = missing.flatMap(({ date, computed }) => (computed && valuesOf(date, computed)) ?? []);
    const run = fillRun(values, { list: () => list('line'), add, end: (added) => void end({ added }) });
    return { planned: missing, kept: days.filter(({ state }) => state === 'differing'), queue: run };
  });
  const conflicts = () => planned.filter(({ date }) => queue.reasonOf(date) === conflictText).length;
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      className="fill"
      run={queue}
      count={planned.length}
      question={
        <>
          {planned.length === 1 ? '1 day is' : `${planned.length} days are`} added as computed for {place}.{' '}
          {kept.length > 0 &&
            `${kept.length === 1 ? '1 day is' : `${kept.length} days are`} filled otherwise and not touched.`}
        </>
      }
      action={`Add ${planned.length === 1 ? '1 day' : `${planned.length} days`}`}
      goOn="Resume"
      report={({ done, failed, waiting }) =>
        [
          `${done} added, ${failed - conflicts()} failed, ${waiting} not started`,
          ...(conflicts() > 0 ? [`${conflicts()} already there`] : []),
        ]
          .join(', ')
          .concat('.')
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
