import { rowsPerPage } from '@contract/limits';
import type { Member, MemberGroup } from '../member';

/** The search reads all members; an export is named by its group. */
export type FullReadName = 'search' | MemberGroup;

/** How far a reading of whole groups, page by page, has come. */
export type FullRead = {
  /** When it was started, in ms: an earlier reading of the same name ends. */
  startedAt: number;
  /** Those not read to their end; the first of them has been started. */
  groups: MemberGroup[];
  nextPage: number;
  /** The rows of the longest page of the group: a shorter one is its last. */
  pageSize: number;
  /** Rows of the group so far, the unreadable ones included. */
  groupCount: number;
  /** The members of the pages, in the server's order. */
  ids: string[];
  unreadable: number;
  /** By the figures, and by the lists themselves once they are started. */
  sizes: Partial<Record<MemberGroup, number>>;
  isReading: boolean;
  isTruncated: boolean;
  failure?: string;
  /** In ms. */
  readAt?: number;
};

export type FullReads = Partial<Record<FullReadName, FullRead>>;

/** The part of a reading that a page advances. */
export type Cursor = Pick<FullRead, 'groups' | 'nextPage' | 'pageSize' | 'groupCount' | 'unreadable' | 'sizes'>;

/** Rows that no earlier batch had. */
export type PageBatch = { name: FullReadName; rows: readonly Member[]; cursor: Cursor; at: number };

/** No press sends ten thousand calls: the reading stops at so many members. */
export const membersAtMost = 20_000;

const newGroup = { nextPage: 1, pageSize: 0, groupCount: 0 };

export const newFullRead = (groups: FullRead['groups'], sizes: FullRead['sizes']): FullRead => ({
  ...newGroup,
  startedAt: Date.now(),
  groups,
  ids: [],
  unreadable: 0,
  sizes,
  isReading: true,
  isTruncated: false,
});

/**
 * A server's count may be wrong, and its pages shorter than ten rows: a group ends with a page that brings nobody new or is
 * shorter than another, and with a short page that completes what the server counts.
 */
export function advance(
  { groups, sizes, ...before }: Cursor,
  page: { length: number; size: number; unreadable: number; newRows: number },
): Cursor {
  const [group, ...later] = groups;
  const pageSize = Math.max(before.pageSize, page.length);
  const groupCount = before.groupCount + page.length;
  const isShort = page.length < pageSize || (page.length < rowsPerPage && groupCount === page.size);
  const isAtEnd = page.newRows === 0 || isShort;
  const cursor = {
    unreadable: before.unreadable + page.unreadable,
    sizes: group ? { ...sizes, [group]: isAtEnd ? groupCount : page.size } : sizes,
  };
  return isAtEnd
    ? { ...cursor, ...newGroup, groups: later }
    : { ...cursor, groups, nextPage: before.nextPage + 1, pageSize, groupCount };
}

export function addPageBatch(fullRead: FullRead, { rows, cursor, at }: PageBatch) {
  fullRead.ids.push(...rows.map(({ id }) => id));
  Object.assign(fullRead, cursor);
  fullRead.isTruncated = cursor.groups.length > 0 && fullRead.ids.length >= membersAtMost;
  if (!fullRead.isTruncated && cursor.groups.length > 0) return;
  fullRead.isReading = false;
  fullRead.readAt = at;
}

export const isComplete = (fullRead: FullRead | undefined) => fullRead?.groups.length === 0;

/** '360 of 1,960' */
export function progressOf({ ids, sizes, unreadable }: FullRead) {
  const counted = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const total = Math.max(counted, ids.length + unreadable);
  return `${ids.length.toLocaleString()} of ${total.toLocaleString()}`;
}
