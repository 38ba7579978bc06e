import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rowsPerPage } from '@/shared/api/page';
import { sessionEnded } from '@/shared/api/session';
import { isDecisionSaved, membersApi, type SavedDecision } from '../../membersApi';

/** An empty id is the list with no profile open. */
export type DeskPlace = { page: number; id: string };

/** `askedAt` is when the call started, in ms. */
type ReadPage = { ids: string[]; total: number; askedAt: number };

/** The search for the next request when the page has none left: once around the list, since answered requests leave it. */
type PendingAdvance = {
  from: number;
  reading?: number;
  seenIds: string[];
  isPastEnd: boolean;
  /** Set when only skipped requests are left: how many. */
  waiting?: number;
  error?: unknown;
};

type DeskState = DeskPlace & {
  historyKey: string;
  pages: Record<number, ReadPage>;
  /** When each page was requested, and how many were answered by then: its total does not count those. */
  asked: Record<number, { at: number; done: number }>;
  /** The known number of requests that still wait. */
  remaining?: number;
  /** Set until the URL follows; no key moves on before. */
  target?: DeskPlace;
  /** Seen and left open: not shown again until the administrator opens them. */
  skippedIds: string[];
  answeredIds: string[];
  /** Answers since the desk was opened. */
  done: number;
  pendingAdvance?: PendingAdvance;
};

const nowhere = {
  historyKey: '',
  page: 1,
  id: '',
  target: undefined,
  skippedIds: [],
  done: 0,
  pendingAdvance: undefined,
};
const initialState: DeskState = { ...nowhere, pages: {}, asked: {}, answeredIds: [] };

const { listMembers } = membersApi.endpoints;

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    opened: (desk, { payload }: PayloadAction<DeskPlace & { historyKey: string }>) => {
      if (desk.historyKey !== payload.historyKey) desk.pendingAdvance = undefined;
      desk.target = undefined;
      desk.skippedIds = desk.skippedIds.filter((id) => id !== payload.id);
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
      desk.skippedIds = [];
      advance(desk, 1);
    },
    deskClosed: (desk) => void Object.assign(desk, nowhere),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isDecisionSaved, (desk, { payload }) => answered(desk, payload))
      .addMatcher(listMembers.matchPending, (desk, { meta }) => {
        const { group, page } = meta.arg.originalArgs;
        if (group === 'pending') desk.asked[page] = { at: meta.startedTimeStamp, done: desk.done };
      })
      .addMatcher(listMembers.matchFulfilled, (desk, { payload: { rows, total }, meta }) => {
        const { group, page } = meta.arg.originalArgs;
        if (group !== 'pending') return;
        const { at, done } = desk.asked[page] ?? { at: 0, done: desk.done };
        const ids = rows.map(({ id }) => id);
        desk.remaining = Math.max(0, total - (desk.done - done));
        desk.pages[page] = { ids, total, askedAt: at };
        // Whom the server lists again waits again.
        desk.answeredIds = desk.answeredIds.filter((id) => !ids.includes(id));
        takeFrom(desk, page);
      })
      .addMatcher(listMembers.matchRejected, (desk, { payload, meta }) => {
        const { group, page } = meta.arg.originalArgs;
        const search = desk.pendingAdvance;
        // RTK's condition rejects a call that was not needed, without a payload.
        if (group !== 'pending' || search?.reading !== page || payload === undefined) return;
        search.reading = undefined;
        search.error = payload;
      });
  },
  selectors: {
    selectTarget: (desk) => desk.target,
    selectAnswered: (desk) => desk.answeredIds,
    selectDone: (desk) => desk.done,
    selectRemaining: (desk) => desk.remaining,
    selectPendingAdvance: (desk) => desk.pendingAdvance,
    /** Answered requests leave the list, so a next page that was read before this one is stale. */
    selectIsNextPageStale: ({ pages, page }) => (pages[page + 1]?.askedAt ?? Infinity) < (pages[page]?.askedAt ?? 0),
  },
});

const idsOn = ({ pages, page }: DeskState) => pages[page]?.ids ?? [];
const isWaiting = ({ answeredIds, skippedIds }: DeskState, id: string) =>
  !answeredIds.includes(id) && !skippedIds.includes(id);

function answered(desk: DeskState, { decision, id }: SavedDecision) {
  if (!desk.answeredIds.includes(id)) {
    desk.answeredIds.push(id);
    if (decision === 'accept' || decision === 'reject') {
      desk.done += 1;
      if (desk.remaining) desk.remaining -= 1;
    }
  }
  if (desk.id === id) moveOn(desk, (next) => isWaiting(desk, next));
}

function moveOn(desk: DeskState, isNext: (id: string) => boolean) {
  if (desk.target || desk.id === '') return;
  if (!desk.skippedIds.includes(desk.id)) desk.skippedIds.push(desk.id);
  const ids = idsOn(desk);
  const next = ids.slice(ids.indexOf(desk.id) + 1).find(isNext);
  if (next !== undefined) desk.target = { page: desk.page, id: next };
  else if (desk.pendingAdvance?.reading === undefined) {
    // The requests of the next page move up by as many as were answered here.
    const hasRoom = ids.length === 0 || ids.some((id) => desk.answeredIds.includes(id));
    advance(desk, hasRoom ? desk.page : desk.page + 1);
  }
}

function advance(desk: DeskState, from: number) {
  desk.pendingAdvance = { from, reading: from, seenIds: [], isPastEnd: from === 1 };
  // The prefetched next page is used unless this page was refetched since.
  const isFresh = (desk.pages[from]?.askedAt ?? 0) >= (desk.asked[desk.page]?.at ?? 0);
  if (from === desk.page + 1 && isFresh) takeFrom(desk, from);
}

/** The first request of a page that waits, or the next page to read. */
function takeFrom(desk: DeskState, page: number) {
  const search = desk.pendingAdvance;
  const read = desk.pages[page];
  if (search?.reading !== page || !read) return;
  const { ids, total } = read;
  const next = ids.find((id) => isWaiting(desk, id));
  if (next !== undefined) {
    desk.target = { page, id: next };
    desk.pendingAdvance = undefined;
    return;
  }
  // A page without new requests is the last one, whatever the server counts.
  const isLast = page * rowsPerPage >= total || ids.every((id) => search.seenIds.includes(id));
  const isOver = search.isPastEnd && (isLast || page + 1 === search.from);
  search.reading = isOver ? undefined : isLast ? 1 : page + 1;
  if (isOver) search.waiting = desk.remaining;
  search.seenIds.push(...ids);
  search.isPastEnd ||= isLast;
}

export const { opened, started, skipped, steppedForward, steppedBack, closed, retried, startedAgain, deskClosed } =
  deskSlice.actions;
export const {
  selectTarget,
  selectAnswered,
  selectDone,
  selectRemaining,
  selectPendingAdvance,
  selectIsNextPageStale,
} = deskSlice.selectors;
