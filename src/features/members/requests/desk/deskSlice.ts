import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { rowsPerPage } from '@/shared/api/page';
import type { MembersSource } from '../../allMembersState';
import { isAnswered, type SavedAnswer } from '../../memberAnswers';
import { isAnswerSaved, membersApi } from '../../membersApi';

/** A request on a page of the list; an empty id is the list with nobody open beside it. */
export type DeskPlace = { page: number; id: string };

/** A page of a list as it was last read; `askedAt` is when the call started, in milliseconds. */
type ReadPage = { ids: string[]; total: number; askedAt: number };

/** A list of requests as far as it was read. */
type DeskList = {
  pages: Record<number, ReadPage>;
  /** When each page was asked for, and how many were answered then: those are not in its count. */
  asked: Record<number, { at: number; done: number }>;
  /** How many wait still, as far as is known. */
  left?: number;
};

/** The server's own list has no name. */
export const listNameOf = (source: MembersSource) =>
  'listId' in source ? [source.listId, source.find, source.sort].join(' ') : '';

type PageQuery = MembersSource & { page: number };

/** The search for the next request where the page has none left: once around the list, since requests move up as others leave. */
type PendingAdvance = {
  from: number;
  reading?: number;
  met: string[];
  isPastEnd: boolean;
  /** How many requests still wait when only skipped ones are left. */
  waiting?: number;
  error?: unknown;
};

type DeskState = DeskPlace & {
  /** The entry of the tab's history where the desk stands. */
  at: string;
  /** Which of the lists the requests come from. */
  list: string;
  lists: Record<string, DeskList>;
  /** Where the desk goes; the address follows, and until then no key moves on again. */
  target?: DeskPlace;
  /** Answered or skipped: they do not come again until the administrator opens them. */
  passed: string[];
  answered: string[];
  /** How many were answered since the desk was opened. */
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
        // Whom the server lists again waits for a new answer; what was found keeps those who have one.
        const hasAnswer = ({ status }: { status: string }) => 'listId' in query && isAnswered(status);
        desk.answered = desk.answered.filter((id) => !rows.some((row) => row.id === id && !hasAnswer(row)));
        for (const row of rows) if (hasAnswer(row) && !desk.answered.includes(row.id)) desk.answered.push(row.id);
        if (list === listOf(desk)) look(desk, query.page);
      })
      .addMatcher(isAnyOf(listMembers.matchRejected, getAllMembersPage.matchRejected), (desk, { payload, meta }) => {
        const query: PageQuery = meta.arg.originalArgs;
        const search = desk.pendingAdvance;
        // A call that was not needed is rejected without a payload.
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
    /** Answered requests leave the list, so a next page that was read before this one has moved up since. */
    selectIsNextPageStale: (desk) => {
      const { pages } = listOf(desk);
      return !isFound(desk) && (pages[desk.page + 1]?.askedAt ?? Infinity) < (pages[desk.page]?.askedAt ?? 0);
    },
  },
});

const unread: DeskList = { pages: {}, asked: {} };
const listOf = (desk: DeskState) => desk.lists[desk.list] ?? unread;
/** Who is answered stays among what was found, and leaves the server's own list. */
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
    // Requests of the next page move up to this one as far as answered ones leave it.
    const hasRoom = ids.length === 0 || (!isFound(desk) && ids.some((id) => desk.answered.includes(id)));
    advance(desk, hasRoom ? desk.page : desk.page + 1);
  }
}

function advance(desk: DeskState, from: number) {
  desk.pendingAdvance = { from, reading: from, met: [], isPastEnd: from === 1 };
  const { pages, asked } = listOf(desk);
  const askedAt = pages[from]?.askedAt ?? 0;
  // The next page is taken as it was read ahead, unless this page was asked for since.
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
  // A page that brings nobody new is the last one, whatever the server counts.
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
