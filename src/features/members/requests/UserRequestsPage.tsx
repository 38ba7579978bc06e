import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { ListTools } from '@/shared/ui/ListTools';
import { useKeys } from '@/shared/useKeys';
import { useMediaQuery } from '@/shared/useMediaQuery';
import type { MemberPanels } from '../detail/memberPanels';
import { AllMembers } from '../allMembers/AllMembers';
import type { MembersSource } from '../allMembersState';
import { SearchAllButton } from '../allMembers/SearchAllButton';
import { useFoundQuery } from '../allMembers/useFoundQuery';
import { SelectButton } from '../bulk/SelectButton';
import { useSelection } from '../bulk/useSelection';
import { parseAllMembersParams } from '../membersSearchParams';
import { cardColumns, deskColumns, DeskList } from './desk/DeskList';
import { DeskProfile } from './desk/DeskProfile';
import { DeskLinks, useDeskFocus } from './desk/useDeskFocus';
import { useQueue } from './desk/useQueue';
import { requestAnswers } from './RequestsTable';
import { useAskAnswer } from './useAskAnswer';
import '@/shared/ui/listHead.css';
import './desk/desk.css';

const listed: MembersSource = { group: 'pending' };

/** The pending requests, or those found among them, with the open profile beside them. */
export function UserRequestsPage({ panels }: { panels: MemberPanels }) {
  const [search] = useSearchParams();
  const { isAll } = parseAllMembersParams(search);
  const found = useFoundQuery('pending');
  const queue = useQueue(isAll ? found : listed);
  const selection = useSelection('pending');
  const askTo = useAskAnswer();
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const ids = queue.rows.map((row) => row.id);
  const { links, parts, ...focus } = useDeskFocus(ids, queue.id, isNarrow);
  const total = queue.answer.currentData?.total;
  const isOpen = queue.id !== '';
  const isBesideProfile = isOpen && !isNarrow;

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
    // On narrow windows antd's Drawer handles Escape.
    Escape: isOpen && !isNarrow && queue.close,
  });

  const startButton = queue.left !== 0 && queue.rows.length > 0 && (
    <Button type="primary" onClick={queue.start}>
      Start reviewing
    </Button>
  );
  return (
    <div className="desk" data-open={isOpen || undefined}>
      <section className="panel desk-list" aria-label="User Requests">
        <DeskLinks value={links}>
          {isAll ? (
            <AllMembers
              group="pending"
              label="User Requests"
              fileName={['User Requests']}
              columns={isBesideProfile ? cardColumns : deskColumns}
              answers={requestAnswers}
              selection={selection}
              mainTool={startButton}
              tools={<SelectButton selection={selection} />}
            />
          ) : (
            <>
              <div className="list-head">
                <p className="list-note list-count">
                  {total !== undefined && `${total.toLocaleString()} ${total === 1 ? 'request' : 'requests'}`}
                </p>
                <div className="list-tools">
                  {startButton}
                  <ListTools>
                    <SelectButton selection={selection} />
                    <SearchAllButton group="pending" />
                  </ListTools>
                </div>
              </div>
              <DeskList
                answer={queue.answer}
                page={queue.page}
                selection={selection}
                isBesideProfile={isBesideProfile}
              />
            </>
          )}
        </DeskLinks>
      </section>
      {isOpen && <DeskProfile queue={queue} parts={parts} isNarrow={isNarrow} panels={panels} />}
    </div>
  );
}
