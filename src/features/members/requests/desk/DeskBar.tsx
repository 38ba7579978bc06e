import { Button } from 'antd';
import type { Ref } from 'react';
import { PersonName } from '@/shared/ui/PersonName';
import { RequestOutcomeCell } from '../../RequestOutcomeCell';
import { useAskAnswer } from '../useAskAnswer';
import type { Queue } from './useQueue';
import '@/shared/ui/kbd.css';

type DeskBarProps = { queue: Queue; ref: Ref<HTMLDivElement>; placeRef: Ref<HTMLParagraphElement> };

export function DeskBar({ queue, ref, placeRef }: DeskBarProps) {
  const { id, member, rows, place, pendingAdvance, skip, close } = queue;
  const isSearching = pendingAdvance?.reading !== undefined;
  const { askAccept, askReject } = useAskAnswer();
  const isRequest = member && (place >= 0 || member.status === 'pending');
  return (
    <div ref={ref} className="desk-bar">
      <p ref={placeRef} className="desk-place" role="status" tabIndex={-1}>
        {isSearching ? 'Looking for the next request...' : member && <PersonName name={member.name} />}
        {place >= 0 && !isSearching && ` ${place + 1} of ${rows.length}`}
      </p>
      <Button type="text" size="small" onClick={close}>
        Close <Key name="Esc" />
      </Button>
      <div className="desk-answers">
        {isRequest && (
          <RequestOutcomeCell request="sign-up" memberId={id}>
            <Button type="primary" aria-keyshortcuts="A" onClick={() => askAccept(member)}>
              Accept <Key name="A" />
            </Button>
            <Button danger aria-keyshortcuts="R" onClick={() => askReject(member)}>
              Reject <Key name="R" />
            </Button>
          </RequestOutcomeCell>
        )}
        <Button aria-keyshortcuts="S" onClick={skip}>
          Skip <Key name="S" />
        </Button>
      </div>
    </div>
  );
}

function Key({ name }: { name: string }) {
  return <kbd aria-hidden="true">{name}</kbd>;
}
