import { Button } from 'antd';
import { BulkHead, useSelection } from '@/features/members/bulk/BulkHead';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { ExportMembers } from '@/features/members/fullRead/ExportMembers';
import type { Decision } from '@/features/members/membersApi';
import { useAskDecision } from '@/features/members/DecisionCell';
import { countText } from '@/shared/ui/list/ListHead';
import { ListTools } from '@/shared/ui/list/ListTools';
import { useKeys } from '@/shared/hooks/useKeys';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { DeskList } from './DeskList';
import { DeskProfile } from './DeskProfile';
import { chosenId, readOn, stepRow, useDeskFocus } from './useDeskFocus';
import { useQueue } from './useQueue';
import './desk.css';

const decisions: readonly Decision[] = ['Accept', 'Reject'];

/** The pending requests, with the open profile beside them. */
export function UserRequestsPage({ panels }: { panels: MemberPanels }) {
  const queue = useQueue();
  const selection = useSelection('pending');
  const askTo = useAskDecision();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  useDeskFocus(queue.id, isNarrow);
  const { remaining, query } = queue;
  const shown = query.currentData ?? query.data;
  const isOpen = queue.id !== '';

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
    Escape: isOpen && !isNarrow && queue.close,
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
        <DeskList query={query} page={queue.page} selection={selection.rows} isBesideProfile={isOpen && !isNarrow} />
      </section>
      {isOpen && <DeskProfile queue={queue} isNarrow={isNarrow} panels={panels} />}
    </div>
  );
}
