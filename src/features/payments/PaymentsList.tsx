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
import { PaymentFigures } from './PaymentFigures';
import { useListPaymentsQuery } from './paymentsApi';
import { usePaymentsAsked } from './paymentsSearchParams';
import { payerCalled, selectCallsPage, selectIsCalled, selectPaymentsPage } from './paymentsSlice';

dayjs.extend(advancedFormat);

const displayDay = (time: number | null) => (time === null ? '-' : dayjs(time).format('MMM Do, YYYY'));

const paymentColumns: readonly Column<Payment>[] = [
  { title: 'Name', card: 'head', render: (payment) => <PayerCell {...payment} /> },
  {
    title: 'Mobile',
    render: ({ phone }) => <PhoneLink phone={phone} />,
    width: 11.5,
    className: 'cell-figures',
  },
  { title: 'Date', render: ({ time }) => displayDay(time), width: 10.5, className: 'cell-figures' },
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
  { title: 'Name', card: 'head', render: (payment) => <PayerCell {...payment} /> },
  {
    title: 'Mobile',
    width: 11.5,
    render: (call) => <CallLink {...call} />,
    className: 'cell-figures',
  },
  {
    title: 'Last failed',
    label: 'Last failed',
    render: ({ time }) => displayDay(time),
    width: 10.5,
    className: 'cell-figures',
  },
  {
    title: 'Failed payments',
    label: 'Failed payments',
    render: ({ failures }) => failures.toLocaleString(),
    width: 11,
    className: 'cell-figures',
  },
  {
    title: 'Since then',
    label: 'Since then',
    render: (call) => <SinceThen {...call} />,
    width: 10,
  },
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

/** Up to 13 MB: a visit reads them, a glance at the tab does not. */
const asItIs = { refetchOnFocus: false };

export function PaymentsList() {
  const asked = usePaymentsAsked();
  const { filter, page, view } = asked;
  const { isFetching, error, refetch } = useListPaymentsQuery({ filter }, asItIs);
  const payments = useAppSelector((state) => selectPaymentsPage(state, asked));
  const calls = useAppSelector((state) => selectCallsPage(state, asked));
  const query = { isFetching, error, refetch };
  return (
    <>
      <PaymentFigures />
      {view === 'calls' ? (
        <>
          <p className="list-note">
            Members whose last payment failed and who have paid nothing since, by phone number.
          </p>
          <ListTable label="Call list" columns={callColumns} answer={{ ...query, currentData: calls }} page={page} />
        </>
      ) : (
        <ListTable label="Payments" columns={paymentColumns} answer={{ ...query, currentData: payments }} page={page} />
      )}
    </>
  );
}
