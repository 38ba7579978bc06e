import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isDecisionSaved, membersApi } from '@/features/members/membersApi';
import { requestsPage, selectOutcome } from '@/features/members/membersSlice';
import { rowsPerPage } from '@contract/limits';
import { sessionEnded } from '@/shared/api/session';
import type { AppThunk, RootState, StartListening } from '@/shared/hooks/store';

/** An empty id is the list with no profile open. */
export type DeskPosition = { page: number; id: string };

type DeskAddress = DeskPosition & { historyKey: string; size?: number };

type DeskState = DeskPosition & {
  historyKey: string;
  size: number;
  /** Set until the URL follows; no key moves on before. A page turn is one step of the history. */
  target?: DeskPosition & { replace?: boolean };
  /** Seen and left open: not shown again until the administrator opens them. */
  skippedIds: string[];
  onlyIds: string[];
  done: number;
  /** The search for the next request on other pages; 'over' where only skipped ones are left. */
  search?: 'reading' | 'over' | { error: unknown };
  unreadable: number;
};

const initialState: DeskState = {
  historyKey: '',
  size: rowsPerPage,
  page: 1,
  id: '',
  skippedIds: [],
  onlyIds: [],
  done: 0,
  unreadable: 0,
};

const { listMembers, takeBack } = membersApi.endpoints;

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    opened: (desk, { payload }: PayloadAction<DeskAddress>) => {
      if (desk.historyKey !== payload.historyKey) desk.search = undefined;
      if (payload.id === '') desk.onlyIds = [];
      desk.target = undefined;
      desk.skippedIds = desk.skippedIds.filter((id) => id !== payload.id);
      Object.assign(desk, payload);
    },
    memberSkipped: ({ skippedIds, id }) => void (skippedIds.includes(id) || skippedIds.push(id)),
    navigationRequested: (desk, { payload }: PayloadAction<DeskPosition & { replace?: boolean }>) =>
      void (desk.target ??= payload),
    closed: (desk) => void (desk.target = { page: desk.page, id: '' }),
    searchStarted: (desk) => void (desk.search = 'reading'),
    listExhausted: (desk, { payload }: PayloadAction<number>) =>
      void Object.assign(desk, { search: 'over', unreadable: payload }),
    searchEnded: (desk, { payload }: PayloadAction<DeskState['search']>) => void (desk.search = payload),
    reviewLimited: (desk, { payload }: PayloadAction<string[]>) => {
      desk.onlyIds = payload;
      desk.target = { page: desk.page, id: payload[0] ?? '' };
    },
    startedAgain: (desk) => void (desk.skippedIds = []),
    deskClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isDecisionSaved, (desk, { payload: { decision } }) => {
        if (decision === 'Accept' || decision === 'Reject') desk.done += 1;
      })
      // The request that waits again is opened.
      .addMatcher(takeBack.matchFulfilled, (desk, { payload, meta }) => {
        if (payload.status !== 'pending') return;
        desk.done = Math.max(0, desk.done - 1);
        if (desk.id !== '') desk.target = { page: desk.page, id: meta.arg.originalArgs.id };
      });
  },
  selectors: {
    selectDesk: (desk) => desk,
    selectIsSkipped: ({ skippedIds }, id: string) => skippedIds.includes(id),
  },
});

const { opened, memberSkipped, searchStarted, searchEnded, listExhausted, startedAgain } = deskSlice.actions;
const { navigationRequested } = deskSlice.actions;
export const { closed, deskClosed, reviewLimited } = deskSlice.actions;
export const { selectDesk, selectIsSkipped } = deskSlice.selectors;

const pageIn = (state: RootState, page: number) =>
  listMembers.select({ group: 'pending', page, size: selectDesk(state).size })(state);
const idsOn = (state: RootState, page: number) => pageIn(state, page).data?.rows.map(({ id }) => id) ?? [];
const hasOutcome = (state: RootState, id: string) => selectOutcome(state, 'sign-up', id) !== undefined;
const isWaiting = (state: RootState, id: string) =>
  !hasOutcome(state, id) && !selectDesk(state).skippedIds.includes(id);

/** What the address says. The pager keeps the member in it: another page opens with a request of its own. */
export const followAddress =
  (position: DeskAddress): AppThunk =>
  (dispatch, getState) => {
    const before = selectDesk(getState());
    dispatch(opened(position));
    const isTurn = position.id !== '' && position.id === before.id && position.page !== before.page;
    if (!isTurn) return;
    const choose = (ids: string[]) => ids.find((id) => isWaiting(getState(), id)) ?? ids[0];
    void dispatch(openOnPage(position.page, choose, true));
  };

export const stepBack = (): AppThunk => (dispatch, getState) => {
  const { page, id, search, onlyIds } = selectDesk(getState());
  const ids = onlyIds.length > 0 ? onlyIds : idsOn(getState(), page);
  const index = ids.indexOf(id);
  if (index === -1) return;
  const previous = ids[index - 1];
  if (previous !== undefined) dispatch(navigationRequested({ page, id: previous }));
  else if (onlyIds.length === 0 && page > 1 && search !== 'reading')
    void dispatch(openOnPage(page - 1, (before) => before.at(-1)));
};

const openOnPage =
  (page: number, choose: (ids: string[]) => string | undefined, replace = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { historyKey, size } = selectDesk(getState());
    dispatch(searchStarted());
    const asked = requestsPage(getState(), page, size);
    const { data, error } = await dispatch(listMembers.initiate(asked, { subscribe: false }));
    const current = selectDesk(getState());
    if (current.search !== 'reading' || current.historyKey !== historyKey) return;
    dispatch(searchEnded(data ? undefined : { error }));
    const id = data && choose(data.rows.map((row) => row.id));
    if (id !== undefined) dispatch(navigationRequested({ page, id, replace }));
  };

export const openNext =
  (isNext = isWaiting): AppThunk =>
  (dispatch, getState) => {
    const { page, id, target, search, onlyIds } = selectDesk(getState());
    if (target || id === '') return;
    dispatch(memberSkipped());
    const isLimited = onlyIds.length > 0;
    const ids = isLimited ? onlyIds : idsOn(getState(), page);
    const next = ids.slice(ids.indexOf(id) + 1).find((one) => isNext(getState(), one));
    if (next !== undefined) dispatch(navigationRequested({ page, id: next }));
    else if (isLimited) dispatch(listExhausted(0));
    else if (search !== 'reading') {
      // The requests of the next page move up by as many as were answered here.
      const hasRoom = ids.length === 0 || ids.some((one) => hasOutcome(getState(), one));
      void dispatch(searchFrom(hasRoom ? page : page + 1));
    }
  };

export const stepForward = () => openNext(() => true);

export const startReviewing = (): AppThunk => (dispatch, getState) => {
  const { page } = selectDesk(getState());
  const first = idsOn(getState(), page).find((id) => isWaiting(getState(), id));
  if (first === undefined) void dispatch(searchFrom(1));
  else dispatch(navigationRequested({ page, id: first }));
};

export const startAgain = (): AppThunk => (dispatch, getState) => {
  dispatch(startedAgain());
  const { onlyIds, page } = selectDesk(getState());
  const first = onlyIds.find((id) => isWaiting(getState(), id));
  if (first !== undefined) return void dispatch(navigationRequested({ page, id: first }));
  void dispatch(searchFrom(1));
};

/** Reads pages until one has a request that waits: once around the list, since answered requests leave it. */
const searchFrom =
  (from: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const begun = selectDesk(getState());
    const askedAt = (page: number) => pageIn(getState(), page).startedTimeStamp ?? 0;
    // The prefetched next page is used unless this page was refetched since.
    const isReadAhead = from === begun.page + 1 && askedAt(from) >= askedAt(begun.page);
    const seenIds = new Set<string>();
    let unreadable = 0;
    let isPastEnd = from === 1;
    dispatch(searchStarted());
    for (let page = from; ;) {
      const options = { subscribe: false, forceRefetch: page !== from || !isReadAhead };
      const { data, error } = await dispatch(listMembers.initiate(requestsPage(getState(), page, begun.size), options));
      const { search, historyKey } = selectDesk(getState());
      if (search !== 'reading' || historyKey !== begun.historyKey) return;
      if (error !== undefined || !data) return void dispatch(searchEnded({ error }));
      unreadable += data.unreadable;
      const ids = data.rows.map(({ id }) => id);
      const next = ids.find((id) => isWaiting(getState(), id));
      if (next !== undefined) {
        dispatch(searchEnded(undefined));
        return void dispatch(navigationRequested({ page, id: next }));
      }
      // A page without new requests is the last one, whatever the server counts.
      const isLast = page * begun.size >= data.total || ids.every((id) => seenIds.has(id));
      if (isPastEnd && (isLast || page + 1 === from)) return void dispatch(listExhausted(unreadable));
      ids.forEach((id) => seenIds.add(id));
      isPastEnd ||= isLast;
      page = isLast ? 1 : page + 1;
    }
  };

/** The open request may be answered anywhere, also in a run. */
export function startDeskListening(startListening: StartListening) {
  startListening({
    matcher: isDecisionSaved,
    effect: ({ payload }, { dispatch, getState }) => {
      if (selectDesk(getState()).id === payload.id) dispatch(openNext());
    },
  });
}
