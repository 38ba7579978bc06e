import { Table } from 'antd';
import { memo } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { LazyChart } from '@/shared/ui/chart/LazyChart';
import { displayOrdinalDay } from '@/shared/ui/form/typedDay';
import { usePaymentsQuery, type PaymentsFilter } from './payment';
import { selectIsRead, selectMonths, selectUndated, type MonthCounts } from './paymentsSelectors';

/** Repeats the colours of payments.css: a canvas cannot read custom properties. */
const lines = [
  { key: 'Success', name: 'Success', tone: 'success', color: { light: '#1f6f3a', dark: '#7fcf95' } },
  { key: 'Processing', name: 'Processing', tone: 'processing', color: { light: '#b58900', dark: '#f3d675' } },
  { key: 'Failed', name: 'Failed', tone: 'failed', color: { light: '#ad2318', dark: '#f4968b' } },
  { key: 'other', name: 'Other', tone: 'other', color: { light: '#645a4f', dark: '#b9ae9f' } },
] as const;

/** The requested states, and any other state that occurs. */
const linesFor = (months: readonly MonthCounts[], filter: PaymentsFilter) =>
  lines.filter(
    ({ key, tone }) =>
      (filter === 'all' ? key !== 'other' : tone === filter) || months.some(({ counts }) => counts[key] > 0),
  );

const monthNames = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });

function monthName({ month }: MonthCounts) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthNames.format(new Date(year, number - 1, 1));
}

export function PaymentMonths() {
  const query = usePaymentsQuery();
  const { filter, from, to } = query;
  const isNarrowed = from !== '' || to !== '';
  const isRead = useAppSelector((state) => selectIsRead(state, query));
  const months = useAppSelector((state) => selectMonths(state, query));
  const undated = useAppSelector((state) => selectUndated(state, query));
  const shown = linesFor(months, filter);
  return (
    <section aria-label="Payments per month">
      {isNarrowed && (
        <p className="list-note">
          {[from && `From ${displayOrdinalDay(from)}`, to && `to ${displayOrdinalDay(to)}`].join(' ').trim()}
        </p>
      )}
      <ul className="chart-legend">
        {shown.map(({ key, name, tone }) => (
          <li key={key} data-state={tone}>
            {name}
          </li>
        ))}
      </ul>
      <div className="chart-box">
        {isRead && months.length === 0 && <p className="list-note">No Data Found!!</p>}
        {isRead && months.length > 0 && <Chart months={months} filter={filter} />}
      </div>
      {undated > 0 && !isNarrowed && (
        <p className="list-note">{undated.toLocaleString()} without a readable date are in no month.</p>
      )}
      {months.length > 0 && (
        <details className="month-figures">
          <summary>Show as table</summary>
          <Table<MonthCounts>
            size="small"
            rowKey="month"
            pagination={false}
            dataSource={months.toReversed()}
            columns={[
              { title: 'Month', rowScope: 'row', render: (_value, month) => monthName(month) },
              ...shown.map(({ key, name }) => ({
                title: name,
                align: 'end' as const,
                render: (_value: unknown, { counts }: MonthCounts) => counts[key].toLocaleString(),
              })),
            ]}
          />
        </details>
      )}
    </section>
  );
}

type ChartProps = { months: readonly MonthCounts[]; filter: PaymentsFilter };

/** Drawn again for other months only: a page turn leaves it alone. */
const Chart = memo(function Chart({ months, filter }: ChartProps) {
  const shown = linesFor(months, filter);
  const names = months.map(monthName);
  const last = shown.map(({ key, name }) => `${months.at(-1)?.counts[key] ?? 0} ${name}`).join(', ');
  return (
    <LazyChart
      summary={`Payments per month from ${names[0]} to ${names.at(-1)}; in the last of them ${last}. The table below has every figure.`}
      months={names}
      series={shown.map((line) => ({ ...line, counts: months.map(({ counts }) => counts[line.key]) }))}
    />
  );
});
