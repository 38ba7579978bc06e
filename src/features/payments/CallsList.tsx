import { skipToken } from '@reduxjs/toolkit/query';
import { displayPhone, numberToDial } from '@/shared/phone';
import { displayText } from '@/shared/text';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { displayDay } from './displayDay';
import type { Call } from './payment';
import { PaymentFigures } from './PaymentFigures';
import { useGetCallsPageQuery } from './paymentsApi';
import type { PaymentsSearchParams } from './paymentsSearchParams';
import { StateTag } from './StateTag';
import type { PaymentsAnswer } from './usePayments';

const columns: readonly Column<Call>[] = [
  { title: 'Name', render: ({ name }) => <PersonName name={name} /> },
  {
    title: 'Mobile',
    render: ({ name, phone }) => (
      <a href={`tel:${numberToDial(phone)}`} aria-label={`Call ${displayText(name) || '-'}, ${displayPhone(phone)}`}>
        {displayPhone(phone)}
      </a>
    ),
    className: 'cell-figures',
  },
  { title: 'Last failed', render: ({ failedAt }) => displayDay(failedAt), className: 'cell-figures' },
  { title: 'Failed payments', render: ({ failures }) => failures.toLocaleString(), className: 'cell-figures' },
  { title: 'Since then', render: ({ isProcessing }) => (isProcessing ? <StateTag state="Processing" /> : '-') },
];

type CallsListProps = { asked: PaymentsSearchParams; answer: PaymentsAnswer };

export function CallsList({ asked, answer }: CallsListProps) {
  const { list, query, isFetching, error, refetch } = answer;
  const rows = useGetCallsPageQuery(query ?? skipToken);
  const data = list && rows.data;
  return (
    <>
      <PaymentFigures asked={asked} answer={answer} counts={data?.counts} />
      <p className="list-note">Members whose last payment failed and who have paid nothing since, by phone number.</p>
      <ListTable
        label="Call list"
        columns={columns}
        answer={{ currentData: data, isFetching: isFetching || rows.isFetching, error: error ?? rows.error, refetch }}
        page={asked.page}
      />
    </>
  );
}
