import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { rowsPerPage } from '@contract/limits';
import { sessionEnded } from '@/shared/api/session';
import { useAppSelector } from '@/shared/hooks/store';
import { pagesRead } from './fullRead/fullReadSlice';
import type { Likeness, Member } from './member';
import { decisions, isDecisionSaved, membersApi, type Decision } from './membersApi';
import * as shown from './shownPages';

/** `found`: sentences on what the profile's texts give away; undefined until the profile is read. */
export type MemberRecord = Member & {
  born?: string;
  age?: string;
  gender?: string;
  reports?: number;
  found?: readonly string[];
};

/** What a reply says of a member; a list of another subject says little. */
export type MemberFacts = Pick<Member, 'id' | 'name'> & Partial<MemberRecord>;

type RequestOutcome = 'Accepted' | 'Rejected' | `Already ${'accepted' | 'rejected' | 'blocked'}`;

/** By the status in which another administrator left a request. */
const outcomesOfOthers = new Map<string, RequestOutcome>([
  ['approved', 'Already accepted'],
  ['rejected', 'Already rejected'],
  ['blocked', 'Already blocked'],
]);

const statusesOfOutcomes: Record<string, string> = { Accepted: 'approved', Rejected: 'rejected' };

export type Request = 'sign-up' | 'deletion';

/** The last decision about a member in this session; `before` is the status that it changed, `at` in ms. */
export type LastDecision = { decision: Decision; before: string; at: number; isUndoing?: true };

const membersAdapter = createEntityAdapter<MemberRecord>();

const initialState = {
  /** Every member in a list, search or profile of this session. An id may be 'constructor': no prototype. */
  membersById: { ids: [] as string[], entities: Object.create(null) as Record<string, MemberRecord> }, // both start empty
  /** The outcomes of answered requests, whose lists are refetched on the next visit. */
  outcomes: {} as Record<string, RequestOutcome>, // starts empty; the cast names its entries
  shownPages: { size: rowsPerPage, pages: {} } as shown.ShownPages, // starts empty; the cast names its entries
  lastDecisions: Object.create(null) as Record<string, LastDecision>, // starts empty
  /** Whose decision was taken back last, and when, in ms. */
  lastUndone: { id: '', at: 0 },
  /** By member, as the server knows them; empty without the extension. */
  similar: Object.create(null) as Record<string, readonly Likeness[]>, // starts empty
  undoAsked: [] as readonly string[], // [] alone is never[]
};

type MembersState = typeof initialState;

const { listMembers, searchMembers, getMember, listDeletionRequests, listDeletedMembers, listSimilar, takeBack } =
  membersApi.endpoints;

// A member may have both.
const keyOf = (request: Request, id: string) => `${request} ${id}`;

export const membersSlice = createSlice({
  name: 'members',
  initialState,
  reducers: {
    membersReceived: (state, { payload }: PayloadAction<readonly MemberFacts[]>) => upsertMembers(state, payload),
    // A second press sends nothing.
    undoStarted: ({ lastDecisions }, { payload: id }: PayloadAction<string>) => {
      if (lastDecisions[id]) lastDecisions[id].isUndoing = true;
    },
    undoEnded: ({ lastDecisions }, { payload: id }: PayloadAction<string>) => void delete lastDecisions[id]?.isUndoing,
    undoAsked: (state, { payload }: PayloadAction<readonly string[]>) => void (state.undoAsked = [...payload]),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      // A page requested before a decision must not undo it.
      .addCase(pagesRead, (state, { payload }) => {
        const rows = payload.rows.filter(({ id }) => !state.outcomes[keyOf('sign-up', id)]);
        upsertMembers(state, rows);
      })
      .addMatcher(isDecisionSaved, (state, { payload: { decision, id }, meta }) => {
        const member = state.membersById.entities[id];
        const { isUndo, silent } = meta.arg.originalArgs;
        const at = meta.fulfilledTimeStamp;
        if (isUndo) delete state.lastDecisions[id];
        else state.lastDecisions[id] = { decision, before: member?.status ?? '', at };
        if (isUndo && !silent) state.lastUndone = { id, at };
        if (member) member.status = decisions[decision].status;
        if (decision === 'Delete Account') state.outcomes[keyOf('deletion', id)] = 'Accepted';
        if (decision === 'Accept') state.outcomes[keyOf('sign-up', id)] = 'Accepted';
        if (decision === 'Reject') state.outcomes[keyOf('sign-up', id)] = 'Rejected';
        shown.requestDecided(state.shownPages, id);
      })
      // Somebody else was there, or it is too late: it cannot be taken back any more.
      .addMatcher(takeBack.matchRejected, (state, { payload, meta }) => {
        if (payload?.code === 409 || payload?.code === 404) delete state.lastDecisions[meta.arg.originalArgs.id];
      })
      .addMatcher(takeBack.matchFulfilled, (state, { payload: { status }, meta }) => {
        const { id, silent } = meta.arg.originalArgs;
        const member = state.membersById.entities[id];
        if (member) member.status = status;
        for (const request of ['sign-up', 'deletion'] as const) delete state.outcomes[keyOf(request, id)];
        delete state.lastDecisions[id];
        if (!silent) state.lastUndone = { id, at: meta.fulfilledTimeStamp };
        shown.decisionTakenBack(state.shownPages, id);
      })
      .addMatcher(listSimilar.matchFulfilled, (state, { payload: { data } }) => {
        for (const { user_id, similar } of data) state.similar[user_id] = similar;
      })
      .addMatcher(searchMembers.matchFulfilled, (state, { payload }) => upsertMembers(state, payload.rows))
      .addMatcher(listMembers.matchPending, ({ shownPages }, { meta }) => {
        const { group, size = rowsPerPage } = meta.arg.originalArgs;
        if (group === 'pending') shown.pageRequested(shownPages, size);
      })
      .addMatcher(listMembers.matchFulfilled, (state, { payload: { rows }, meta }) => {
        upsertMembers(state, rows);
        const { group, page, size = rowsPerPage } = meta.arg.originalArgs;
        if (group !== 'pending' || size !== state.shownPages.size) return;
        // A member that the server lists again waits for a new decision.
        rows.forEach(({ id }) => delete state.outcomes[keyOf('sign-up', id)]);
        shown.pageShown(state.shownPages, page, rows);
      })
      .addMatcher(getMember.matchFulfilled, (state, { payload, meta }) => {
        const { name, email, phone, status, picture, joined, personal } = payload;
        const { id } = meta.arg.originalArgs;
        const before = state.membersById.entities[id]?.status;
        const isRequest = before === 'pending' || shown.isShownWaiting(state.shownPages, id);
        const own = state.outcomes[keyOf('sign-up', id)];
        // Somebody else may have decided since.
        const isOther = own !== undefined && status !== 'pending' && statusesOfOutcomes[own] !== status;
        const outcome = isRequest || isOther ? outcomesOfOthers.get(status) : undefined;
        if (outcome) {
          state.outcomes[keyOf('sign-up', id)] = outcome;
          shown.requestDecided(state.shownPages, id);
        }
        const { dob: born, age, gender } = personal;
        const known = { id, name, email, phone, picture, joined, born, age, gender };
        // A profile may still say 'approved' of a deleted member.
        upsertMembers(state, [{ ...known, status: before === 'deleted' ? before : status }]);
      })
      .addMatcher(listDeletionRequests.matchFulfilled, (state, { payload }) => {
        upsertMembers(state, payload.rows);
        payload.rows.forEach(({ id }) => delete state.outcomes[keyOf('deletion', id)]);
      })
      .addMatcher(listDeletedMembers.matchFulfilled, (state, { payload }) =>
        upsertMembers(
          state,
          payload.rows.map((row) => ({ ...row, status: 'deleted' })),
        ),
      );
  },
  selectors: {
    selectMember: ({ membersById }, id: string): MemberRecord | undefined => membersById.entities[id],
    selectMembersById: ({ membersById }) => membersById,
    selectOutcomes: ({ outcomes }) => outcomes,
    /** Undefined while the request waits. */
    selectOutcome: ({ outcomes }, request: Request, id: string) => outcomes[keyOf(request, id)],
    selectLastDecisions: ({ lastDecisions }) => lastDecisions,
    selectLastUndone: ({ lastUndone }) => lastUndone,
    selectSimilar: ({ similar }) => similar,
    selectUndoAsked: ({ undoAsked }) => undoAsked,
    selectIsShownWaiting: ({ shownPages }, id: string) => shown.isShownWaiting(shownPages, id),
    /** False of a page that was never read, or whose rows others show now. */
    selectIsShown: ({ shownPages: { size, pages } }, page: number, ofSize = rowsPerPage) =>
      size === ofSize && pages[page] !== undefined,
    selectShownBefore: createSelector(
      [
        ({ shownPages }: MembersState) => shownPages,
        (_state: MembersState, page: number) => page,
        (_state: MembersState, _page: number, size = rowsPerPage) => size,
      ],
      shown.shownBefore,
    ),
  },
});

export const { membersReceived, undoAsked, undoStarted, undoEnded } = membersSlice.actions;
export const { selectMember, selectMembersById, selectOutcome, selectIsShown, selectShownBefore } =
  membersSlice.selectors;
export const { selectLastDecisions, selectUndoAsked, selectIsShownWaiting, selectSimilar, selectLastUndone } =
  membersSlice.selectors;

export const selectAllMembers = createSelector([selectMembersById], ({ ids, entities }) =>
  ids.flatMap((id) => entities[id] ?? []),
);

export const requestsPage = (state: Parameters<typeof selectShownBefore>[0], page: number, size: number) => ({
  group: 'pending' as const,
  page,
  size,
  before: selectShownBefore(state, page, size),
});

export function useOutcomes() {
  const outcomes = useAppSelector(membersSlice.selectors.selectOutcomes);
  return useCallback((request: Request, id: string) => outcomes[keyOf(request, id)], [outcomes]);
}

/** The latest status that any reply or decision gave; `status` is the caller's own. */
export const useStatus = (id: string, status = '') =>
  useAppSelector((state) => selectMember(state, id)?.status) || status;

const nothing = { name: '', email: '', phone: '', status: '', picture: '', joined: '' };

/** What a reply leaves out, or has empty, stays as it is known. */
function upsertMembers({ membersById }: MembersState, received: readonly MemberFacts[]) {
  const named = received.filter(({ id }) => id !== '');
  membersAdapter.upsertMany(
    membersById,
    named.flatMap(({ id, ...facts }) => {
      const before = membersById.entities[id];
      const given = Object.entries(facts).filter(([, fact]) => fact !== '' && fact !== undefined);
      // Unchanged members stay equal, so that selectors over all of them are not recomputed.
      const isNew = !before || given.some(([key, fact]) => before[key as keyof MemberRecord] !== fact); // a key of `facts`
      return isNew ? { ...nothing, ...before, ...Object.fromEntries(given), id } : [];
    }),
  );
}
