import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { orderOf, sortOf, useListSearchParams } from '@/shared/routing/listSearchParams';
import { paths } from '@/shared/routing/paths';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { Since } from '@/shared/ui/text/Age';
import { UserText } from '@/shared/ui/text/UserText';
import { MemberLink } from '@/features/members/memberColumns';
import { useListReportsQuery } from '../moderationApi';
import { isUnblocked, newestReport, type Report, type ReportedMember } from '../moderationRows';
import { ReportActions, ReportersDialog } from './ReportersDialog';
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

export const reportColumns = (onReporters: (member: ReportedMember) => void): readonly Column<ReportedMember>[] => [
  { title: 'Reported User', card: 'head', render: (member) => <MemberLink {...member} /> },
  {
    title: 'Reported User Details',
    card: 'head',
    width: 14.8,
    className: 'report-details',
    render: ({ id, name }) => (
      <Link to={paths.member(id)} aria-label={`View Reported User Details of ${displayText(name) || '-'}`}>
        View Reported User Details
      </Link>
    ),
  },
  {
    title: 'Total Reports',
    label: 'Total Reports',
    width: 7,
    render: ({ totalReports }) => totalReports.toLocaleString(),
    className: 'cell-figures',
    sortKey: 'total',
    firstOrder: 'descend',
  },
  {
    title: 'Newest Report',
    card: 'line',
    render: (member) => <NewestReport member={member} />,
    className: 'report-newest',
    sortKey: 'newest',
    firstOrder: 'descend',
  },
  {
    title: 'Reporter Details',
    width: 12,
    className: 'report-details',
    render: (member) => (
      <Button
        type="link"
        size="small"
        className="reporters-button"
        aria-label={`View Reporter Details of ${displayText(member.name) || '-'}`}
        aria-haspopup="dialog"
        onClick={() => onReporters(member)}
      >
        View Reporter Details
      </Button>
    ),
  },
  {
    title: 'Actions',
    card: 'foot',
    width: 15.8,
    render: (member) => <ReportActions member={member} size="small" />,
  },
];

function NewestReport({ member }: { member: ReportedMember }) {
  const newest = newestReport(member);
  if (!newest) return '-';
  const { reason, reportedAt } = newest;
  return (
    <>
      <UserText>{reason}</UserText>
      <Since time={reportedAt} />
    </>
  );
}

export const reportsCsv: readonly CsvColumn<ReportedMember>[] = [
  { heading: 'Reported User', text: ({ name }) => displayText(name) },
  { heading: 'User Id', text: ({ id }) => id },
  { heading: 'Status', text: ({ status }) => displayText(status) },
  { heading: 'Total Reports', text: ({ totalReports }) => String(totalReports) },
  { heading: 'Reason for report', text: eachReport(({ reason }) => displayText(reason)) },
  { heading: 'Reported at', text: eachReport(({ reportedAt }) => fileTimestamp(reportedAt)) },
  { heading: 'Reporter name', text: eachReport(({ reporter }) => displayText(reporter)) },
];

/** The reports of a member stand in one cell, a line each, in the same order in every column. */
function eachReport(textOf: (report: Report) => string) {
  return ({ reports }: ReportedMember) => reports.map(textOf).join('\n');
}

export const reportSearch = {
  label: 'Search by name, reporter or id',
  textOf: ({ id, name, reports }: ReportedMember) => searchText([name, id, ...reports.map(({ reporter }) => reporter)]),
};
