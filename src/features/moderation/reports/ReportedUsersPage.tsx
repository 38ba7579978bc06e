import { Button, Select } from 'antd';
import { Link } from 'react-router-dom';
import { useAskDeletion } from '@/features/members/deletions/useAskDeletion';
import { AccessCell } from '@/features/members/list/AccessCell';
import type { CsvColumn } from '@/shared/csv';
import { isoTime } from '@/shared/dates';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { moderationApi, useListReportsQuery } from '../moderationApi';
import { isUnblocked, unblocked, type Report, type ReportedMember } from './reportedMember';
import { ReportersCell } from './ReportersCell';

const columns: readonly Column<ReportedMember>[] = [
  { title: 'Reported User', render: ({ name }) => <PersonName name={name} /> },
  {
    title: 'Reported User Details',
    width: 16,
    render: ({ id, name }) => (
      <Link to={paths.member(id)} aria-label={`View Reported User Details of ${displayText(name)}`}>
        View Reported User Details
      </Link>
    ),
  },
  {
    title: 'Total Reports',
    label: 'Total Reports',
    width: 8,
    render: ({ totalReports }) => totalReports.toLocaleString(),
    className: 'cell-figures',
  },
  { title: 'Reporter Details', render: (member) => <ReportersCell member={member} />, width: 14 },
  {
    title: 'Actions',
    width: 19,
    render: (member) => (
      <span className="actions">
        <AccessCell member={member} noun="this user" />
        <DeleteAccountButton member={member} />
      </span>
    ),
    className: 'report-actions',
  },
];

const csv: readonly CsvColumn<ReportedMember>[] = [
  { heading: 'Reported User', text: ({ name }) => displayText(name) },
  { heading: 'User Id', text: ({ id }) => id, asText: true },
  { heading: 'Status', text: ({ status }) => displayText(status) },
  { heading: 'Total Reports', text: ({ totalReports }) => String(totalReports) },
  { heading: 'Reason for report', text: eachReport(({ reason }) => displayText(reason)) },
  { heading: 'Reported at', text: eachReport(({ reportedAt }) => isoTime(reportedAt)) },
  { heading: 'Reporter name', text: eachReport(({ reporter }) => displayText(reporter)) },
];

/** The reports of a member stand in one cell, a line each, in the same order in every column. */
function eachReport(textOf: (report: Report) => string) {
  return ({ reports }: ReportedMember) => reports.map(textOf).join('\n');
}

const shownOptions = [
  { value: '', label: 'All reported users' },
  { value: unblocked, label: 'Not blocked yet' },
];

export function ReportedUsersPage() {
  const { search, choose } = useListSearchParams();
  const shown = search.get('show') === unblocked ? unblocked : '';
  const { currentData, ...answer } = useListReportsQuery();
  const rows = currentData?.rows.filter((member) => shown === '' || isUnblocked(member));
  return (
    <WholeListPanel
      title="Reported Users List"
      head={<h2>Reported Users List</h2>}
      list={{ ...answer, currentData: currentData && rows && { ...currentData, rows } }}
      endpoint={moderationApi.endpoints.listReports}
      noun={['reported user', 'reported users']}
      columns={columns}
      file={{ name: 'Reported Users', columns: csv }}
      tools={
        <Select
          aria-label="Reported users to list"
          className="report-filter"
          options={shownOptions}
          value={shown}
          onChange={(show) => choose({ show })}
        />
      }
    />
  );
}

function DeleteAccountButton({ member }: { member: ReportedMember }) {
  const askDeletion = useAskDeletion();
  return (
    <Button size="small" danger onClick={() => askDeletion('Delete Account', member)}>
      Delete Account
    </Button>
  );
}
