import { Table, Typography, type TableColumnsType } from 'antd';
import { RunResult } from '@/shared/ui/RunResult';
import { limbs } from '../almanac/limbs';
import { displayDay } from '../days';
import { limbLabels } from '../panchanga';
import { conflictText, type fillRun } from './fillRun';
import type { PlannedDay } from './plannedDays';

// A region that scrolls must be reachable by Tab.
const inTabOrder = 0;

type FillRowsProps = {
  days: readonly PlannedDay[];
  queue: ReturnType<typeof fillRun>;
  isAsking: boolean;
  isEnded: boolean;
};

/** The style sheet reads it on narrow screens, where a row becomes a card. */
const labelled = (label: string) => ({ 'data-label': label }) as object; // antd's type knows no data attributes

const columns: TableColumnsType<PlannedDay> = [
  { title: 'Date', rowScope: 'row', className: 'cell-figures', render: (_, { date }) => displayDay(date) },
  ...limbs.map((limb) => ({
    title: limbLabels[limb],
    onCell: () => labelled(limbLabels[limb]),
    render: (_: unknown, { computed }: PlannedDay) => computed?.limbs && <Value {...computed.limbs[limb]} />,
  })),
];

export function FillRows({ days, queue, isAsking, isEnded }: FillRowsProps) {
  const result: TableColumnsType<PlannedDay>[number] = {
    title: 'Result',
    onCell: () => labelled('Result'),
    render: (_, { date }) => {
      const reason = queue.reasonOf(date);
      if (reason === conflictText) return <Typography.Text type="danger">{reason}</Typography.Text>;
      return <RunResult state={queue.stateOf(date)} reason={reason} isEnded={isEnded} done="Added" />;
    },
  };
  return (
    // A scrolling antd Table cannot be reached by Tab and has no cards on narrow screens.
    <div className="fill-rows" role="region" tabIndex={inTabOrder} aria-label="Days">
      <Table
        className="list-table"
        pagination={false}
        rowKey="date"
        dataSource={days}
        columns={isAsking ? columns : [...columns, result]}
      />
    </div>
  );
}

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
