import { Button, Result } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { OutcomeCell, useAskDecision } from '@/features/members/DecisionCell';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { countText } from '@/shared/ui/list/listCount';
import { DeskFrame, DeskMember, DeskUndo, KeyButton } from '@/features/members/desk/DeskFrame';
import type { Queue } from './useQueue';

export function DeskProfile({ queue, panels }: { queue: Queue; panels: MemberPanels }) {
  const { id, member, isRequest, isFailed, search, skip, close } = queue;
  const askTo = useAskDecision();
  const askAbout = (action: 'Accept' | 'Reject') => member && queue.canDecide(member) && askTo(action, member);
  const isSearching = search === 'reading';
  return (
    <DeskFrame
      label="Request"
      onClose={close}
      name={isSearching ? undefined : member?.name}
      status={isSearching ? 'Looking for the next request...' : countOf(queue)}
      decisions={
        <>
          {member && isRequest && search !== 'over' && (
            <OutcomeCell request="sign-up" memberId={id} withoutUndo>
              <KeyButton shortcut="A" type="primary" disabled={isFailed} onClick={() => askAbout('Accept')}>
                Accept
              </KeyButton>
              <KeyButton shortcut="R" danger disabled={isFailed} onClick={() => askAbout('Reject')}>
                Reject
              </KeyButton>
            </OutcomeCell>
          )}
          <DeskUndo />
          <KeyButton shortcut="S" onClick={skip}>
            Skip
          </KeyButton>
        </>
      }
      failure={typeof search === 'object' && <FailureLine error={search.error} retry={skip} />}
    >
      {search === 'over' ? <QueueEnd queue={queue} /> : <DeskMember id={id} panels={panels} />}
    </DeskFrame>
  );
}

const countOf = ({ done, left }: Queue) =>
  [done > 0 && `${done.toLocaleString()} answered`, left !== 0 && countText(left, ['left', 'left'])]
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
