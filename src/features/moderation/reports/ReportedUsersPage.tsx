import { Select, Tag } from 'antd';
import { useState } from 'react';
import { orderOf, sortOf, useListSearchParams } from '@/shared/routing/listSearchParams';
import { usePreferences } from '@/shared/preferences/preferences';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { StatusTag } from '@/features/members/StatusTag';
import { Since } from '@/shared/ui/text/Age';
import { ListDesk } from '../desk/ListDesk';
import { useListReportsQuery } from '../moderationApi';
import { closingKey, isUnblocked, newestReport, type ReportedMember } from '../moderationRows';
import { keyOf, useIsClosed } from './closing';
import { useReportActs } from './decideReports';
import { everyMark, reportColumns, reportsCsv, reportSearch, ReportersDialog, ReportLines } from './reportColumns';
import './reports.css';

type Shown = (typeof shownOptions)[number]['value'];

const shownOptions = [
  { value: '', label: 'Open reports', file: '' },
  { value: 'unblocked', label: 'Not blocked yet', file: ' not blocked' },
  { value: 'closed', label: 'Closed reports', file: ' closed' },
  { value: 'all', label: 'All reported users', file: ' all' },
] as const;

function isShown(shown: Shown, member: ReportedMember, isClosed: boolean) {
  if (shown === 'all') return true;
  if (shown === 'closed') return isClosed;
  return !isClosed && (shown === '' || isUnblocked(member));
}

const orders = [
  { value: '', label: 'As listed' },
  { value: 'total-down', label: 'Most reports first' },
  { value: 'total', label: 'Fewest reports first' },
  { value: 'newest-down', label: 'Newest report first' },
  { value: 'newest', label: 'Newest report last' },
] as const;

type ReportSort = (typeof orders)[number]['value'];

export function ReportedUsersPage({ panels }: { panels: MemberPanels }) {
  const { search, choose } = useListSearchParams();
  const { value: shown, file } = shownOptions.find(({ value }) => value === search.get('show')) ?? shownOptions[0];
  const sort = orders.find(({ value }) => value === search.get('sort'))?.value ?? '';
  const [open, setOpen] = useState<ReportedMember | null>(null);
  const columns = reportColumns(setOpen);
  const list = useListReportsQuery();
  const isClosed = useIsClosed();
  const actsFor = useReportActs();
  const members = list.currentData?.rows ?? [];
  const rows = sortReports(
    members.filter((member) => isShown(shown, member, isClosed(member))),
    sort,
  );
  const isClosedHere = members.some((member) => isClosed(member) && member.closedAt === null);
  return (
    <>
      <ListDesk
        label="Report"
        title="Reported Users List"
        heading="Reported Users List"
        list={{ ...list, currentData: list.currentData && { ...list.currentData, rows } }}
        noun={['reported user', 'reported users']}
        note={noteOf(members.filter(isClosed).length, shown, isClosedHere)}
        columns={columns}
        search={reportSearch}
        sort={{ order: orderOf(sort), onSort: (order) => choose({ sort: sortOf(order) }) }}
        file={{ name: `Reported Users${file}`, columns: reportsCsv }}
        filters={[shown !== '']}
        tools={
          <>
            <Select
              aria-label="Reported users to list"
              options={[...shownOptions]}
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
        actsFor={actsFor}
        panels={panels}
        withoutMark={everyMark}
        outcomeOf={(member) => (
          <>
            <StatusTag {...member} without="approved" />
            {shown === 'all' && isClosed(member) && <Tag>Closed</Tag>}
          </>
        )}
        detailOf={(member) => (
          <>
            {isClosed(member) && <ClosedSince member={member} />}
            <ReportLines member={member} />
          </>
        )}
      />
      {open && (
        <ReportersDialog member={members.find(({ id }) => id === open.id) ?? open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function noteOf(closed: number, shown: Shown, isClosedHere: boolean) {
  if (closed === 0) return undefined;
  const where = isClosedHere ? ' in this browser' : '';
  if (shown === 'closed') return isClosedHere ? `closed${where}` : undefined;
  return `${closed.toLocaleString()} closed${where}`;
}

function ClosedSince({ member }: { member: ReportedMember }) {
  const { closedReports } = usePreferences();
  const closedHere = closedReports.find((closing) => keyOf(closing) === closingKey(member)) ?? '';
  const time = member.closedAt ?? (Number(closedHere.split('\t')[1]) || null);
  return (
    <p>
      Closed {member.closedAt === null && 'in this browser '}
      <Since time={time} />
    </p>
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
