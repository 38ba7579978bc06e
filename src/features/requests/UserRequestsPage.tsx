import { Button, Segmented } from 'antd';
import { useKeys } from '@/shared/hooks/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { countText } from '@/shared/ui/list/listCount';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListHead';
import { useArranged } from '@/shared/views/arrangement';
import { BulkHead, nobody, useSelection } from '@/features/members/bulk/BulkHead';
import { OutcomeCell, respondColumn, useAskDecision } from '@/features/members/DecisionCell';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { ExportMembers } from '@/features/members/fullRead/FullReadStatus';
import { DeskCard } from '@/features/members/desk/DeskFrame';
import { chosenId, readOn, stepRow, useDeskFocus } from '@/features/members/desk/useDeskFocus';
import type { Member } from '@/features/members/member';
import { contactColumns } from '@/features/members/memberColumns';
import type { Decision } from '@/features/members/membersApi';
import { parseRequestsView, type RequestsView } from '@/features/members/membersSearchParams';
import { DeskProfile } from './DeskProfile';
import { Faces } from './Faces';
import { RequestName } from './RequestName';
import { useQueue } from './useQueue';
import { useRejectedAtRest } from './useRejectedAtRest';

const decisions: readonly Decision[] = ['Accept', 'Reject'];

export function UserRequestsPage({ panels }: { panels: MemberPanels }) {
  const queue = useQueue();
  useRejectedAtRest();
  const { search, choose } = useListSearchParams();
  const view = parseRequestsView(search);
  const selection = useSelection(view);
  const askTo = useAskDecision();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  useDeskFocus(queue.id, isNarrow);
  const { remaining, query, limitedTo } = queue;
  const shown = query.currentData ?? query.data;
  const isOpen = queue.id !== '';
  const isBesideProfile = isOpen && !isNarrow;
  const isLimited = isBesideProfile && limitedTo.length > 0;
  const columns = useArranged(isBesideProfile ? cardColumns : deskColumns);
  const limited = { rows: limitedTo, total: limitedTo.length, unreadable: 0 };

  const decide = (action: 'Accept' | 'Reject') => {
    const chosen = isOpen ? queue.member : queue.rows.find((row) => row.id === chosenId());
    if (chosen && queue.canDecide(chosen)) askTo(action, chosen, true);
  };
  useKeys({
    j: () => (isOpen ? queue.next() : stepRow(1)),
    k: () => (isOpen ? queue.previous() : stepRow(-1)),
    s: () => (isOpen ? queue.skip() : stepRow(1)),
    a: () => decide('Accept'),
    r: () => decide('Reject'),
    Enter: isOpen && readOn,
    // On narrow windows antd's Drawer handles Escape.
    Escape: isBesideProfile && queue.close,
  });

  return (
    <div className="desk" data-open={isOpen || undefined}>
      <section className="panel desk-list" aria-labelledby="requests-title">
        <BulkHead
          title="User Requests"
          titleId="requests-title"
          columns={isBesideProfile || view === 'faces' ? undefined : deskColumns}
          count={
            isLimited
              ? countText(limitedTo.length, ['chosen request', 'chosen requests'])
              : countText(remaining, ['request', 'requests'])
          }
          decisions={decisions}
          selection={isLimited ? { ...selection, members: nobody } : selection}
          rows={query.currentData?.rows ?? []}
          onRead={queue.read}
        >
          <Segmented<RequestsView>
            aria-label="View"
            value={view}
            options={[
              { value: 'list', label: 'List' },
              { value: 'faces', label: 'Faces' },
            ]}
            onChange={(chosen) => choose({ view: chosen === 'list' ? '' : chosen })}
          />
          {remaining !== 0 && shown && shown.rows.length > 0 && (
            <Button type="primary" onClick={queue.start}>
              Start reviewing
            </Button>
          )}
          <ListTools>
            <ExportMembers group="pending" />
          </ListTools>
        </BulkHead>
        {view === 'faces' && !isBesideProfile ? (
          <Faces queue={queue} />
        ) : (
          <ListTable
            label="User Requests"
            columns={columns}
            isSlim={isBesideProfile}
            query={isLimited ? { ...query, currentData: limited } : query}
            page={isLimited ? 1 : queue.page}
            size={isLimited ? limitedTo.length : queue.size}
            // Beside a profile there is room for the name alone.
            selection={isBesideProfile ? undefined : selection.rows}
          />
        )}
      </section>
      {isOpen && <DeskProfile queue={queue} panels={panels} />}
    </div>
  );
}

const deskColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: (member) => <RequestName member={member} /> },
  ...contactColumns,
  respondColumn,
];

const cardColumns: readonly Column<Member>[] = [
  {
    title: 'Request',
    card: 'head',
    render: (member) => (
      <DeskCard>
        <RequestName member={member} />
        <OutcomeCell request="sign-up" memberId={member.id} withoutUndo />
      </DeskCard>
    ),
  },
];
