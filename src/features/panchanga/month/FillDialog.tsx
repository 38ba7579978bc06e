import { Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { limbs } from '../almanac/limbs';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { progressOf, type Run } from '@/shared/run/run';
import { RunDialog, RunResult } from '@/shared/run/RunDialog';
import { fillableDays, filledIn, type ComputedLimb, type PlannedDay } from '../computedDay';
import { displayDay, displayMonth, limbLabels } from '../panchanga';
import { runClosed, runPaused, runResumed, runStarted, runStopped, selectRun } from '../panchangaSlice';
import { conflictsIn, conflictText, daysOf, driveFill, reportOf } from './fillRun';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  // Fixed on opening: what was previewed is what is added.
  const [planned] = useState(() => fillableDays(days));
  const [kept] = useState(() => days.filter(({ state }) => state === 'differing').length);
  const progress = progressOf(run, planned.length);
  const remaining = progress.failed - (run ? conflictsIn(run) : 0) + progress.waiting;
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      progress={progress}
      count={planned.length}
      question={
        <>
          {daysOf(planned.length)} will be added for {place}.{' '}
          {kept > 0 &&
            (kept === 1
              ? '1 day that differs from the almanac is left as it is.'
              : `${kept} days that differ from the almanac are left as they are.`)}
        </>
      }
      action={`Add ${daysOf(planned.length)}`}
      resumeLabel="Resume"
      report={run ? reportOf(run) : ''}
      again={
        remaining > 0 && {
          label: `Resume with ${remaining === 1 ? 'the 1 day' : `the ${remaining} days`} left`,
          press: () => void dispatch(driveFill(runResumed())),
        }
      }
      rows={
        <Table
          className="fill-table"
          pagination={false}
          rowKey="date"
          dataSource={planned}
          columns={run ? [...columns, resultColumn(run)] : columns}
        />
      }
      rowsLabel="Days"
      onStart={() => dispatch(driveFill(runStarted(planned.map(({ date, computed }) => filledIn({ date }, computed)))))}
      onPause={() => dispatch(runPaused())}
      onResume={() => dispatch(driveFill(runResumed()))}
      onStop={() => dispatch(driveFill(runStopped()))}
      onClose={() => {
        onClose();
        dispatch(runClosed());
      }}
    />
  );
}

type DayColumn = TableColumnsType<PlannedDay>[number];

const columns: DayColumn[] = [
  { title: 'Date', rowScope: 'row', render: (_, { date }) => displayDay(date) },
  ...limbs.map((limb): DayColumn => ({
    title: limbLabels[limb],
    render: (_, { computed }) => computed?.limbs && <Value {...computed.limbs[limb]} />,
  })),
];

const resultColumn = ({ phase, states, reasons }: Run): DayColumn => ({
  title: 'Result',
  render: (_, { date }) => {
    const reason = reasons[date];
    if (reason === conflictText) return <Typography.Text type="danger">{reason}</Typography.Text>;
    return <RunResult state={states[date] ?? 'waiting'} reason={reason} isEnded={phase === 'ended'} done="Added" />;
  },
});

function Value({ value, changesAtSunrise }: ComputedLimb) {
  return (
    <>
      {value} {changesAtSunrise && <Typography.Text type="warning">· changes at sunrise</Typography.Text>}
    </>
  );
}
