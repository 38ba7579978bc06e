import { LoadingOutlined } from '@ant-design/icons';
import { useSearchParams, Navigate } from 'react-router-dom';
import { Button, Tag, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsPerPage, shortestPhone } from '@contract/limits';
import { rowsAtDensity, useArranged } from '@/shared/views/arrangement';
import { pageOfWhole } from '@/shared/api/page';
import { freshness } from '@/shared/api/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { displayPhone, phoneKey } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import { useListener } from '@/shared/hooks/useListener';
import { displayOrdinalDay } from '@/shared/ui/form/typedDay';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import type { Member } from '@/features/members/member';
import { searchByPhone } from '@/features/members/searchMembers';
import { failureText, type ApiError } from '@/shared/api/apiError';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import { paymentStates, stuckDays, usePaymentsQuery, type Payment } from './payment';
import { useListPaymentsQuery } from './paymentsApi';
import { selectCallList, selectPayments, type CallListEntry, type SelectPayments } from './paymentsSelectors';
import { payerCalled, selectIsCalled } from './paymentsSlice';

const nameColumn: Column<Payment> = { title: 'Name', card: 'head', render: (payment) => <PayerCell {...payment} /> };

const digits = { className: 'cell-numbers' };

export const paymentColumns: readonly Column<Payment>[] = [
  nameColumn,
  { title: 'Mobile', render: ({ phone }) => <PhoneLink phone={phone} />, width: 11.5, ...digits },
  { title: 'Date', render: ({ time }) => displayOrdinalDay(time), width: 10.5, ...digits },
  {
    title: 'State',
    width: 17,
    render: (payment) => (
      <span className="payment-state">
        <StateTag state={payment.state} />
        <StuckFor days={stuckDays(payment)} />
      </span>
    ),
  },
];

const labelled = (title: string) => ({ title, label: title });

export const callListColumns: readonly Column<CallListEntry>[] = [
  nameColumn,
  { title: 'Mobile', render: (entry) => <CallLink {...entry} />, width: 11.5, ...digits },
  { ...labelled('Last failed'), render: ({ time }) => displayOrdinalDay(time), width: 10.5, ...digits },
  { ...labelled('Failed payments'), render: ({ failures }) => failures.toLocaleString(), width: 12.5, ...digits },
  { ...labelled('Since then'), render: (entry) => <SinceThen {...entry} />, width: 10 },
];

function StateTag({ state }: { state: string }) {
  const known = paymentStates.find((one) => one.state === state);
  return <Tag color={known?.tag ?? 'error'}>{displayText(state) || '-'}</Tag>;
}

function StuckFor({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <Typography.Text type={days < 7 ? 'secondary' : 'danger'}>
      Stuck for {days.toLocaleString()} {days === 1 ? 'day' : 'days'}
    </Typography.Text>
  );
}

/** The telephone makes the call; the console remembers for the session who was called. */
function CallLink({ name, phone }: CallListEntry) {
  const dispatch = useAppDispatch();
  const label = `Call ${displayText(name) || '-'}, ${displayPhone(phone)}`;
  return <PhoneLink phone={phone} label={label} onCall={() => dispatch(payerCalled(phone))} />;
}

function SinceThen({ phone, isProcessing }: CallListEntry) {
  const isCalled = useAppSelector((state) => selectIsCalled(state, phone));
  if (!isProcessing && !isCalled) return '-';
  return (
    <span className="payment-state">
      {isProcessing && <StateTag state="Processing" />}
      {isCalled && <Tag>Called</Tag>}
    </span>
  );
}

export function PaymentsList() {
  const { view } = usePaymentsQuery();
  return view === 'calls' ? (
    <Rows key={view} label="Call list" columns={callListColumns} select={selectCallList} />
  ) : (
    <Rows label="Payments" columns={paymentColumns} select={selectPayments} />
  );
}

type RowsProps<Row> = { label: string; columns: readonly Column<Row>[]; select: SelectPayments<Row> };

function Rows<Row extends Payment>({ label, columns, select }: RowsProps<Row>) {
  const query = usePaymentsQuery();
  const { isFetching, error, refetch } = useListPaymentsQuery({ filter: query.filter }, freshness.perVisit);
  const rows = useAppSelector((state) => select(state, query));
  const size = rowsAtDensity(useSearchParams()[0], rowsPerPage);
  const shown = usePage(rows, query.page, size);
  return (
    <ListTable
      label={label}
      columns={useArranged(columns)}
      page={query.page}
      size={size}
      query={{ ...shown, isFetching, error, refetch }}
      isSlim
    />
  );
}

const printedAtMost = 500;

/** On paper stands the whole list, unless it is very long: a total of 0 draws no pagination. */
function usePage<Row extends Payment>(rows: readonly Row[] | undefined, page: number, size: number) {
  const [isPrinting, setPrinting] = useState(false);
  // The browser takes the picture as soon as the listener is done.
  useListener('beforeprint', () => flushSync(() => setPrinting(true)));
  useListener('afterprint', () => setPrinting(false));
  const currentData = useMemo(() => {
    if (!rows) return undefined;
    const all = { rows, unreadable: 0 };
    const shown = isPrinting && rows.length <= printedAtMost ? { ...all, total: 0 } : pageOfWhole(all, page, size);
    // Keyed by their index on the page: the next page changes the texts of these rows, which costs less than new rows.
    return { ...shown, rows: shown.rows.map((row, index) => ({ ...row, id: String(index) })) };
  }, [rows, page, size, isPrinting]);
  const [data, setData] = useState(currentData);
  if (currentData !== undefined && currentData !== data) setData(currentData);
  return { currentData, data };
}

type PayerProps = { name: string; phone: string };

function PayerCell({ name, phone }: PayerProps) {
  if (displayText(name) === '' || phoneKey(phone).length < shortestPhone) return <PersonName name={name} />;
  return <Payer name={name} phone={phone} />;
}

type Lookup = { of?: string; members?: readonly Member[]; error?: ApiError };

function Payer({ name, phone }: PayerProps) {
  const dispatch = useAppDispatch();
  const payer = `${name} ${phone}`;
  const [last, setLast] = useState<Lookup>({});
  // The row may show another payment since; a key would remount its button at each page turn.
  const { of, members, error }: Lookup = last.of === payer ? last : {};
  const isSearching = of === payer && !members && !error;
  const search = async () => {
    if (isSearching) return;
    setLast({ of: payer });
    const found = await dispatch(searchByPhone(name, phone));
    setLast((now) => (now.of === payer ? { of: payer, ...found } : now));
  };
  const [member, ...others] = members ?? [];
  // Rendered, not called after the lookup, so that nobody who has left the list is redirected.
  if (others.length > 0) return <Navigate to={`${paths.users}?name=${phoneKey(phone)}`} />;
  if (member) return <Navigate to={paths.member(member.id)} />;
  return (
    <span className="payer">
      {/* Ten buttons of antd took a quarter of each page turn. */}
      <button
        type="button"
        aria-label={`Open the member ${displayText(name)}`}
        aria-busy={isSearching}
        onClick={() => void search()}
      >
        <PersonName name={name} />
      </button>
      {isSearching && <LoadingOutlined aria-hidden />}
      <span role="status">
        {error && (
          <>
            <Typography.Text type="danger">Not searched: {displayText(failureText(error))}</Typography.Text>{' '}
            <Button type="link" size="small" onClick={() => void search()}>
              Retry
            </Button>
          </>
        )}
        {members && (
          <Typography.Text type="secondary">
            nobody of this name and number among accepted or rejected users
          </Typography.Text>
        )}
      </span>
    </span>
  );
}
