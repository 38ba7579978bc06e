import { skipToken } from '@reduxjs/toolkit/query';
import { Space, Typography } from 'antd';
import { useEffect } from 'react';
import { rowsPerPage } from '@/shared/api/page';
import { displayPhone } from '@/shared/phone';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { displayDay } from './displayDay';
import type { Payment, PaymentsPage } from './payment';
import { PaymentFigures } from './PaymentFigures';
import { paymentsApi, useGetPaymentsPageQuery, type PaymentsPageQuery } from './paymentsApi';
import type { PaymentsSearchParams } from './paymentsSearchParams';
import { StateTag } from './StateTag';
import type { PaymentsAnswer } from './usePayments';

const columns: readonly Column<Payment>[] = [
  { title: 'Name', render: ({ name }) => <PersonName name={name} /> },
  { title: 'Mobile', render: ({ phone }) => displayPhone(phone) || '-', className: 'cell-figures' },
  { title: 'Date', render: ({ time }) => displayDay(time), className: 'cell-figures' },
  {
    title: 'State',
    render: ({ state, isStuck }) => (
      <Space wrap size={[2, 4]}>
        <StateTag state={state} />
        {isStuck && <Typography.Text type="danger">for over 24 hours</Typography.Text>}
      </Space>
    ),
  },
];

type PaymentsListProps = { asked: PaymentsSearchParams; answer: PaymentsAnswer };

export function PaymentsList({ asked, answer }: PaymentsListProps) {
  const { list, query, isFetching, error, refetch } = answer;
  const rows = useGetPaymentsPageQuery(query ?? skipToken);
  // What was shown stays for the moment that the next rows take.
  const data = list && rows.data;
  usePagesAround(rows.currentData, rows.originalArgs, asked.filter === 'all');
  return (
    <>
      <PaymentFigures asked={asked} answer={answer} counts={data?.counts} />
      <ListTable
        label="Payments"
        columns={columns}
        answer={{ currentData: data, isFetching: isFetching || rows.isFetching, error: error ?? rows.error, refetch }}
        page={asked.page}
      />
    </>
  );
}

function usePagesAround(shown: PaymentsPage | undefined, asked: PaymentsPageQuery | undefined, hasCalls: boolean) {
  const prefetchPage = paymentsApi.usePrefetch('getPaymentsPage');
  const prefetchCalls = paymentsApi.usePrefetch('getCallsPage');
  useEffect(() => {
    if (!shown || !asked) return;
    const last = Math.ceil(shown.total / rowsPerPage);
    const pages = [asked.page + 1, asked.page - 1, last].filter((page) => page >= 1 && page <= last);
    for (const page of pages) prefetchPage({ ...asked, page });
    if (hasCalls) prefetchCalls({ ...asked, view: 'calls', page: 1 });
  }, [shown, asked, hasCalls, prefetchPage, prefetchCalls]);
}
