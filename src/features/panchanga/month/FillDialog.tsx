import { Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { limbs } from '@/shared/almanac/limbs';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { progressOf, type Run } from '@/shared/run';
import { RunDialog, RunResult } from '@/shared/ui/RunDialog';
import { filledIn } from '../computedDay';
import { displayDay, displayMonth } from '../days';
import { limbLabels } from '../panchanga';
import { runClosed, runPaused, selectRun } from '../panchangaSlice';
import { conflictsIn, conflictText, daysOf, reportOf, resumeFill, startFill, stopFill } from './fillRun';
import { fillableDays, type PlannedDay } from './plannedDays';
import './fill.css';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  // Fixed on opening: what was previewed is what is added.
  const [{ planned, kept }] = useState(() => ({
    planned: fillableDays(days),
    kept: days.filter(({ state }) => state === 'differing'),
  }));
  const start = () => dispatch(startFill(planned.map(({ date, computed }) => filledIn({ date }, computed))));
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      progress={progressOf(run, planned.length)}
      count={planned.length}
      question={
        <>
          {daysOf(planned.length)} will be added, computed for {place}.{' '}
          {kept.length > 0 &&
            `${kept.length === 1 ? '1 day is' : `${kept.length} days are`} filled otherwise and not touched.`}
        </>
      }
      action={`Add ${daysOf(planned.length)}`}
      resumeLabel="Resume"
      report={() => (run ? reportOf(run) : '')}
      again={({ failed, waiting }) => {
        const remaining = failed - (run ? conflictsIn(run) : 0) + waiting;
        const label = `Resume with ${remaining === 1 ? 'the 1 day' : `the ${remaining} days`} left`;
        return remaining > 0 && { label, press: () => dispatch(resumeFill()) };
      }}
      rows={({ isAsking, isEnded }) => (
        // A scrolling antd Table cannot be reached by Tab and has no cards on narrow screens.
        <div className="fill-rows" role="region" tabIndex={inTabOrder} aria-label="Days">
          <Table
            className="list-table"
            pagination={false}
            rowKey="date"
            dataSource={planned}
            columns={isAsking ? columns : [...columns, resultColumn(run, isEnded)]}
          />
        </div>
      )}
      onStart={start}
      onPause={() => dispatch(runPaused())}
      onResume={() => dispatch(resumeFill())}
      onStop={() => dispatch(stopFill())}
      onClose={() => {
        onClose();
        dispatch(runClosed());
      }}
    />
  );
}

// A scrollable region must be reachable by Tab.
const inTabOrder = 0;

type DayColumn = TableColumnsType<PlannedDay>[number];

/** Read by the style sheet on narrow screens. */
const labelled = (label: string) => ({ 'data-label': label }) as object; // antd's type knows no data attributes

const columns: DayColumn[] = [
  { title: 'Date', rowScope: 'row', className: 'cell-figures', render: (_, { date }) => displayDay(date) },
  ...limbs.map((limb): DayColumn => ({
    title: limbLabels[limb],
    onCell: () => labelled(limbLabels[limb]),
    render: (_, { computed }) => computed?.limbs && <Value {...computed.limbs[limb]} />,
  })),
];

const resultColumn = (run: Run | undefined, isEnded: boolean): DayColumn => ({
  title: 'Result',
  onCell: () => labelled('Result'),
  render: (_, { date }) => {
    const reason = run?.reasons[date];
    if (reason === conflictText) return <Typography.Text type="danger">{reason}</Typography.Text>;
    return <RunResult state={run?.states[date] ?? 'waiting'} reason={reason} isEnded={isEnded} done="Added" />;
  },
});

function Value({ name, changesAtSunrise }: { name: string; changesAtSunrise: boolean }) {
  return (
    <span>
      {name}{' '}
      {changesAtSunrise && (
        <small>
          <Typography.Text type="warning">· changes at sunrise</Typography.Text>
        </small>
      )}
    </span>
  );
}
