import { baseApi } from '@/shared/api/baseApi';
import { wholeList, type WholeList } from '@/shared/api/page';
import { lastingEntry, tagsOfShown, type QuietOption } from '@/shared/notices/quiet';
import { blockerRow, type Blocker } from './blocks/blocker';
import { matchRow, type Match } from './matches/match';
import { reportedMemberRow, type ReportedMember } from './reports/reportedMember';

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['MemberList'] });

export const moderationApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query<WholeList<Blocker>, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/admin/list_blocked_user' }),
      rawResponseSchema: wholeList(blockerRow),
    }),
    listReports: build.query<WholeList<ReportedMember>, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/api/user_report/list_reported_user' }),
      rawResponseSchema: wholeList(reportedMemberRow),
      // Rows hold the members' statuses, and deleted members leave the list.
      providesTags: tagsOfShown({ type: 'MemberList' as const, id: 'reported' }),
    }),
    listMatches: build.query<WholeList<Match>, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/api/admin/accepted/requests', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(matchRow),
    }),
  }),
});

export const { useListBlocksQuery, useListReportsQuery, useListMatchesQuery } = moderationApi;
