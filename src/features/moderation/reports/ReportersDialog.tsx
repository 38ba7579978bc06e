import { Button, Flex, Table } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccessButton, useAskDeletion } from '@/features/members/AccountActions';
import { StatusTag } from '@/features/members/StatusTag';
import { displayDateTime } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { noData } from '@/shared/ui/list/ListTable';
import { Since } from '@/shared/ui/text/Age';
import { PersonName } from '@/shared/ui/text/PersonName';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import type { Report, ReportedMember } from '../moderationRows';
import { ReportedWarnings } from '../warnings/MemberWarnings';
import { useIsClosed } from './closing';
import { useDecideReports } from './decideReports';
import './reports.css';

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
      <Flex component="p" wrap align="center" gap="4px 8px" style={{ marginBottom: 8 }}>
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

export function ReportActions({ member, size, onDeleted }: ReportActionsProps) {
  const askDeletion = useAskDeletion();
  const isClosed = useIsClosed()(member);
  const decideReports = useDecideReports();
  const [decide, isRunning] = useOneAtATime(() => decideReports(member, isClosed ? 'reopen' : 'no_action'));
  return (
    <span className="actions">
      <AccessButton member={member} noun="this user" size={size} />
      <Button size={size} danger onClick={() => askDeletion('Delete Account', member, onDeleted)}>
        Delete Account
      </Button>
      <Button size={size} loading={isRunning} onClick={decide}>
        {isClosed ? 'Open again' : 'No action'}
      </Button>
    </span>
  );
}
