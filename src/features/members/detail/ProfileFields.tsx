import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

const loading = <Skeleton.Input block size="small" className="answer-loading" style={{ height: 16, minWidth: 0 }} />;

/** A value is undefined while it loads. */
export function ProfileFields({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="answers">
      {rows.map(([label, value], index) => (
        <div key={index} data-empty={value === '-' || undefined}>
          <dt>{label}</dt>
          <dd>{value ?? loading}</dd>
        </div>
      ))}
    </dl>
  );
}
