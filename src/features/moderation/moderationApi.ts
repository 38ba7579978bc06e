import { baseApi, lastingEntry } from '@/shared/api/baseApi';
import { wholeList, type WholeList } from '@/shared/api/page';
import { type Silent } from '@/shared/api/call';
import {
  blockerRow,
  matchRow,
  reportedMemberRow,
  type Blocker,
  type Match,
  type ReportedMember,
} from './moderationRows';

// The histories of all members share one reply of a list, which is kept for the session.
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query<WholeList<Blocker>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/admin/list_blocked_user' }),
      rawResponseSchema: wholeList(blockerRow),
    }),
    listReports: build.query<WholeList<ReportedMember>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/list_reported_user' }),
      rawResponseSchema: wholeList(reportedMemberRow),
      // Rows hold the members' statuses, and deleted members leave the list.
      providesTags: [{ type: 'MemberList', id: 'reported' }],
    }),
    listMatches: build.query<WholeList<Match>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/admin/accepted/requests', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(matchRow),
    }),
  }),
});

export const { useListBlocksQuery, useListReportsQuery, useListMatchesQuery } = moderationApi;
