import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rowsPerPage } from '@contract/limits';
import { sessionEnded } from '@/shared/api/session';
import type { Member, MemberGroup } from '../member';

/** The search reads all members; an export is named by its group. */
export type FullReadName = 'search' | MemberGroup;

export type FullRead = {
  /** When it was started, in ms: an earlier reading of the same name ends. */
  startedAt: number;
  /** Those not read to their end; the first of them has been started. */
  groups: readonly MemberGroup[];
  nextPage: number;
  /** The rows of the longest page of the group: a shorter one is its last. */
  pageSize: number;
  /** Rows of the group so far, the unreadable ones included. */
  groupCount: number;
  ids: readonly string[];
  unreadable: number;
  /** By the statistics, and by the lists themselves once they are started. */
  sizes: Partial<Record<MemberGroup, number>>;
  isReading: boolean;
  isTruncated: boolean;
  failure?: string;
  readAt: number;
};

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
  readAt: 0,
});

/** `newIds`: the members that no page before had. */
type PageRead = { length: number; size: number; unreadable: number; newIds: readonly string[] };

/** A server's count may be wrong, and its pages shorter than ten rows. */
export function advance(fullRead: FullRead, page: PageRead): FullRead {
  const [group, ...later] = fullRead.groups;
  const pageSize = Math.max(fullRead.pageSize, page.length);
  const groupCount = fullRead.groupCount + page.length;
  const isShort = page.length < pageSize || (page.length < rowsPerPage && groupCount === page.size);
  const isAtEnd = page.newIds.length === 0 || isShort;
  const groups = isAtEnd ? later : fullRead.groups;
  const ids = [...fullRead.ids, ...page.newIds];
  const isTruncated = groups.length > 0 && ids.length >= membersAtMost;
  return {
    ...fullRead,
    ...(isAtEnd ? newGroup : { nextPage: fullRead.nextPage + 1, pageSize, groupCount }),
    groups,
    ids,
    unreadable: fullRead.unreadable + page.unreadable,
    sizes: group ? { ...fullRead.sizes, [group]: isAtEnd ? groupCount : page.size } : fullRead.sizes,
    isReading: groups.length > 0 && !isTruncated,
    isTruncated,
    readAt: Date.now(),
  };
}

type PageBatch = { name: FullReadName; fullRead: FullRead; rows: readonly Member[] };

export const fullReadSlice = createSlice({
  name: 'fullReads',
  initialState: {} as Partial<Record<FullReadName, FullRead>>, // starts empty; the cast names its entries
  reducers: {
    pagesRead: (fullReads, { payload: { name, fullRead } }: PayloadAction<PageBatch>) => ({
      ...fullReads,
      [name]: fullRead,
    }),
    fullReadStopped: (fullReads, { payload: name }: PayloadAction<FullReadName>) => {
      const fullRead = fullReads[name];
      if (fullRead) fullRead.isReading = false;
    },
    membersExported: (fullReads, { payload: group }: PayloadAction<MemberGroup>) => void delete fullReads[group],
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => ({})),
  selectors: { selectFullRead: (fullReads, name: FullReadName) => fullReads[name] },
});

export const { pagesRead, fullReadStopped, membersExported } = fullReadSlice.actions;
export const { selectFullRead } = fullReadSlice.selectors;

export const isComplete = (fullRead: FullRead | undefined) => fullRead?.groups.length === 0;

export function progressOf({ ids, sizes, unreadable }: FullRead) {
  const counted = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const total = Math.max(counted, ids.length + unreadable);
  return `${ids.length.toLocaleString()} of ${total.toLocaleString()}`;
}
