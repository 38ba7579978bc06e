import { skipToken } from '@reduxjs/toolkit/query';
import { Space, Tag, Typography } from 'antd';
import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import { useEffect } from 'react';
import { rowsPerPage } from '@/shared/api/page';
import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { PayerCell } from './PayerCell';
import { paymentStates, type Call, type Found, type Payment } from './payment';
import { PaymentFigures } from './PaymentFigures';
import {
  paymentPagesApi,
  useGetCallsPageQuery,
  useGetPaymentsPageQuery,
  type PaymentsPageQuery,
} from './paymentPagesApi';
import type { PaymentsSearchParams } from './paymentsSearchParams';
import type { PaymentsAnswer } from './usePayments';

dayjs.extend(advancedFormat);

const displayDay = (time: number | null) => (time === null ? '-' : dayjs(time).format('MMM Do, YYYY'));

const paymentColumns: readonly Column<Payment>[] = [
  { title: 'Name', render: (payment) => <PayerCell {...payment} /> },
  {
    title: 'Mobile',
    render: ({ phone }) => <PhoneLink phone={phone} />,
    width: 14,
    className: 'cell-figures',
  },
  { title: 'Date', render: ({ time }) => displayDay(time), width: 12, className: 'cell-figures' },
  {
    title: 'State',
    width: 20,
    render: ({ state, stuckDays }) => (
      <Space wrap size={[6, 4]}>
        <StateTag state={state} />
        {stuckDays > 0 && (
          <Typography.Text type="danger">
            Stuck for {stuckDays.toLocaleString()} {stuckDays === 1 ? 'day' : 'days'}
          </Typography.Text>
        )}
      </Space>
    ),
  },
];

const callColumns: readonly Column<Call>[] = [
  { title: 'Name', render: (payment) => <PayerCell {...payment} /> },
  {
    title: 'Mobile',
    width: 14,
    render: ({ name, phone }) => (
      <PhoneLink phone={phone} label={`Call ${displayText(name) || '-'}, ${displayPhone(phone)}`} />
    ),
    className: 'cell-figures',
  },
  {
    title: 'Last failed',
    label: 'Last failed',
    render: ({ failedAt }) => displayDay(failedAt),
    width: 12,
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
    render: ({ isProcessing }) => (isProcessing ? <StateTag state="Processing" /> : '-'),
    width: 10,
  },
];

function StateTag({ state }: { state: string }) {
  const known = paymentStates.find((one) => one.state === state);
  return <Tag color={known?.tag ?? 'error'}>{displayText(state) || '-'}</Tag>;
}

type PaymentsListProps = { asked: PaymentsSearchParams; answer: PaymentsAnswer };

export function PaymentsList({ asked, answer }: PaymentsListProps) {
  const { filter, page, view } = asked;
  const isCalls = view === 'calls';
  const query = answer.query ?? skipToken;
  const payments = useGetPaymentsPageQuery(isCalls ? skipToken : query);
  const calls = useGetCallsPageQuery(isCalls ? query : skipToken);
  usePagesAround(payments.currentData?.total, payments.originalArgs, filter === 'all');
  const shown = isCalls ? calls : payments;
  return (
    <>
      <PaymentFigures asked={asked} answer={answer} counts={answer.list && shown.data?.counts} />
      {isCalls ? (
        <>
          <p className="list-note">
            Members whose last payment failed and who have paid nothing since, by phone number.
          </p>
          <FoundRows label="Call list" columns={callColumns} rows={calls} answer={answer} page={page} />
        </>
      ) : (
        <FoundRows label="Payments" columns={paymentColumns} rows={payments} answer={answer} page={page} />
      )}
    </>
  );
}

type FoundRowsProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: { data?: Found<Row>; isFetching: boolean; error?: unknown };
  answer: PaymentsAnswer;
  page: number;
};

function FoundRows<Row extends { id: string }>({ label, columns, rows, answer, page }: FoundRowsProps<Row>) {
  // What was shown stays for the moment that the next rows take.
  const currentData = answer.list && rows.data;
  const isFetching = answer.isFetching || rows.isFetching;
  return (
    <ListTable
      label={label}
      columns={columns}
      answer={{ currentData, isFetching, error: answer.error ?? rows.error, refetch: answer.refetch }}
      page={page}
    />
  );
}

function usePagesAround(total: number | undefined, asked: PaymentsPageQuery | undefined, hasCalls: boolean) {
  const prefetchPage = paymentPagesApi.usePrefetch('getPaymentsPage');
  const prefetchCalls = paymentPagesApi.usePrefetch('getCallsPage');
  useEffect(() => {
    if (total === undefined || !asked) return;
    const last = Math.ceil(total / rowsPerPage);
    const pages = [asked.page + 1, asked.page - 1, last].filter((page) => page >= 1 && page <= last);
    for (const page of pages) prefetchPage({ ...asked, page });
    if (hasCalls) prefetchCalls({ ...asked, view: 'calls', page: 1 });
  }, [total, asked, hasCalls, prefetchPage, prefetchCalls]);
}
