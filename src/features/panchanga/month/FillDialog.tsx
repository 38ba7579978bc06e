import { Table, Typography, type TableColumnsType } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { limbs } from '@/shared/almanac/limbs';
import { quietly } from '@/shared/notices/quiet';
import { RunDialog } from '@/shared/ui/RunDialog';
import { RunResult } from '@/shared/ui/RunResult';
import { displayDay, displayMonth } from '../days';
import { filledIn } from '../entry/useAlmanac';
import { limbLabels } from '../panchanga';
import { useAddInRunMutation, useEndRunMutation, useLazyListPanchangaQuery } from '../panchangaApi';
import { conflictText, fillRun } from './fillRun';
import { fillableDays, type PlannedDay } from './plannedDays';
import './fill.css';

type FillDialogProps = { month: string; days: readonly PlannedDay[]; place: string; onClose: () => void };

export function FillDialog({ month, days, place, onClose }: FillDialogProps) {
  const [list] = useLazyListPanchangaQuery();
  const [add] = useAddInRunMutation();
  const [end] = useEndRunMutation();
  // Fixed on opening: what was previewed is what is added.
  const [{ planned, kept, queue }] = useState(() => {
    const missing = fillableDays(days);
    const values = missing.map(({ date, computed }) => filledIn({ date }, computed));
    const run = fillRun(values, { list: () => list(quietly), add, end: (added) => void end({ added }) });
    return { planned: missing, kept: days.filter(({ state }) => state === 'differing'), queue: run };
  });
  const conflicts = () => planned.filter(({ date }) => queue.reasonOf(date) === conflictText).length;
  return (
    <RunDialog
      title={`Fill the missing days of ${displayMonth(month)}`}
      width={1000}
      progress={useSyncExternalStore(queue.listen, queue.progress)}
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
      rows={({ isAsking, isEnded }) => (
        // A scrolling antd Table cannot be reached by Tab and has no cards on narrow screens.
        <div className="fill-rows" role="region" tabIndex={inTabOrder} aria-label="Days">
          <Table
            className="list-table"
            pagination={false}
            rowKey="date"
            dataSource={planned}
            columns={isAsking ? columns : [...columns, resultColumn(queue, isEnded)]}
          />
        </div>
      )}
      onStart={queue.start}
      onPause={queue.pause}
      onResume={queue.goOn}
      onStop={queue.stop}
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

const resultColumn = (queue: ReturnType<typeof fillRun>, isEnded: boolean): DayColumn => ({
  title: 'Result',
  onCell: () => labelled('Result'),
  render: (_, { date }) => {
    const reason = queue.reasonOf(date);
    if (reason === conflictText) return <Typography.Text type="danger">{reason}</Typography.Text>;
    return <RunResult state={queue.stateOf(date)} reason={reason} isEnded={isEnded} done="Added" />;
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
