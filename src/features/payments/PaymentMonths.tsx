import { Flex, Table } from 'antd';
import dayjs from 'dayjs';
import { memo } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { LazyChart } from '@/shared/ui/chart/LazyChart';
import { displayOrdinalDay } from '@/shared/ui/form/typedDay';
import { usePaymentsQuery, type PaymentsFilter } from './payment';
import { selectMonths, type MonthCounts } from './paymentsSelectors';

const lines = [
  { name: 'Success', tone: 'success', color: 'success' },
  { name: 'Processing', tone: 'processing', color: 'processing' },
  { name: 'Failed', tone: 'failed', color: 'danger' },
  { name: 'Other', tone: 'other', color: 'text-soft' },
] as const;

const linesFor = (months: readonly MonthCounts[], filter: PaymentsFilter) =>
  lines.filter(
    ({ name, tone }) =>
      (filter === 'all' ? name !== 'Other' : tone === filter) || months.some(({ counts }) => counts[name] > 0),
  );

const monthNames = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });

const monthName = ({ month }: MonthCounts) => monthNames.format(dayjs(`${month}-01`).valueOf());

export function PaymentMonths() {
  const query = usePaymentsQuery();
  const { filter, from, to } = query;
  const isNarrowed = from !== '' || to !== '';
  const read = useAppSelector((state) => selectMonths(state, query));
  const { months, undated } = read ?? { months: [], undated: 0 };
  const shown = linesFor(months, filter);
  return (
    <section aria-label="Payments per month">
      {isNarrowed && (
        <p className="list-note">
          {[from && `From ${displayOrdinalDay(from)}`, to && `to ${displayOrdinalDay(to)}`].join(' ').trim()}
        </p>
      )}
      <Flex component="ul" wrap gap="4px 18px" className="chart-legend" style={{ minHeight: '1.5em' }}>
        {shown.map(({ name, tone }) => (
          <li key={name} data-state={tone}>
            {name}
          </li>
        ))}
      </Flex>
      <div className="chart-box">
        {read && months.length === 0 && <p className="list-note">No Data Found!!</p>}
        {months.length > 0 && <Chart months={months} filter={filter} />}
      </div>
      {undated > 0 && !isNarrowed && (
        <p className="list-note">{undated.toLocaleString()} without a readable date are in no month.</p>
      )}
      {months.length > 0 && (
        <details style={{ marginTop: 10 }}>
          <summary style={{ color: 'var(--primary)' }}>Show as table</summary>
          <Table<MonthCounts>
            style={{ marginTop: 8, overflowX: 'auto', fontVariantNumeric: 'tabular-nums' }}
            size="small"
            rowKey="month"
            pagination={false}
            dataSource={months.toReversed()}
            columns={[
              { title: 'Month', rowScope: 'row', render: (_value, month) => monthName(month) },
              ...shown.map(({ name }) => ({
                title: name,
                align: 'end' as const,
                render: (_value: unknown, { counts }: MonthCounts) => counts[name].toLocaleString(),
              })),
            ]}
          />
        </details>
      )}
    </section>
  );
}

/** Drawn with each page turn, it took a tenth of it. */
const Chart = memo(function Chart({ months, filter }: { months: readonly MonthCounts[]; filter: PaymentsFilter }) {
  const shown = linesFor(months, filter);
  const names = months.map(monthName);
  const last = shown.map(({ name }) => `${months.at(-1)?.counts[name] ?? 0} ${name}`).join(', ');
  return (
    <LazyChart
      summary={`Payments per month from ${names[0]} to ${names.at(-1)}; in the last of them ${last}. The table below has every figure.`}
      months={names}
      series={shown.map((line) => ({ ...line, counts: months.map(({ counts }) => counts[line.name]) }))}
    />
  );
});
