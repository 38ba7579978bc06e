import { rowsPerPage, type Page } from '@/shared/api/page';
import type { Member } from '../../member';

/** A request in the queue (`isLast`: on the last page), how many wait where none is left to show, or why that could not be learned. */
type Next = { page: number; id: string; isLast: boolean } | { waiting: number } | { error: unknown };

type Read = (page: number) => Promise<{ data?: Page<Member>; error?: unknown }>;

/**
 * The next request from a page on. Answered members leave the server's list, and others move up into their places;
 * so the pages are read anew, and at the end of the list once more from its beginning.
 */
export async function nextInQueue(start: number, read: Read, isNew: (id: string) => boolean): Promise<Next> {
  const seen = new Set<string>();
  for (let page = start, isSecondHalf = start === 1; ;) {
    const { data, error } = await read(page);
    if (data === undefined) return { error };
    // A page that brings nobody is the last one, whatever the server counts.
    const isLast = page * rowsPerPage >= data.total || data.rows.every(({ id }) => seen.has(id));
    const next = data.rows.find(({ id }) => isNew(id));
    if (next) return { page, id: next.id, isLast };
    if (isSecondHalf && (isLast || page + 1 === start)) return { waiting: data.total };
    data.rows.forEach(({ id }) => seen.add(id));
    isSecondHalf ||= isLast;
    page = isLast ? 1 : page + 1;
  }
}
