import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

type AnswersProps = {
  /** An answer is undefined while it is loading. */
  rows: readonly (readonly [label: string, answer: ReactNode])[];
};

export function Answers({ rows }: AnswersProps) {
  return (
    <dl className="answers">
      {rows.map(([label, answer], index) => (
        <div key={index} data-empty={answer === '-' || undefined}>
          <dt>{label}</dt>
          <dd>{answer ?? <Loading />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As high as a line of text, so that the layout does not shift. */
function Loading() {
  return <Skeleton.Input block size="small" className="answer-loading" style={{ height: 16 }} />;
}
