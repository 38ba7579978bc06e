import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { paths } from '@/shared/routing/paths';
import type { Column } from '@/shared/ui/list/ListTable';
import { Since } from '@/shared/ui/text/Age';
import { UserText } from '@/shared/ui/text/UserText';
import { DeskName } from '../desk/ListDesk';
import { newestReport, type Report, type ReportedMember } from '../moderationRows';
import { ReportActions } from './ReportersDialog';

export const everyMark = 'Reported';

export const reportColumns = (onReporters: (member: ReportedMember) => void): readonly Column<ReportedMember>[] => [
  {
    title: 'Reported User',
    card: 'head',
    render: ({ id, name }) => <DeskName id={id} name={name} withoutMark={everyMark} />,
  },
  {
    title: 'Reported User Details',
    card: 'head',
    width: 10.8,
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
    width: 22.4,
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

function eachReport(textOf: (report: Report) => string) {
  return ({ reports }: ReportedMember) => reports.map(textOf).join('\n');
}

export const reportSearch = {
  label: 'Search by name, reporter or id',
  textOf: ({ id, name, reports }: ReportedMember) => searchText([name, id, ...reports.map(({ reporter }) => reporter)]),
};
