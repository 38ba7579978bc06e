import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isMovable, unknownTitles, type ArrangedColumn } from '@/shared/views/arrangement';
import { ViewMenu } from '@/shared/views/ViewMenu';
import { ViewTabs } from '@/shared/views/ViewTabs';
import './listHead.css';

type ListHeadProps = {
  /** The name of the list for screen readers, where the top bar shows it. */
  title?: string;
  titleId?: string;
  /** The name of the list where the top bar shows another. */
  heading?: string;
  count: ReactNode;
  columns?: readonly ArrangedColumn[];
  children?: ReactNode;
};

export function ListHead({ heading, title = heading, titleId, count, columns, children }: ListHeadProps) {
  const [search] = useSearchParams();
  const unknown = columns ? unknownTitles(columns, search) : [];
  return (
    <>
      {columns && <ViewTabs />}
      <div className="list-head">
        {title !== undefined && (
          <h2 id={titleId} className={heading === undefined ? 'visually-hidden' : undefined}>
            {title}
          </h2>
        )}
        <p className="list-count" role="status">
          {count}
        </p>
        <div className="list-tools">
          {children}
          {columns?.some(isMovable) && <ViewMenu columns={columns} />}
        </div>
      </div>
      {unknown.length > 0 && (
        <p className="list-note" role="status" style={{ marginBottom: 10 }}>
          This address names columns that the list does not have: {unknown.join(', ')}.
        </p>
      )}
    </>
  );
}
