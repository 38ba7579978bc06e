import { Alert, Button } from 'antd';
import { createContext, use, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/text';
import { useListener } from '@/shared/useListener';
import { Reason, useIsToasted } from './Reason';

type Line = { text: string; retry: () => unknown };

type Change = (change: (lines: readonly Line[]) => readonly Line[]) => void;

const Lines = createContext<{ lines: readonly Line[]; change: Change }>({ lines: [], change: () => undefined });

/** The failure banner above; lines inside it do not repeat its sentence. */
export function FailureLines({ children }: { children: ReactNode }) {
  const [lines, change] = useState<readonly Line[]>([]);
  const known = useMemo(() => ({ lines, change }), [lines]);
  return <Lines value={known}>{children}</Lines>;
}

const saying = (lines: readonly Line[], text: string) => lines.filter((line) => line.text === text);

export function FailureLine({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { lines, change } = use(Lines);
  const text = displayText(failureText(error));
  const again = useEffectEvent(() => retry());
  useListener('online', () => void retry());
  useLayoutEffect(() => {
    const line = { text, retry: () => again() };
    change((known) => [...known, line]);
    return () => change((known) => known.filter((one) => one !== line));
  }, [change, text]);
  return (
    <FailureAlert retry={retry}>
      <Reason short="Not loaded." sentence={text} isTold={saying(lines, text).length > 1} />
    </FailureAlert>
  );
}

export function FailureBanner() {
  const { lines } = use(Lines);
  const text = lines.find((line) => saying(lines, line.text).length > 1)?.text;
  const isToasted = useIsToasted(text);
  if (text === undefined || isToasted) return null;
  return <FailureAlert retry={() => saying(lines, text).forEach((line) => line.retry())}>{text}</FailureAlert>;
}

function FailureAlert({ retry, children }: { retry: () => unknown; children: ReactNode }) {
  return (
    <Alert
      type="error"
      title={children}
      action={
        <Button size="small" onClick={() => retry()}>
          Retry
        </Button>
      }
    />
  );
}
