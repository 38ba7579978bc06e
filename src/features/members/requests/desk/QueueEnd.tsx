import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { Queue } from './useQueue';

type QueueEndProps = { waiting: number; onStartAgain: Queue['startAgain'] };

/** Nobody is left to show: everybody has an answer, or was passed over. */
export function QueueEnd({ waiting, onStartAgain }: QueueEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="desk-end">
      <h2 ref={heading} tabIndex={-1}>
        {waiting === 0 ? 'The queue is clear' : 'This was the last request'}
      </h2>
      <p>
        {waiting === 0
          ? 'Nobody waits for an answer.'
          : `${waiting === 1 ? '1 request that you passed over still waits' : `${waiting} requests that you passed over still wait`} for an answer.`}
      </p>
      {waiting > 0 && (
        <Button type="primary" onClick={onStartAgain}>
          Start again
        </Button>
      )}
    </div>
  );
}
