import type { UnknownAction } from '@reduxjs/toolkit';
import { membersSeen, type MemberFacts } from '@/features/members/membersSlice';
import { baseApi } from '@/shared/api/baseApi';
import { wholeList, type WholeList } from '@/shared/api/page';
import { lastingEntry, type Silent } from '@/shared/notices/silent';
import { blockerRow, type Blocker } from './blocks/blocker';
import { matchRow, type Match } from './matches/match';
import { reportedMemberRow, type ReportedMember } from './reports/reportedMember';

type Loading<List> = { dispatch: (action: UnknownAction) => unknown; queryFulfilled: Promise<{ data: List }> };

/** Whom these lists name is known to every screen. */
const naming = <List>(peopleOf: (list: List) => readonly MemberFacts[]) => ({
  onQueryStarted: async (_asked: unknown, { dispatch, queryFulfilled }: Loading<List>) => {
    const reply = await queryFulfilled.catch(() => undefined);
    if (reply) dispatch(membersSeen(peopleOf(reply.data)));
  },
});

// The stories of all members share one reply of a list, which is kept for the session.
export const moderationApi = baseApi.enhanceEndpoints({ addTagTypes: ['MemberList'] }).injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query<WholeList<Blocker>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/admin/list_blocked_user' }),
      rawResponseSchema: wholeList(blockerRow),
      ...naming<WholeList<Blocker>>(({ rows }) => rows.map(({ id, name }) => ({ id, name }))),
    }),
    listReports: build.query<WholeList<ReportedMember>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/list_reported_user' }),
      rawResponseSchema: wholeList(reportedMemberRow),
      ...naming<WholeList<ReportedMember>>(({ rows }) => rows.map(({ id, name, status }) => ({ id, name, status }))),
      // Rows hold the members' statuses, and deleted members leave the list.
      providesTags: [{ type: 'MemberList', id: 'reported' }],
    }),
    listMatches: build.query<WholeList<Match>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/admin/accepted/requests', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(matchRow),
      ...naming<WholeList<Match>>(({ rows }) => rows.flatMap(({ requestBy, acceptedBy }) => [requestBy, acceptedBy])),
    }),
  }),
});

export const { useListBlocksQuery, useListReportsQuery, useListMatchesQuery } = moderationApi;
