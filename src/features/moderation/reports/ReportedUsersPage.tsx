import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { orderOf, sortOf, useListSearchParams } from '@/shared/routing/listSearchParams';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { useListReportsQuery } from '../moderationApi';
import { isUnblocked, newestReport, type ReportedMember } from '../moderationRows';
import { reportColumns, reportsCsv, reportSearch } from './reportColumns';
import { ReportersDialog } from './ReportersDialog';
import './reports.css';

/** The URL's value for members who are not blocked yet. */
const unblocked = 'unblocked';

const shownOptions = [
  { value: '', label: 'All reported users' },
  { value: unblocked, label: 'Not blocked yet' },
];

const orders = [
  { value: '', label: 'As listed' },
  { value: 'total-down', label: 'Most reports first' },
  { value: 'total', label: 'Fewest reports first' },
  { value: 'newest-down', label: 'Newest report first' },
  { value: 'newest', label: 'Newest report last' },
] as const;

type ReportSort = (typeof orders)[number]['value'];

export function ReportedUsersPage() {
  const { search, choose } = useListSearchParams();
  const shown = search.get('show') === unblocked ? unblocked : '';
  const sort = orders.find(({ value }) => value === search.get('sort'))?.value ?? '';
  const [open, setOpen] = useState<ReportedMember | null>(null);
  const columns = useMemo(() => reportColumns(setOpen), []);
  const list = useListReportsQuery();
  const members = list.currentData?.rows;
  const rows = useMemo(
    () => members && sortReports(shown === '' ? members : members.filter(isUnblocked), sort),
    [members, shown, sort],
  );
  return (
    <>
      <WholeListPanel
        title="Reported Users List"
        heading="Reported Users List"
        list={{ ...list, currentData: list.currentData && rows && { ...list.currentData, rows } }}
        noun={['reported user', 'reported users']}
        columns={columns}
        search={reportSearch}
        sort={{ order: orderOf(sort), onSort: (order) => choose({ sort: sortOf(order) }) }}
        file={{ name: shown === '' ? 'Reported Users' : 'Reported Users not blocked', columns: reportsCsv }}
        cardsUpTo={1250}
        filters={[shown !== '']}
        tools={
          <>
            <Select
              aria-label="Reported users to list"
              options={shownOptions}
              value={shown}
              onChange={(show) => choose({ show })}
            />
            <Select
              className="reports-order"
              aria-label="Order"
              options={[...orders]}
              value={sort}
              onChange={(next) => choose({ sort: next })}
            />
          </>
        }
      />
      {open && (
        <ReportersDialog member={members?.find(({ id }) => id === open.id) ?? open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Members without a readable date are last in either direction. */
function sortReports(members: readonly ReportedMember[], sort: ReportSort): ReportedMember[] {
  if (sort === '') return [...members];
  const valueOf = (member: ReportedMember) =>
    sort.startsWith('total') ? member.totalReports : (newestReport(member)?.reportedAt ?? null);
  const direction = sort.endsWith('-down') ? -1 : 1;
  return members.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * direction;
  });
}
