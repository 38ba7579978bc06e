import { Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { limbs } from '../almanac/limbs';
import { useRun, type Run } from '@/shared/run/runSlice';
import { RunDialog, RunResult } from '@/shared/run/RunDialog';
import { fillableDays, filledIn, type ComputedLimb, type PlannedDay } from '../computedDay';
import { displayDay, displayMonth, limbLabels } from '../panchanga';
import { conflictText, daysOf, fillRun } from './fillRun';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const run = useRun();
  // Fixed on opening: what was previewed is what is added.
  const [planned] = useState(() => fillableDays(days));
  const [kept] = useState(() => days.filter(({ state }) => state === 'differing').length);
  const ids = planned.map(({ date }) => date);
  const left = ids.filter((date) => run?.states[date] !== 'done' && run?.reasons[date] !== conflictText);
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      ids={ids}
      work={() => fillRun(planned.map(({ date, computed }) => filledIn({ date }, computed)))}
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
      again={{ label: `Resume with ${left.length === 1 ? 'the 1 day' : `the ${left.length} days`} left`, ids: left }}
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
      onClose={onClose}
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
