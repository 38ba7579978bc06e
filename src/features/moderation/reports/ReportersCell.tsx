import { Button, Table } from 'antd';
import { useState, type CSSProperties, type ReactNode } from 'react';
import * as v from 'valibot';
import { displayDateTime, moment } from '@/shared/dates';
import { displayText } from '@/shared/text';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import { noData } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import type { Report, ReportedMember } from './reportedMember';
import './reports.css';

// A scrollable region must be focusable to be scrolled with the keyboard.
const inTabOrder = 0;

const columns = [
  column('Reason for report', ({ reason }) => displayText(reason) || '-'),
  column('Reported at', ({ reportedAt }) => displayDateTime(v.parse(moment, reportedAt))),
  column('Reporter name', ({ reporter }) => <PersonName name={reporter} />),
];

function column(title: string, lineOf: (report: Report) => ReactNode) {
  return {
    title,
    render: ({ reports }: ReportedMember) => reports.map((report, index) => <div key={index}>{lineOf(report)}</div>),
  };
}

/** One grid row for each report, so that the lines of the three cells align. */
const linesOf = ({ reports }: ReportedMember): { style: CSSProperties } => ({
  style: { gridTemplateRows: `repeat(${reports.length}, auto)` },
});

export function ReportersCell({ member }: { member: ReportedMember }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className="reporters-button"
        aria-label={`View Reporter Details of ${displayText(member.name)}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        View Reporter Details
      </Button>
      {isOpen && <Reporters member={member} onClose={() => setOpen(false)} />}
    </>
  );
}

function Reporters({ member, onClose }: { member: ReportedMember; onClose: () => void }) {
  return (
    <InfoDialog title="Reporters Details" width={760} onClose={onClose}>
      <p>
        Reports about <PersonName name={member.name} />
      </p>
      {member.reports.length === 0 ? (
        noData
      ) : (
        <div className="reporters" role="region" aria-label="Reports" tabIndex={inTabOrder}>
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
      )}
    </InfoDialog>
  );
}
