import type { Member, MemberGroup } from '../member';

/** The search reads everybody; an export is named by its group. */
export type GatheringName = 'search' | MemberGroup;

/** How far a reading of whole groups, page by page, has come. */
export type Gathering = {
  /** When it was started, in ms: an earlier reading of the same name ends. */
  startedAt: number;
  /** Those not read to their end; the first of them has been begun. */
  groups: MemberGroup[];
  nextPage: number;
  /** The rows of the longest page of the group: a shorter one is its last. */
  pageSize: number;
  /** Rows of the group so far, the unreadable ones included. */
  groupCount: number;
  /** Whom the pages named, in the server's order. */
  ids: string[];
  unreadable: number;
  /** By the figures, and by the lists themselves once they are begun. */
  sizes: Partial<Record<MemberGroup, number>>;
  isReading: boolean;
  isCut: boolean;
  failure?: string;
  /** In ms. */
  readAt?: number;
};

export type Gatherings = Partial<Record<GatheringName, Gathering>>;

/** The part of a gathering that a page moves on. */
export type Position = Pick<Gathering, 'groups' | 'nextPage' | 'pageSize' | 'groupCount' | 'unreadable' | 'sizes'>;

/** Rows that no earlier batch had. */
export type Batch = { name: GatheringName; rows: readonly Member[]; position: Position; at: number };

/** No press sends ten thousand calls: the reading stops at so many members. */
export const membersAtMost = 20_000;

const rowsPerPage = 10;

const newGroup = { nextPage: 1, pageSize: 0, groupCount: 0 };

export const newGathering = (groups: Gathering['groups'], sizes: Gathering['sizes']): Gathering => ({
  ...newGroup,
  startedAt: Date.now(),
  groups,
  ids: [],
  unreadable: 0,
  sizes,
  isReading: true,
  isCut: false,
});

/**
 * A server's count may be wrong, and its pages shorter than ten rows: a group ends with a page that brings nobody new or is
 * shorter than another, and with a short page that completes what the server counts.
 */
export function afterPage(
  { groups, sizes, ...before }: Position,
  page: { length: number; size: number; unreadable: number; newRows: number },
): Position {
  const [group, ...later] = groups;
  const pageSize = Math.max(before.pageSize, page.length);
  const groupCount = before.groupCount + page.length;
  const isShort = page.length < pageSize || (page.length < rowsPerPage && groupCount === page.size);
  const isAtEnd = page.newRows === 0 || isShort;
  const position = {
    unreadable: before.unreadable + page.unreadable,
    sizes: group ? { ...sizes, [group]: isAtEnd ? groupCount : page.size } : sizes,
  };
  return isAtEnd
    ? { ...position, ...newGroup, groups: later }
    : { ...position, groups, nextPage: before.nextPage + 1, pageSize, groupCount };
}

export function addBatch(gathering: Gathering, { rows, position, at }: Batch) {
  gathering.ids.push(...rows.map(({ id }) => id));
  Object.assign(gathering, position);
  gathering.isCut = position.groups.length > 0 && gathering.ids.length >= membersAtMost;
  if (!gathering.isCut && position.groups.length > 0) return;
  gathering.isReading = false;
  gathering.readAt = at;
}

export const isWhole = (gathering: Gathering | undefined) => gathering?.groups.length === 0;

/** '360 of 1,960' */
export function progressOf({ ids, sizes, unreadable }: Gathering) {
  const counted = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const total = Math.max(counted, ids.length + unreadable);
  return `${ids.length.toLocaleString()} of ${total.toLocaleString()}`;
}
