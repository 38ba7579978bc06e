import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { freshness } from '@/shared/api/freshness';
import { unreadableText } from '@/shared/api/page';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { displayPhone } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { useAppSelector } from '@/shared/hooks/store';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { DaySpanPicker } from '@/shared/ui/form/DaySpanPicker';
import { spanText } from '@/shared/ui/form/typedDay';
import { ChunkFailed } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { ExportButton } from '@/shared/ui/list/ExportButton';
import { countText } from '@/shared/ui/list/listCount';
import { ListHead, ListTools } from '@/shared/ui/list/ListHead';
import type { Column } from '@/shared/ui/list/ListTable';
import { SearchBox } from '@/shared/ui/list/SearchBox';
import { useArrangedCsv } from '@/shared/views/arrangement';
import { filterNamed, paymentFilters, usePaymentsQuery, type Payment } from './payment';
import { paymentsApi } from './paymentsApi';
import { callListColumns, PaymentsList, paymentColumns } from './PaymentsList';
import {
  selectCallList,
  selectIsAllKnown,
  selectPayments,
  type CallListEntry,
  type SelectPayments,
} from './paymentsSelectors';
import { selectTotals } from './paymentsSlice';
import { PaymentViews } from './PaymentViews';
import './payments.css';

// With the chart: fetched when it is opened.
const PaymentMonths = lazyChunk(
  async () => (await import(/* webpackChunkName: "paymentMonths" */ './PaymentMonths')).PaymentMonths,
  ChunkFailed,
);

export function PremiumAnalyticsPage() {
  // Keeps the list of all payments in the cache beside that of one state: its counts stay on the screen.
  const isAllKnown = useAppSelector(selectIsAllKnown);
  paymentsApi.endpoints.listPayments.useQuerySubscription({ filter: 'all' }, { skip: !isAllKnown, ...freshness.once });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <section className="panel payments" aria-label="Payments">
        <Tools />
        <PaymentViews />
        <PaymentsList />
      </section>
      <details className="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary style={{ width: 'auto', marginBottom: isOpen ? 10 : 0 }}>
          <h2 style={{ display: 'inline' }}>Payments per month</h2>
        </summary>
        {isOpen && <PaymentMonths />}
      </details>
    </>
  );
}

function Tools() {
  const { choose, type } = useListSearchParams();
  const { filter, search, from, to, view } = usePaymentsQuery();
  // Drawn with each page turn, they took a tenth of it.
  return useMemo(
    () => (
      <ListHead count={<PaymentCount />} columns={view === 'calls' ? callListColumns : paymentColumns}>
        <SearchBox
          label="Search by name or phone"
          placeholder="Name or phone"
          value={search}
          onSearch={(text) => type({ search: text })}
        />
        <ListTools filters={[from !== '' || to !== '', filter !== 'all']}>
          <DaySpanPicker from={from} to={to} onChange={type} />
          <Select
            aria-label="Payments to list"
            className="payment-filter"
            // Nothing moves, but antd would draw the first frame of a motion.
            transitionName=""
            value={{ all: filter, calls: 'failed', stuck: 'processing' }[view]}
            disabled={view !== 'all'}
            options={paymentFilters.map((one) => ({ value: one.filter, label: one.label }))}
            // The URL without a filter means all payments.
            onChange={(chosen) => choose({ filter: chosen === 'all' ? '' : chosen })}
          />
          {view === 'calls' ? (
            <PaymentsFile
              name="Members to call"
              columns={callListCsv}
              table={callListColumns}
              select={selectCallList}
            />
          ) : (
            <PaymentsFile
              name={view === 'stuck' ? 'Stuck payments' : filterNamed(filter).label}
              columns={paymentsCsv}
              table={paymentColumns}
              select={selectPayments}
            />
          )}
        </ListTools>
      </ListHead>
    ),
    [choose, type, filter, search, from, to, view],
  );
}

function PaymentCount() {
  const query = usePaymentsQuery();
  const { view, filter, search } = query;
  const totals = useAppSelector((state) => selectTotals(state, query));
  const select = view === 'calls' ? selectCallList : selectPayments;
  const shown = useAppSelector((state) => select(state, query)?.length);
  const ofState = filter === 'all' ? 'payments' : filterNamed(filter).label.toLowerCase();
  const nouns = {
    all: [ofState.slice(0, -1), ofState],
    calls: ['member to call', 'members to call'],
    stuck: ['stuck payment', 'stuck payments'],
  } as const;
  const count = countText(shown, nouns[view], view === 'all' ? totals?.total : shown);
  const asked = [search && `“${displayText(search)}”`, spanText(query)].filter(Boolean);
  return (
    <>
      {[count, unreadableText(totals?.unreadable ?? 0)].filter(Boolean).join('. ')}
      {asked.length > 0 && <span className="print-only">: {asked.join(' ')}</span>}
    </>
  );
}

const nameAndMobile: readonly CsvColumn<Payment>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayPhone(phone) },
];

const paymentsCsv: readonly CsvColumn<Payment>[] = [
  ...nameAndMobile,
  { heading: 'Date', text: ({ time }) => fileTimestamp(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => String(index) },
];

const callListCsv: readonly CsvColumn<CallListEntry>[] = [
  ...nameAndMobile,
  { heading: 'Last Failed', text: ({ time }) => fileTimestamp(time) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];

type PaymentsFileProps<Row> = {
  name: string;
  columns: readonly CsvColumn<Row>[];
  table: readonly Column<Row>[];
  select: SelectPayments<Row>;
};

function PaymentsFile<Row>({ name, columns, table, select }: PaymentsFileProps<Row>) {
  const query = usePaymentsQuery();
  const { search, from, to } = query;
  const rows = useAppSelector((state) => select(state, query));
  const unreadable = useAppSelector((state) => selectTotals(state, query)?.unreadable);
  return (
    <ExportButton
      name={[name, search, from, to && `to ${to}`]}
      columns={useArrangedCsv(columns, table)}
      rows={rows}
      unreadable={unreadable}
    />
  );
}
