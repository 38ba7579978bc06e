import { Button, Flex, Table } from 'antd';
import { Link } from 'react-router-dom';
import type { CSSProperties, ReactNode } from 'react';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp, displayDateTime } from '@/shared/format/dates';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { paths } from '@/shared/routing/paths';
import { type Column, noData } from '@/shared/ui/list/ListTable';
import { Since } from '@/shared/ui/text/Age';
import { UserText } from '@/shared/ui/text/UserText';
import { StatusTag } from '@/features/members/StatusTag';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { PersonName } from '@/shared/ui/text/PersonName';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { DeskName, type DeskAct } from '../desk/ListDesk';
import { newestReport, type Report, type ReportedMember } from '../moderationRows';
import { ReportedWarnings } from '../warnings/MemberWarnings';
import { useReportActs } from './decideReports';
import './reports.css';

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
    className: 'reported-details',
    render: ({ id, name }) => (
      <Link to={paths.member(id)} aria-label={`View Reported User Details of ${displayText(name) || '-'}`}>
        View Reported User Details
      </Link>
    ),
  },
  {
    title: 'Total Reports',
    label: 'Total Reports',
    width: 7.2,
    render: ({ totalReports }) => totalReports.toLocaleString(),
    className: 'cell-numbers',
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
    width: 11.4,
    render: (member) => (
      <Button
        type="link"
        size="small"
        style={{ height: 'auto', padding: 0, fontSize: 'inherit' }}
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
    width: 21.5,
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
  placeholder: 'Name, reporter or id',
  textOf: ({ id, name, reports }: ReportedMember) => searchText([name, id, ...reports.map(({ reporter }) => reporter)]),
};

const columns = [
  column('Reason for report', ({ reason }) => displayText(reason) || '-'),
  column('Reported at', ({ reportedAt }) => (
    <>
      {displayDateTime(reportedAt)} <Since time={reportedAt} />
    </>
  )),
  column('Reporter name', ({ reporter }) => <PersonName name={reporter} />),
];

function column(title: string, lineOf: (report: Report) => ReactNode) {
  return {
    title,
    render: ({ reports }: ReportedMember) => reports.map((report, index) => <div key={index}>{lineOf(report)}</div>),
  };
}

/** One grid row per report aligns the three cells. */
const linesOf = ({ reports }: ReportedMember): { style: CSSProperties } => ({
  style: { gridTemplateRows: `repeat(${reports.length}, auto)` },
});

export function ReportersDialog({ member, onClose }: { member: ReportedMember; onClose: () => void }) {
  return (
    <InfoDialog
      title="Reporters Details"
      width={760}
      onClose={onClose}
      actions={(close) => <ReportActions member={member} onDeleted={close} />}
    >
      <Flex component="p" wrap align="center" gap="4px 8px" style={{ marginBottom: 8, overflowWrap: 'anywhere' }}>
        Reports about{' '}
        <Link to={paths.member(member.id)}>
          <PersonName name={member.name} />
        </Link>
        <StatusTag {...member} />
      </Flex>
      <ReportedWarnings id={member.id} />
      <ReportLines member={member} />
    </InfoDialog>
  );
}

export function ReportLines({ member }: { member: ReportedMember }) {
  if (member.reports.length === 0) return noData();
  return (
    <div className="reporters" role="region" aria-label="Reports" tabIndex={0}>
      <Table
        columns={columns}
        dataSource={[member]}
        rowKey="id"
        onRow={linesOf}
        pagination={false}
        size="small"
        rowHoverable={false}
      />
    </div>
  );
}

type ReportActionsProps = { member: ReportedMember; size?: 'small'; onDeleted?: () => void };

function ReportActions({ member, size, onDeleted }: ReportActionsProps) {
  const acts = useReportActs()(member);
  return (
    <span className="actions">
      {acts.map((act, index) => (
        // Keyed by index, so that the focus stays when a decision changes the label.
        <ActButton key={index} act={act} member={member} size={size} onDone={act.key === 'd' ? onDeleted : undefined} />
      ))}
    </span>
  );
}

type ActButtonProps = Omit<ReportActionsProps, 'onDeleted'> & { act: DeskAct<ReportedMember>; onDone?: () => void };

function ActButton({ act, member, size, onDone }: ActButtonProps) {
  const [run, isRunning] = useOneAtATime(async () => act.run(member, onDone));
  return (
    <Button size={size} danger={act.isDangerous} loading={isRunning} onClick={run}>
      {act.label}
    </Button>
  );
}
