import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

const loading = <Skeleton.Input block size="small" className="answer-loading" style={{ height: 16 }} />;

/** An answer is undefined while it loads. */
export function Answers({ rows }: { rows: readonly (readonly [label: string, answer: ReactNode])[] }) {
  return (
    <dl className="answers">
      {rows.map(([label, answer], index) => (
        <div key={index} data-empty={answer === '-' || undefined}>
          <dt>{label}</dt>
          <dd>{answer ?? loading}</dd>
        </div>
      ))}
    </dl>
  );
}
