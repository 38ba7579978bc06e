import type { WithSlice } from '@reduxjs/toolkit';
import { Button } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectOutcome, type Request, type requestOutcomesSlice } from './requestOutcomesSlice';

type State = WithSlice<typeof requestOutcomesSlice>;

type RequestOutcomeCellProps = { request: Request; memberId: string; children: ReactNode };

/** The buttons that answer a request, or the answer that was given. */
export function RequestOutcomeCell({ request, memberId, children }: RequestOutcomeCellProps) {
  const outcome = useSelector((state: State) => selectOutcome(state, request, memberId));
  return outcome ? <Answered outcome={outcome} /> : children;
}

function Answered({ outcome }: { outcome: string }) {
  const label = useRef<HTMLSpanElement>(null);
  // The pressed button is gone, and the focus with it: the answer takes it, so that the keyboard goes on from this row.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) label.current?.focus();
  }, []);
  return (
    <span ref={label} tabIndex={-1}>
      <Button size="small" disabled>
        {outcome}
      </Button>
    </span>
  );
}
