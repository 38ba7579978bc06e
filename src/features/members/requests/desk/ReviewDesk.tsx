import { useRef } from 'react';
import { FailureLine } from '@/shared/ui/FailureLine';
import { ListTools } from '@/shared/ui/ListTools';
import { MemberProfile, type StoryComponent } from '../../detail/MemberProfile';
import { SearchAllButton } from '../../allMembers/SearchAllButton';
import { SelectButton } from '../../bulk/SelectButton';
import type { Selection } from '../../bulk/useSelection';
import { useKeys } from '@/shared/useKeys';
import { useMediaQuery } from '@/shared/useMediaQuery';
import { ListCount } from '../../ListCount';
import { useAskAnswer } from '../useAskAnswer';
import { DeskBar } from './DeskBar';
import { DeskFrame } from './DeskFrame';
import { DeskList } from './DeskList';
import { QueueEnd } from './QueueEnd';
import { DeskLinks, useDeskFocus } from './useDeskFocus';
import { useQueue } from './useQueue';
import './desk.css';

// A region that scrolls must be reachable by Tab.
const inTabOrder = 0;

export function ReviewDesk({ Story, selection }: { Story: StoryComponent; selection: Selection }) {
  const queue = useQueue();
  const { id, pendingAdvance } = queue;
  const { askAccept, askReject } = useAskAnswer();
  const links = useRef(new Map<string, HTMLElement>());
  const place = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const focus = useDeskFocus(
    { links, place, bar, profile },
    queue.rows.map((row) => row.id),
    id,
    isNarrow,
  );
  const isOpen = id !== '';

  const answerWith = (ask: typeof askAccept) => {
    const chosen = isOpen ? queue.member : queue.rows.find((row) => row.id === focus.chosenId());
    if (chosen && queue.canAnswer(chosen)) ask(chosen);
  };
  useKeys({
    j: () => (isOpen ? queue.next() : focus.step(1)),
    k: () => (isOpen ? queue.previous() : focus.step(-1)),
    s: () => (isOpen ? queue.skip() : focus.step(1)),
    a: () => answerWith(askAccept),
    r: () => answerWith(askReject),
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
      {isOpen && (
        <DeskFrame label="Request" isNarrow={isNarrow} start={place} onClose={queue.close}>
          <DeskBar ref={bar} queue={queue} placeRef={place} />
          {pendingAdvance?.error !== undefined && <FailureLine error={pendingAdvance.error} retry={queue.retry} />}
          <div ref={profile} className="desk-profile" role="region" aria-label="Profile" tabIndex={inTabOrder}>
            {pendingAdvance?.waiting === undefined ? (
              <>
                <MemberProfile id={id} />
                <Story id={id} />
              </>
            ) : (
              <QueueEnd waiting={pendingAdvance.waiting} onStartAgain={queue.startAgain} />
            )}
          </div>
        </DeskFrame>
      )}
    </div>
  );
}
