import { createSlice } from '@reduxjs/toolkit';
import { membersSeen } from '@/features/members/membersSlice';
import { sessionEnded } from '@/shared/api/session';
import type { StartListening } from '@/shared/hooks';
import { moderationApi } from './moderationApi';
import type { Match, ReportedMember } from './moderationRows';

type Person = { id: string; name: string };

/** A match as one of its two members sees it. */
type MatchWith = { matchId: string; other: Person; acceptedOn: number | null };

type ByMember<Fact> = Record<string, Fact>;

type Facts = {
  reports: ByMember<ReportedMember>;
  blocked: ByMember<readonly string[]>;
  blockedBy: ByMember<readonly Person[]>;
  matches: ByMember<readonly MatchWith[]>;
};

const { listReports, listBlocks, listMatches } = moderationApi.endpoints;

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
        state.reports = oneByMember(rows, (report) => report);
      })
      .addMatcher(listBlocks.matchFulfilled, (state, { payload: { rows } }) => {
        state.blocked = oneByMember(rows, ({ blockedIds }) => blockedIds);
        state.blockedBy = allByMember(
          rows.flatMap(({ id, name, blockedIds }) => blockedIds.map((blocked) => [blocked, { id, name }] as const)),
        );
      })
      .addMatcher(listMatches.matchFulfilled, (state, { payload: { rows } }) => {
        state.matches = allByMember(rows.flatMap(sidesOf));
      });
  },
  selectors: {
    selectReport: ({ reports }, id: string): ReportedMember | undefined => reports[id],
    selectBlockedIds: ({ blocked }, id: string): readonly string[] => blocked[id] ?? nobody,
    selectBlockedBy: ({ blockedBy }, id: string): readonly Person[] => blockedBy[id] ?? nobody,
    selectMatchesOf: ({ matches }, id: string): readonly MatchWith[] => matches[id] ?? nobody,
  },
});

export const { selectReport, selectBlockedIds, selectBlockedBy, selectMatchesOf } = moderationSlice.selectors;

/** Everyone whom these lists name becomes a member known by id. */
export function startModerationListening(startListening: StartListening) {
  startListening({
    matcher: listReports.matchFulfilled,
    effect: ({ payload: { rows } }, { dispatch }) =>
      void dispatch(membersSeen(rows.map(({ id, name, status }) => ({ id, name, status })))),
  });
  startListening({
    matcher: listBlocks.matchFulfilled,
    effect: ({ payload: { rows } }, { dispatch }) =>
      void dispatch(membersSeen(rows.map(({ id, name }) => ({ id, name })))),
  });
  startListening({
    matcher: listMatches.matchFulfilled,
    effect: ({ payload: { rows } }, { dispatch }) =>
      void dispatch(membersSeen(rows.flatMap(({ requestBy, acceptedBy }) => [requestBy, acceptedBy]))),
  });
}

const nobody: readonly never[] = [];

/** Without a prototype: an id may be 'constructor'. */
const emptyFacts = <Fact>(): ByMember<Fact> => Object.create(null) as ByMember<Fact>; // starts empty

function oneByMember<Row extends { id: string }, Fact>(rows: readonly Row[], factOf: (row: Row) => Fact) {
  const facts = emptyFacts<Fact>();
  for (const row of rows) facts[row.id] = factOf(row);
  return facts;
}

function allByMember<Fact>(pairs: readonly (readonly [id: string, fact: Fact])[]) {
  const facts = emptyFacts<Fact[]>();
  for (const [id, fact] of pairs) (facts[id] ??= []).push(fact);
  return facts;
}

const sidesOf = ({ id: matchId, requestBy, acceptedBy, acceptedOn }: Match) =>
  [[requestBy, acceptedBy] as const, [acceptedBy, requestBy] as const].map(
    ([one, { id, name }]) => [one.id, { matchId, other: { id, name }, acceptedOn }] as const,
  );
