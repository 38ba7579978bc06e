import { Select, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { searchRows } from '@/shared/format/search';
import { orderOf, sortOf, useListSearchParams } from '@/shared/routing/listSearchParams';
import { usePreferences } from '@/shared/preferences/preferences';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { accessAction, useAskAccess, useAskDeletion } from '@/features/members/AccountActions';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { StatusTag } from '@/features/members/StatusTag';
import { Since } from '@/shared/ui/text/Age';
import { ListDesk, type DeskAct } from '../desk/ListDesk';
import { useListReportsQuery } from '../moderationApi';
import { closingKey, isUnblocked, newestReport, type ReportedMember } from '../moderationRows';
import { keyOf, useIsClosed } from './closing';
import { useDecideReports } from './decideReports';
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
  const columns = useMemo(() => reportColumns(setOpen), [setOpen]);
  const list = useListReportsQuery();
  const isClosed = useIsClosed();
  const actsFor = useReportActs();
  const members = list.currentData?.rows;
  const rows =
    members &&
    sortReports(
      members.filter((member) => isShown(shown, member, isClosed(member))),
      sort,
    );
  const results = rows && searchRows(rows, (search.get('search') ?? '').trim(), reportSearch.textOf);
  const closed = members?.filter(isClosed).length ?? 0;
  const isClosedHere = members?.some((member) => isClosed(member) && member.closedAt === null) === true;
  return (
    <>
      <ListDesk
        label="Report"
        rows={results ?? []}
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
      >
        {(deskColumns, start) => (
          <WholeListPanel
            className="desk-list"
            title="Reported Users List"
            heading={deskColumns ? undefined : 'Reported Users List'}
            list={{ ...list, currentData: list.currentData && rows && { ...list.currentData, rows } }}
            results={results}
            noun={['reported user', 'reported users']}
            note={deskColumns ? undefined : noteOf(closed, shown, isClosedHere)}
            columns={deskColumns ?? columns}
            search={{ label: reportSearch.label }}
            sort={{ order: orderOf(sort), onSort: (order) => choose({ sort: sortOf(order) }) }}
            file={{ name: `Reported Users${file}`, columns: reportsCsv }}
            cardsUpTo={1250}
            filters={[shown !== '']}
            actions={start}
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
          />
        )}
      </ListDesk>
      {open && (
        <ReportersDialog member={members?.find(({ id }) => id === open.id) ?? open} onClose={() => setOpen(null)} />
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

function useReportActs() {
  const isClosed = useIsClosed();
  const decideReports = useDecideReports();
  const askAccess = useAskAccess('this user');
  const askDeletion = useAskDeletion();
  return (member: ReportedMember): DeskAct<ReportedMember>[] => [
    {
      key: 'b',
      label: accessAction(member.status),
      isDangerous: accessAction(member.status) === 'Block',
      run: askAccess,
    },
    {
      key: 'd',
      label: 'Delete Account',
      isDangerous: true,
      run: (row, onDone) => askDeletion('Delete Account', row, onDone),
    },
    {
      ...(isClosed(member) ? { key: 'o', label: 'Open again' } : { key: 'n', label: 'No action' }),
      run: (row, onDone) =>
        decideReports(row, isClosed(member) ? 'reopen' : 'no_action').then(
          ({ error }) => error === undefined && onDone(),
        ),
    },
  ];
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
