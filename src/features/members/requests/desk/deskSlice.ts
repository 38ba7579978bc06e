import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rowsPerPage } from '@/shared/api/page';
import type { SavedAnswer } from '../../memberAnswers';
import { isAnswerSaved, membersApi } from '../../membersApi';

/** A request on a page of the list; an empty id is the list with nobody open beside it. */
export type DeskPlace = { page: number; id: string };

/** A page of the list as it was last read; `askedAt` is when the call started, in milliseconds. */
type ReadPage = { ids: string[]; total: number; askedAt: number };

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
  /** Where the desk goes; the address follows, and until then no key moves on again. */
  target?: DeskPlace;
  /** Answered or skipped: they do not come again until the administrator opens them. */
  passed: string[];
  answered: string[];
  /** How many were answered since the desk was opened, and how many wait still as far as is known. */
  done: number;
  left?: number;
  pages: Record<number, ReadPage>;
  /** When each page was asked for, and how many were answered then: those are not in its count. */
  asked: Record<number, { at: number; done: number }>;
  pendingAdvance?: PendingAdvance;
};

const nowhere = { at: '', page: 1, id: '', target: undefined, passed: [], done: 0, pendingAdvance: undefined };
const initialState: DeskState = { ...nowhere, answered: [], pages: {}, asked: {} };

const { listMembers } = membersApi.endpoints;

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    opened: (desk, { payload }: PayloadAction<DeskPlace & { at: string }>) => {
      if (desk.at !== payload.at) desk.pendingAdvance = undefined;
      desk.target = undefined;
      desk.passed = desk.passed.filter((id) => id !== payload.id);
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
      .addMatcher(listMembers.matchPending, (desk, { meta }) => {
        const { group, page } = meta.arg.originalArgs;
        if (group === 'pending') desk.asked[page] = { at: meta.startedTimeStamp, done: desk.done };
      })
      .addMatcher(listMembers.matchFulfilled, (desk, { payload: { rows, total }, meta }) => {
        const { group, page } = meta.arg.originalArgs;
        if (group !== 'pending') return;
        const { at, done } = desk.asked[page] ?? { at: 0, done: desk.done };
        desk.left = Math.max(0, total - (desk.done - done));
        pageRead(desk, page, { ids: rows.map(({ id }) => id), total, askedAt: at });
      })
      .addMatcher(listMembers.matchRejected, (desk, { payload, meta }) => {
        const { group, page } = meta.arg.originalArgs;
        const search = desk.pendingAdvance;
        // A call that was not needed is rejected without a payload.
        if (group !== 'pending' || search?.reading !== page || payload === undefined) return;
        search.reading = undefined;
        search.error = payload;
      });
  },
  selectors: {
    selectTarget: (desk) => desk.target,
    selectAnswered: (desk) => desk.answered,
    selectDone: (desk) => desk.done,
    selectLeft: (desk) => desk.left,
    selectPendingAdvance: (desk) => desk.pendingAdvance,
    /** Answered requests leave the list, so a next page that was read before this one has moved up since. */
    selectIsNextPageStale: ({ page, pages }) => (pages[page + 1]?.askedAt ?? Infinity) < (pages[page]?.askedAt ?? 0),
  },
});

const idsOn = (desk: DeskState) => desk.pages[desk.page]?.ids ?? [];
const isWaiting = ({ answered: ids, passed }: DeskState, id: string) => !ids.includes(id) && !passed.includes(id);

function answered(desk: DeskState, { answer, id }: SavedAnswer) {
  if (!desk.answered.includes(id) && (answer === 'accept' || answer === 'reject')) {
    desk.done += 1;
    if (desk.left) desk.left -= 1;
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
    const hasRoom = ids.length === 0 || ids.some((id) => desk.answered.includes(id));
    advance(desk, hasRoom ? desk.page : desk.page + 1);
  }
}

function advance(desk: DeskState, from: number) {
  desk.pendingAdvance = { from, reading: from, met: [], isPastEnd: from === 1 };
  const ahead = desk.pages[from];
  // The next page is taken as it was read ahead, unless this page was asked for since.
  if (from === desk.page + 1 && ahead && ahead.askedAt >= (desk.asked[desk.page]?.at ?? 0)) look(desk, from, ahead);
}

function pageRead(desk: DeskState, page: number, read: ReadPage) {
  desk.pages[page] = read;
  // Whom the server lists again waits for a new answer.
  desk.answered = desk.answered.filter((id) => !read.ids.includes(id));
  look(desk, page, read);
}

function look(desk: DeskState, page: number, { ids, total }: ReadPage) {
  const search = desk.pendingAdvance;
  if (search?.reading !== page) return;
  const next = ids.find((id) => !desk.passed.includes(id));
  if (next !== undefined) {
    desk.target = { page, id: next };
    desk.pendingAdvance = undefined;
    return;
  }
  // A page that brings nobody new is the last one, whatever the server counts.
  const isLast = page * rowsPerPage >= total || ids.every((id) => search.met.includes(id));
  const isOver = search.isPastEnd && (isLast || page + 1 === search.from);
  search.reading = isOver ? undefined : isLast ? 1 : page + 1;
  if (isOver) search.waiting = total;
  search.met.push(...ids);
  search.isPastEnd ||= isLast;
}

export const { opened, started, skipped, steppedForward, steppedBack, closed, retried, startedAgain, left } =
  deskSlice.actions;
export const { selectTarget, selectAnswered, selectDone, selectLeft, selectPendingAdvance, selectIsNextPageStale } =
  deskSlice.selectors;
