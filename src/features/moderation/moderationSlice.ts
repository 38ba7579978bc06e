import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { membersApi } from '@/features/members/membersApi';
import { membersReceived, type MemberFacts } from '@/features/members/membersSlice';
import { sessionEnded } from '@/shared/api/session';
import type { StartListening } from '@/shared/hooks/store';
import { moderationApi } from './moderationApi';
import type { Blocker, Match, ReportedMember } from './moderationRows';

type ByMember<Fact> = Record<string, readonly Fact[]>;

type Facts = {
  reports: ByMember<ReportedMember>;
  blocked: ByMember<string>;
  blockedBy: ByMember<Blocker>;
  matches: ByMember<Match>;
};

const { listReports, listBlocks, listMatches } = moderationApi.endpoints;

const isListRead = isAnyOf(listReports.matchFulfilled, listBlocks.matchFulfilled, listMatches.matchFulfilled);

const initialState: Facts = { reports: {}, blocked: {}, blockedBy: {}, matches: {} };

/** What the three lists say of a member; each reply of a list replaces the one before. */
export const moderationSlice = createSlice({
  name: 'moderation',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(listReports.matchFulfilled, (state, { payload: { rows } }) => {
        state.reports = byMember(rows, (report) => [[report.id, report]]);
      })
      .addMatcher(listBlocks.matchFulfilled, (state, { payload: { rows } }) => {
        state.blocked = byMember(rows, ({ id, blockedIds }) => blockedIds.map((blocked) => [id, blocked]));
        state.blockedBy = byMember(rows, (blocker) => blocker.blockedIds.map((blocked) => [blocked, blocker]));
      })
      .addMatcher(listMatches.matchFulfilled, (state, { payload: { rows } }) => {
        state.matches = byMember(rows, (match) => [match.requestBy, match.acceptedBy].map(({ id }) => [id, match]));
      });
  },
  selectors: {
    selectReport: ({ reports }, id: string) => reports[id]?.[0],
    selectBlockedIds: ({ blocked }, id: string) => blocked[id] ?? none,
    selectBlockedBy: ({ blockedBy }, id: string) => blockedBy[id] ?? none,
    selectMatchesOf: ({ matches }, id: string) => matches[id] ?? none,
  },
});

export const { selectReport, selectBlockedIds, selectBlockedBy, selectMatchesOf } = moderationSlice.selectors;

export function startModerationListening(startListening: StartListening) {
  startListening({
    matcher: membersApi.endpoints.getMember.matchFulfilled,
    effect: async ({ payload, meta }, { dispatch, getState }) => {
      const { token } = getState().auth;
      // Loaded with the first profile: the dashboard has no texts.
      const code = await import(/* webpackChunkName: "members" */ './warnings/textWarnings').catch(() => undefined);
      const found = code?.textWarnings(payload);
      // Nothing of an ended session reaches the next one.
      if (getState().auth.token === token)
        dispatch(membersReceived([{ id: meta.arg.originalArgs.id, name: payload.name, found }]));
    },
  });
  startListening({
    matcher: isListRead,
    effect: ({ payload }, { dispatch }) => {
      const rows: readonly (ReportedMember | Blocker | Match)[] = payload.rows;
      dispatch(membersReceived(rows.flatMap(namedIn)));
    },
  });
}

function namedIn(row: ReportedMember | Blocker | Match): MemberFacts[] {
  if ('requestBy' in row) return [row.requestBy, row.acceptedBy];
  return [{ id: row.id, name: row.name, ...('status' in row && { status: row.status, reports: row.totalReports }) }];
}

const none: readonly never[] = [];

function byMember<Row, Fact>(rows: readonly Row[], factsOf: (row: Row) => (readonly [id: string, fact: Fact])[]) {
  // Without a prototype: an id may be 'constructor'.
  const facts = Object.create(null) as Record<string, Fact[]>; // starts empty
  for (const [id, fact] of rows.flatMap(factsOf)) (facts[id] ??= []).push(fact);
  return facts;
}
