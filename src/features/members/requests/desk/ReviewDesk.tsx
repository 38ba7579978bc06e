import { Button } from 'antd';
import { ListTools } from '@/shared/ui/ListTools';
import type { MemberPanels } from '../../detail/memberPanels';
import { SearchAllButton } from '../../allMembers/SearchAllButton';
import { SelectButton } from '../../bulk/SelectButton';
import type { Selection } from '../../bulk/useSelection';
import { useKeys } from '@/shared/useKeys';
import { useMediaQuery } from '@/shared/useMediaQuery';
import { ListCount } from '../../ListCount';
import { useAskAnswer } from '../useAskAnswer';
import { DeskList } from './DeskList';
import { DeskProfile } from './DeskProfile';
import { DeskLinks, useDeskFocus } from './useDeskFocus';
import { useQueue } from './useQueue';
import '@/shared/ui/listHead.css';
import './desk.css';

export function ReviewDesk({ panels, selection }: { panels: MemberPanels; selection: Selection }) {
  const queue = useQueue();
  const askTo = useAskAnswer();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const ids = queue.rows.map((row) => row.id);
  const { links, parts, ...focus } = useDeskFocus(ids, queue.id, isNarrow);
  const isOpen = queue.id !== '';

  const answer = (action: 'Accept' | 'Reject') => {
    const chosen = isOpen ? queue.member : queue.rows.find((row) => row.id === focus.chosenId());
    if (chosen && queue.canAnswer(chosen)) askTo(action, chosen);
  };
  useKeys({
    j: () => (isOpen ? queue.next() : focus.step(1)),
    k: () => (isOpen ? queue.previous() : focus.step(-1)),
    s: () => (isOpen ? queue.skip() : focus.step(1)),
    a: () => answer('Accept'),
    r: () => answer('Reject'),
    Enter: isOpen && focus.readOn,
    // Over the list it is the Drawer that closes.
    Escape: isOpen && !isNarrow && queue.close,
  });

  return (
    <div className="desk" data-open={isOpen || undefined}>
      <section className="panel desk-list" aria-label="User Requests">
        <div className="list-head">
          <ListCount count={queue.answer.currentData?.total} one="request" many="requests" />
          <div className="list-tools">
            {queue.left !== 0 && queue.rows.length > 0 && (
              <Button type="primary" onClick={queue.start}>
                Start reviewing
              </Button>
            )}
            <ListTools>
              <SelectButton selection={selection} />
              <SearchAllButton group="pending" />
            </ListTools>
          </div>
        </div>
        <DeskLinks value={links}>
          <DeskList
            answer={queue.answer}
            page={queue.page}
            selection={selection}
            isBesideProfile={isOpen && !isNarrow}
          />
        </DeskLinks>
      </section>
      {isOpen && <DeskProfile queue={queue} parts={parts} isNarrow={isNarrow} panels={panels} />}
    </div>
  );
}
