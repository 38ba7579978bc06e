import { Button, Result } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { Queue } from './useQueue';

export function QueueEnd({ waiting, onStartAgain }: { waiting: number; onStartAgain: Queue['startAgain'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const isClear = waiting === 0;
  return (
    <Result
      status={isClear ? 'success' : 'info'}
      title={
        <h2 ref={heading} tabIndex={-1}>
          {isClear ? 'The queue is clear' : 'This was the last request'}
        </h2>
      }
      subTitle={
        isClear
          ? 'Nobody waits for an answer.'
          : `${waiting === 1 ? '1 request that you passed over still waits' : `${waiting} requests that you passed over still wait`} for an answer.`
      }
      extra={
        !isClear && (
          <Button type="primary" onClick={onStartAgain}>
            Start again
          </Button>
        )
      }
    />
  );
}
