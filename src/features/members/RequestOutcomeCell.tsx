import { Button } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsModalOpen } from '@/shared/ui/modalStack';
import type { Request } from './membersSlice';
import { useOutcomes } from './useOutcomes';

type RequestOutcomeCellProps = { request: Request; memberId: string; children: ReactNode };

export function RequestOutcomeCell({ request, memberId, children }: RequestOutcomeCellProps) {
  const outcome = useOutcomes()(request, memberId);
  return outcome ? <Answered outcome={outcome} /> : children;
}

function Answered({ outcome }: { outcome: string }) {
  const label = useRef<HTMLSpanElement>(null);
  const isFresh = useRef(true);
  const isAsked = useIsModalOpen();
  // The pressed button is gone: the outcome takes the focus once the dialog has closed.
  useLayoutEffect(() => {
    if (isAsked || !isFresh.current) return;
    isFresh.current = false;
    if (document.activeElement === document.body) label.current?.focus();
  }, [isAsked]);
  return (
    <span ref={label} tabIndex={-1}>
      <Button size="small" disabled>
        {outcome}
      </Button>
    </span>
  );
}
