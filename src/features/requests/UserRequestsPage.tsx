import { Button, Flex, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/shared/hooks/store';
import { useKeys } from '@/shared/hooks/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { parsePage } from '@/shared/routing/listSearchParams';
import { countText } from '@/shared/ui/list/ListHead';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListTools';
import { PersonName } from '@/shared/ui/text/PersonName';
import { BulkHead, useSelection } from '@/features/members/bulk/BulkHead';
import { OutcomeCell, respondColumn, useAskDecision } from '@/features/members/DecisionCell';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { ExportMembers } from '@/features/members/fullRead/FullReadStatus';
import { useRejectedAtRest } from '@/features/members/similar';
import { chosenId, readOn, stepRow, useDeskFocus } from '@/features/members/desk/useDeskFocus';
import { MemberMarks } from '@/features/members/marks';
import type { Member } from '@/features/members/member';
import { contactColumns } from '@/features/members/memberColumns';
import type { Decision } from '@/features/members/membersApi';
import { parseDeskMember, searchOfDesk } from '@/features/members/membersSearchParams';
import { selectOutcome } from '@/features/members/membersSlice';
import { DeskProfile } from './DeskProfile';
import { selectIsSkipped } from './deskSlice';
import { useQueue } from './useQueue';

const decisions: readonly Decision[] = ['Accept', 'Reject'];

/** The pending requests, with the open profile beside them. */
export function UserRequestsPage({ panels }: { panels: MemberPanels }) {
  const queue = useQueue();
  useRejectedAtRest();
  const selection = useSelection('pending');
  const askTo = useAskDecision();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  useDeskFocus(queue.id, isNarrow);
  const { remaining, query } = queue;
  const shown = query.currentData ?? query.data;
  const isOpen = queue.id !== '';
  const isBesideProfile = isOpen && !isNarrow;

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
          count={countText(remaining, ['request', 'requests'])}
          decisions={decisions}
          selection={selection}
          rows={query.currentData?.rows ?? []}
          onRead={queue.read}
        >
          {remaining !== 0 && shown && shown.rows.length > 0 && (
            <Button type="primary" onClick={queue.start}>
              Start reviewing
            </Button>
          )}
          <ListTools>
            <ExportMembers group="pending" />
          </ListTools>
        </BulkHead>
        <ListTable
          label="User Requests"
          columns={isBesideProfile ? cardColumns : deskColumns}
          query={query}
          page={queue.page}
          // Beside a profile there is room for the name alone.
          selection={isBesideProfile ? undefined : selection.rows}
        />
      </section>
      {isOpen && <DeskProfile queue={queue} isNarrow={isNarrow} panels={panels} />}
    </div>
  );
}

const deskColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: (member) => <NameCell member={member} /> },
  ...contactColumns,
  respondColumn,
];

/** One line per row, since the profile beside it shows the rest. */
const cardColumns: readonly Column<Member>[] = [
  {
    title: 'Request',
    card: 'head',
    render: (member) => (
      <Flex gap={8} align="center" justify="space-between" className="desk-card" style={{ minHeight: 26 }}>
        <NameCell member={member} />
        <OutcomeCell request="sign-up" memberId={member.id} />
      </Flex>
    ),
  },
];

/** Once a request is answered, the outcome needs the room of its marks. */
function NameCell({ member }: { member: Member }) {
  const { id, name } = member;
  const [search] = useSearchParams();
  const hasOutcome = useAppSelector((state) => selectOutcome(state, 'sign-up', id) !== undefined);
  const isSkipped = useAppSelector((state) => selectIsSkipped(state, id));
  return (
    <span className="request-name">
      <Link
        className="desk-link"
        data-request={id}
        aria-current={parseDeskMember(search) === id ? 'true' : undefined}
        to={searchOfDesk(search, parsePage(search), id)}
      >
        <PersonName name={name} />
      </Link>
      {!hasOutcome && <MemberMarks id={id} />}
      {!hasOutcome && isSkipped && <Tag>Skipped</Tag>}
    </span>
  );
}
