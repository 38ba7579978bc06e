import { Button, Flex, Result } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { OutcomeCell, useAskDecision } from '@/features/members/DecisionCell';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { countText } from '@/shared/ui/list/listCount';
import { PersonName } from '@/shared/ui/text/PersonName';
import { DeskFrame, DeskMember, DeskUndo } from '@/features/members/desk/DeskFrame';
import type { Queue } from './useQueue';
import '@/shared/ui/text/kbd.css';

type DeskProfileProps = { queue: Queue; isNarrow: boolean; panels: MemberPanels };

export function DeskProfile({ queue, isNarrow, panels }: DeskProfileProps) {
  const { id, search, skip, close } = queue;
  return (
    <DeskFrame
      label="Request"
      isNarrow={isNarrow}
      onClose={close}
      bar={
        <>
          <DeskBar queue={queue} />
          {typeof search === 'object' && <FailureLine error={search.error} retry={skip} />}
        </>
      }
    >
      {search === 'over' ? <QueueEnd queue={queue} /> : <DeskMember id={id} panels={panels} />}
    </DeskFrame>
  );
}

function DeskBar({ queue }: { queue: Queue }) {
  const { id, member, isRequest, isFailed, skip, close } = queue;
  const isSearching = queue.search === 'reading';
  const askTo = useAskDecision();
  const askAbout = (action: 'Accept' | 'Reject') => member && queue.canDecide(member) && askTo(action, member);
  return (
    <Flex gap={12} align="center" className="desk-bar">
      <p className="desk-status" role="status" tabIndex={-1}>
        {isSearching ? (
          'Looking for the next request...'
        ) : (
          <>
            {member && (
              <span className="visually-hidden">
                <PersonName name={member.name} />{' '}
              </span>
            )}
            <span className="desk-count">{countOf(queue)}</span>
          </>
        )}
      </p>
      <Flex gap={10} align="center" className="desk-decisions" tabIndex={-1}>
        {member && isRequest && queue.search !== 'over' && (
          <OutcomeCell request="sign-up" memberId={id} withoutUndo>
            <Button type="primary" aria-keyshortcuts="A" disabled={isFailed} onClick={() => askAbout('Accept')}>
              Accept <kbd aria-hidden>A</kbd>
            </Button>
            <Button danger aria-keyshortcuts="R" disabled={isFailed} onClick={() => askAbout('Reject')}>
              Reject <kbd aria-hidden>R</kbd>
            </Button>
          </OutcomeCell>
        )}
        <DeskUndo />
        <Button aria-keyshortcuts="S" onClick={skip}>
          Skip <kbd aria-hidden>S</kbd>
        </Button>
      </Flex>
      <Button type="text" onClick={close}>
        Close <kbd aria-hidden>Esc</kbd>
      </Button>
    </Flex>
  );
}

const countOf = ({ done, left }: Queue) =>
  [done > 0 && `${done.toLocaleString()} answered`, left && `${left.toLocaleString()} left`]
    .filter(Boolean)
    .join(' · ');

function QueueEnd({ queue: { unreadable, startAgain, isLimited, ...queue } }: { queue: Queue }) {
  const skipped = queue.skipped.length;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const isClear = skipped === 0 && unreadable === 0;
  const waiting = [
    skipped > 0 &&
      `${countText(skipped, ['request that you skipped is', 'requests that you skipped are'])} still waiting.`,
    unreadable > 0 && `${countText(unreadable, ['request', 'requests'])} could not be read.`,
  ];
  return (
    <Result
      status={isClear ? 'success' : 'info'}
      title={
        <h2 ref={heading} tabIndex={-1}>
          {isClear && !isLimited
            ? 'No requests are waiting.'
            : `This was the last ${isLimited ? 'of them' : 'request'}`}
        </h2>
      }
      subTitle={isClear && !isLimited ? 'You are all caught up.' : waiting.filter(Boolean).join(' ')}
      extra={
        skipped > 0 && (
          <Button type="primary" onClick={startAgain}>
            Review the skipped
          </Button>
        )
      }
    />
  );
}
