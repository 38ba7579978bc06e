import { useState } from 'react';
import type { Page } from '@/shared/api/page';

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
