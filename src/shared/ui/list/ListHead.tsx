import { useState, type ReactNode } from 'react';
import type { Page } from '@/shared/api/page';
import './listHead.css';

type ListHeadProps = {
  /** The name of the list for screen readers, where the top bar shows it. */
  title?: string;
  titleId?: string;
  /** The name of the list where the top bar shows another. */
  heading?: string;
  count: ReactNode;
  children?: ReactNode;
};

export function ListHead({ heading, title = heading, titleId, count, children }: ListHeadProps) {
  return (
    <div className="list-head">
      {title !== undefined && (
        <h2 id={titleId} className={heading === undefined ? 'visually-hidden' : undefined}>
          {title}
        </h2>
      )}
      <p className="list-count" role="status">
        {count}
      </p>
      <div className="list-tools">{children}</div>
    </div>
  );
}

export type Noun = readonly [one: string, many: string];

/** The total of the page shown, which stays while another page of the same list loads. */
export function useTotal(page: Page<unknown> | undefined, list: string) {
  const [last, setLast] = useState({ list, total: page?.total });
  if (page && (page.total !== last.total || list !== last.list)) setLast({ list, total: page.total });
  return page ? page.total : last.list === list ? last.total : undefined;
}

export function countText(shown: number | undefined, [one, many]: Noun, total = shown) {
  if (shown === undefined || total === undefined || total === Infinity) return undefined;
  const of = shown === total ? '' : `${shown.toLocaleString()} of `;
  return `${of}${total.toLocaleString()} ${total === 1 ? one : many}`;
}
