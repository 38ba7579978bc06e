import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rowsPerPage } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import type { MembersSource } from '../../allMembersState';
import { isAnswered, type SavedAnswer } from '../../memberAnswers';
import { isAnswerSaved, membersApi } from '../../membersApi';

/** An empty id is the list with no profile open. */
export type DeskPlace = { page: number; id: string };

/** `askedAt` is when the call started, in ms. */
type ReadPage = { ids: string[]; total: number; askedAt: number };

type DeskList = {
  pages: Record<number, ReadPage>;
  /** When each page was requested, and how many were answered by then: its total does not count those. */
  asked: Record<number, { at: number; done: number }>;
  /** The known number of requests that still wait. */
  left?: number;
};

/** The server's own list is ''. */
export const listNameOf = (source: MembersSource) =>
  'listId' in source ? [source.listId, source.find, source.sort].join(' ') : '';

type PageQuery = MembersSource & { page: number };

/** The search for the next request when the page has none left: once around the list, since answered requests leave it. */
type PendingAdvance = {
  from: number;
  reading?: number;
  met: string[];
  isPastEnd: boolean;
  /** Set when only skipped requests are left: how many. */
  waiting?: number;
  error?: unknown;
};

type DeskState = DeskPlace & {
  /** The key of the history entry. */
  at: string;
  list: string;
  lists: Record<string, DeskList>;
  /** Set until the URL follows; no key moves on before. */
  target?: DeskPlace;
  /** Answered or skipped: not shown again until the administrator opens them. */
  passed: string[];
  answered: string[];
  /** Answers since the desk was opened. */
  done: number;
  pendingAdvance?: PendingAdvance;
};

const nowhere = { at: '', page: 1, id: '', target: undefined, passed: [], done: 0, pendingAdvance: undefined };
const initialState: DeskState = { ...nowhere, list: '', lists: {}, answered: [] };

const { listMembers, getAllMembersPage } = membersApi.endpoints;

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    opened: (desk, { payload }: PayloadAction<DeskPlace & { at: string; list: string }>) => {
      if (desk.at !== payload.at) desk.pendingAdvance = undefined;
      desk.target = undefined;
      desk.passed = desk.passed.filter((id) => id !== payload.id);
      for (const name of Object.keys(desk.lists)) if (name !== '' && name !== payload.list) delete desk.lists[name];
      Object.assign(desk, payload);
    },
    started: (desk) => {
      const first = idsOn(desk).find((id) => isWaiting(desk, id));
      if (first === undefined) advance(desk, 1);
      else desk.target ??= { page: desk.page, id: first };
    },
    skipped: (desk) => moveOn(desk, (id) => isWaiting(desk, id)),
    steppedForward: (desk) => moveOn(desk, () => true),
    steppedBack: (desk) => {
      const ids = idsOn(desk);
      const previous = ids[ids.indexOf(desk.id) - 1];
      if (previous !== undefined) desk.target ??= { page: desk.page, id: previous };
    },
    closed: (desk) => void (desk.target = { page: desk.page, id: '' }),
    retried: (desk) => desk.pendingAdvance && advance(desk, desk.pendingAdvance.from),
    startedAgain: (desk) => {
      desk.passed = [];
      advance(desk, 1);
    },
    left: (desk) => void Object.assign(desk, nowhere),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isAnswerSaved, (desk, { payload }) => answered(desk, payload))
      .addMatcher(isAnyOf(listMembers.matchPending, getAllMembersPage.matchPending), (desk, { meta }) => {
        const list = listAsked(desk, meta.arg.originalArgs);
        if (list) list.asked[meta.arg.originalArgs.page] = { at: meta.startedTimeStamp, done: desk.done };
      })
      .addMatcher(isAnyOf(listMembers.matchFulfilled, getAllMembersPage.matchFulfilled), (desk, { payload, meta }) => {
        const query: PageQuery = meta.arg.originalArgs;
        const list = listAsked(desk, query);
        if (!list) return;
        const { rows, total } = payload;
        const { at, done } = list.asked[query.page] ?? { at: 0, done: desk.done };
        list.left = Math.max(0, ('waiting' in payload ? payload.waiting : total) - (desk.done - done));
        list.pages[query.page] = { ids: rows.map(({ id }) => id), total, askedAt: at };
        // A member on the server's list waits again; search results also keep answered members.
        const hasAnswer = ({ status }: { status: string }) => 'listId' in query && isAnswered(status);
        desk.answered = desk.answered.filter((id) => !rows.some((row) => row.id === id && !hasAnswer(row)));
        for (const row of rows) if (hasAnswer(row) && !desk.answered.includes(row.id)) desk.answered.push(row.id);
        if (list === listOf(desk)) look(desk, query.page);
      })
      .addMatcher(isAnyOf(listMembers.matchRejected, getAllMembersPage.matchRejected), (desk, { payload, meta }) => {
        const query: PageQuery = meta.arg.originalArgs;
        const search = desk.pendingAdvance;
        // RTK's condition rejects a call that was not needed, without a payload.
        if (listAsked(desk, query) !== listOf(desk) || search?.reading !== query.page || payload === undefined) return;
        search.reading = undefined;
        search.error = payload;
      });
  },
  selectors: {
    selectTarget: (desk) => desk.target,
    selectAnswered: (desk) => desk.answered,
    selectDone: (desk) => desk.done,
    selectLeft: (desk) => listOf(desk).left,
    selectPendingAdvance: (desk) => desk.pendingAdvance,
    /** Answered requests leave the list, so a next page that was read before this one is stale. */
    selectIsNextPageStale: (desk) => {
      const { pages } = listOf(desk);
      return !isFound(desk) && (pages[desk.page + 1]?.askedAt ?? Infinity) < (pages[desk.page]?.askedAt ?? 0);
    },
  },
});

const unread: DeskList = { pages: {}, asked: {} };
const listOf = (desk: DeskState) => desk.lists[desk.list] ?? unread;
/** Answered members stay in search results, and leave the server's own list. */
const isFound = ({ list }: DeskState) => list !== '';
const idsOn = (desk: DeskState) => listOf(desk).pages[desk.page]?.ids ?? [];
const isWaiting = ({ answered: ids, passed }: DeskState, id: string) => !ids.includes(id) && !passed.includes(id);

function listAsked(desk: DeskState, query: PageQuery): DeskList | undefined {
  return query.group === 'pending' ? (desk.lists[listNameOf(query)] ??= { pages: {}, asked: {} }) : undefined;
}

function answered(desk: DeskState, { answer, id }: SavedAnswer) {
  if (!desk.answered.includes(id) && (answer === 'accept' || answer === 'reject')) {
    desk.done += 1;
    for (const list of Object.values(desk.lists)) if (list.left) list.left -= 1;
  }
  if (!desk.answered.includes(id)) desk.answered.push(id);
  if (desk.id === id) moveOn(desk, (next) => isWaiting(desk, next));
}

function moveOn(desk: DeskState, isNext: (id: string) => boolean) {
  if (desk.target || desk.id === '') return;
  if (!desk.passed.includes(desk.id)) desk.passed.push(desk.id);
  const ids = idsOn(desk);
  const next = ids.slice(ids.indexOf(desk.id) + 1).find(isNext);
  if (next !== undefined) desk.target = { page: desk.page, id: next };
  else if (desk.pendingAdvance?.reading === undefined) {
    // The requests of the next page move up by as many as were answered here.
    const hasRoom = ids.length === 0 || (!isFound(desk) && ids.some((id) => desk.answered.includes(id)));
    advance(desk, hasRoom ? desk.page : desk.page + 1);
  }
}

function advance(desk: DeskState, from: number) {
  desk.pendingAdvance = { from, reading: from, met: [], isPastEnd: from === 1 };
  const { pages, asked } = listOf(desk);
  const askedAt = pages[from]?.askedAt ?? 0;
  // The prefetched next page is used unless this page was refetched since.
  if (from === desk.page + 1 && (isFound(desk) || askedAt >= (asked[desk.page]?.at ?? 0))) look(desk, from);
}

function look(desk: DeskState, page: number) {
  const search = desk.pendingAdvance;
  const { pages, left } = listOf(desk);
  const read = pages[page];
  if (search?.reading !== page || !read) return;
  const { ids, total } = read;
  const next = ids.find((id) => isWaiting(desk, id));
  if (next !== undefined) {
    desk.target = { page, id: next };
    desk.pendingAdvance = undefined;
    return;
  }
  // A page without new requests is the last one, whatever the server counts.
  const isLast = page * rowsPerPage >= total || ids.every((id) => search.met.includes(id));
  const isOver = search.isPastEnd && (isLast || page + 1 === search.from);
  search.reading = isOver ? undefined : isLast ? 1 : page + 1;
  if (isOver) search.waiting = left;
  search.met.push(...ids);
  search.isPastEnd ||= isLast;
}

export const { opened, started, skipped, steppedForward, steppedBack, closed, retried, startedAgain, left } =
  deskSlice.actions;
export const { selectTarget, selectAnswered, selectDone, selectLeft, selectPendingAdvance, selectIsNextPageStale } =
  deskSlice.selectors;
