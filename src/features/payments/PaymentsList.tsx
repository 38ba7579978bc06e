import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { rowsPerPage } from '@/shared/api/page';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import type { PaymentsPage } from './book/question';
import { displayDay } from './displayDay';
import type { Payment } from './payment';
import { PaymentFigures } from './PaymentFigures';
import { paymentsApi, useGetPaymentsPageQuery, type PaymentsPageAsked } from './paymentsApi';
import { StatePill } from './StatePill';
import type { PaymentsAsked, PaymentsAnswer } from './usePayments';

const columns: readonly Column<Payment>[] = [
  { title: 'Name', render: ({ name }) => <PersonName name={name} /> },
  { title: 'Mobile', render: ({ phone }) => displayText(phone) || '-', className: 'cell-figures' },
  { title: 'Date', render: ({ time }) => displayDay(time), className: 'cell-figures' },
  {
    title: 'State',
    render: ({ state, isStuck }) => (
      <span className="payment-state">
        <StatePill state={state} />
        {isStuck && <span className="payment-stuck">for over 24 hours</span>}
      </span>
    ),
  },
];

type PaymentsListProps = { asked: PaymentsAsked; answer: PaymentsAnswer };

/** The payments, ten a page, below what they come to. */
export function PaymentsList({ asked, answer }: PaymentsListProps) {
  const { list, source, isFetching, error, refetch } = answer;
  const rows = useGetPaymentsPageQuery(source ? { ...asked, ...source } : skipToken);
  // What was shown stays for the moment that the next rows take.
  const data = list && rows.data;
  usePagesAround(rows.currentData, rows.originalArgs);
  return (
    <>
      <PaymentFigures asked={asked} answer={answer} counts={data?.counts} />
      <ListTable
        label="Payments"
        columns={columns}
        answer={{ data, isFetching: isFetching || rows.isFetching, error: error ?? rows.error, refetch }}
        page={asked.page}
      />
    </>
  );
}

/** What the next press is likely to ask for is looked up before it is made. */
function usePagesAround(shown: PaymentsPage | undefined, asked: PaymentsPageAsked | undefined) {
  const prefetchPage = paymentsApi.usePrefetch('getPaymentsPage');
  const prefetchCalls = paymentsApi.usePrefetch('getCallsPage');
  useEffect(() => {
    if (!shown || !asked) return;
    const last = Math.ceil(shown.total / rowsPerPage);
    const pages = [asked.page + 1, asked.page - 1, last].filter((page) => page >= 1 && page <= last);
    for (const page of pages) prefetchPage({ ...asked, page });
    if (asked.filter === 'all') prefetchCalls({ ...asked, view: 'calls', page: 1 });
  }, [shown, asked, prefetchPage, prefetchCalls]);
}
