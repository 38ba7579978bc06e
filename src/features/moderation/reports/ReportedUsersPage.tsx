import { Link } from 'react-router-dom';
import { AccessCell } from '@/features/members/list/AccessCell';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { useListReportsQuery } from '../moderationApi';
import { reportsCsv } from '../moderationCsv';
import { DeleteAccountButton } from './DeleteAccountButton';
import type { ReportedMember } from './reportedMember';
import { ReportersCell } from './ReportersCell';

const columns: readonly Column<ReportedMember>[] = [
  { title: 'Reported User', render: ({ name }) => <PersonName name={name} /> },
  {
    title: 'Reported User Details',
    render: ({ id, name }) => (
      <Link to={paths.member(id)} aria-label={`View Reported User Details of ${displayText(name)}`}>
        View Reported User Details
      </Link>
    ),
  },
  {
    title: 'Total Reports',
    render: ({ totalReports }) => totalReports.toLocaleString(),
    className: 'cell-figures',
  },
  { title: 'Reporter Details', render: (member) => <ReportersCell member={member} /> },
  {
    title: 'Actions',
    render: (member) => (
      <span className="actions">
        <AccessCell member={member} noun="this user" />
        <DeleteAccountButton member={member} />
      </span>
    ),
    className: 'cell-actions report-actions',
  },
];

export function ReportedUsersPage() {
  return (
    <WholeListPanel
      title="Reported Users List"
      head={<h2>Reported Users List</h2>}
      list={useListReportsQuery()}
      columns={columns}
      file={{ name: 'Reported Users', columns: reportsCsv }}
    />
  );
}
