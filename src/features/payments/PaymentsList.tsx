import { Space, Tag, Typography } from 'antd';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { PayerCell } from './PayerCell';
import { paymentStates, stuckDays, type Call, type Payment } from './payment';
import { useListPaymentsQuery } from './paymentsApi';
import { payerCalled, selectCallsPage, selectIsCalled, selectPaymentsPage, usePaymentsQuery } from './paymentsSlice';

dayjs.extend(advancedFormat);

const displayDay = (time: number | null) => (time === null ? '-' : dayjs(time).format('MMM Do, YYYY'));

const nameColumn: Column<Payment> = { title: 'Name', card: 'head', render: (payment) => <PayerCell {...payment} /> };

const figures = { className: 'cell-figures' };

const paymentColumns: readonly Column<Payment>[] = [
  nameColumn,
  { title: 'Mobile', render: ({ phone }) => <PhoneLink phone={phone} />, width: 11.5, ...figures },
  { title: 'Date', render: ({ time }) => displayDay(time), width: 10.5, ...figures },
  {
    title: 'State',
    width: 14,
    render: (payment) => (
      <Space wrap size={[6, 4]}>
        <StateTag state={payment.state} />
        <StuckFor days={stuckDays(payment)} />
      </Space>
    ),
  },
];

const callColumns: readonly Column<Call>[] = [
  nameColumn,
  { title: 'Mobile', render: (call) => <CallLink {...call} />, width: 11.5, ...figures },
  {
    title: 'Last failed',
    label: 'Last failed',
    render: ({ time }) => displayDay(time),
    width: 10.5,
    ...figures,
  },
  {
    title: 'Failed payments',
    label: 'Failed payments',
    render: ({ failures }) => failures.toLocaleString(),
    width: 11,
    ...figures,
  },
  { title: 'Since then', label: 'Since then', render: (call) => <SinceThen {...call} />, width: 10 },
];

function StateTag({ state }: { state: string }) {
  const known = paymentStates.find((one) => one.state === state);
  return <Tag color={known?.tag ?? 'error'}>{displayText(state) || '-'}</Tag>;
}

function StuckFor({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <Typography.Text type="danger">
      Stuck for {days.toLocaleString()} {days === 1 ? 'day' : 'days'}
    </Typography.Text>
  );
}

/** Calling is the administrator's telephone; the console remembers for this session whom it dialled. */
function CallLink({ name, phone }: Call) {
  const dispatch = useAppDispatch();
  const label = `Call ${displayText(name) || '-'}, ${displayPhone(phone)}`;
  return <PhoneLink phone={phone} label={label} onCall={() => dispatch(payerCalled(phone))} />;
}

function SinceThen({ phone, isProcessing }: Call) {
  const isCalled = useAppSelector((state) => selectIsCalled(state, phone));
  if (!isProcessing && !isCalled) return '-';
  return (
    <Space wrap size={[6, 4]}>
      {isProcessing && <StateTag state="Processing" />}
      {isCalled && <Tag>Called</Tag>}
    </Space>
  );
}

/** Up to 13 MB: they are read with each visit, not with each return to the tab. */
const listOptions = { refetchOnFocus: false };

export function PaymentsList() {
  const query = usePaymentsQuery();
  const { filter, page, view } = query;
  const { isFetching, error, refetch } = useListPaymentsQuery({ filter }, listOptions);
  const payments = useAppSelector((state) => selectPaymentsPage(state, query));
  const calls = useAppSelector((state) => selectCallsPage(state, query));
  const state = { isFetching, error, refetch };
  if (view === 'calls')
    return (
      <>
        <p className="list-note">Members whose last payment failed and who have paid nothing since, by phone number.</p>
        <ListTable label="Call list" columns={callColumns} query={{ ...state, currentData: calls }} page={page} />
      </>
    );
  return (
    <ListTable label="Payments" columns={paymentColumns} query={{ ...state, currentData: payments }} page={page} />
  );
}
