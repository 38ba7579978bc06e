import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { figure, pageOf, rowsOf, text, type Page, type WholeList } from '@/shared/api/page';
import { pathPart } from '@/shared/idInAddress';
import type { BulkAnswer } from './bulk/bulkAnswers';
import { memberDetail, type MemberDetail } from './detail/memberDetail';
import { memberRow, type Member, type MemberGroup } from './member';
import { sharedWithStories, type Asker } from './storyLists';
import { noteStatus } from './wholeSet/heldSets';

/** How many members there are of each kind. */
export type MemberStats = { users: number; requests: number; rejected: number; blocked: number };

/** Registered users per month, oldest first; both lists are equally long. */
export type Registrations = { months: string[]; counts: number[] };

const statuses: Record<MemberGroup, readonly string[]> = {
  pending: ['pending'],
  accepted: ['approved', 'blocked'],
  rejected: ['rejected'],
};

/** What the contract calls the accepted members in a search; pending ones cannot be searched. */
const searchStatuses = { accepted: 'approved', rejected: 'rejected' } as const;

const memberList = v.object({ data: rowsOf(memberRow), size: v.optional(figure, 0) });
const foundMembers = v.object({ data: rowsOf(memberRow) });
const deletionList = v.object({ responseData: rowsOf(memberRow) });

const stats = v.pipe(
  v.object({ users: figure, requestsCount: figure, rejectedUsers: figure, blockedUsers: figure }),
  v.transform((reply): MemberStats => ({
    users: reply.users,
    requests: reply.requestsCount,
    rejected: reply.rejectedUsers,
    blocked: reply.blockedUsers,
  })),
);

const registrations = v.pipe(
  v.object({ month: v.array(text), count: v.array(figure) }),
  v.transform(({ month, count }): Registrations => {
    const length = Math.min(month.length, count.length);
    return { months: month.slice(0, length), counts: count.slice(0, length) };
  }),
);

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member', 'MemberList', 'MemberStats'] });

/** What is asked anew once an answer about a member was saved: the member, the lists they leave or enter, the figures. */
const changed =
  (...lists: (MemberGroup | 'reported' | 'deleted')[]) =>
  (_reply: unknown, error: unknown, id: string) => {
    if (error) return [];
    const inLists = lists.map((list) => ({ type: 'MemberList' as const, id: list }));
    return [{ type: 'Member' as const, id }, ...inLists, 'MemberStats' as const];
  };

/** Rows that are held outside the store learn of an answer here. */
const becoming =
  (status: string) =>
  (id: string, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
    queryFulfilled.then(
      () => noteStatus(id, status),
      () => undefined,
    );

const bulkCalls: Record<BulkAnswer, { path: string; status: string; lists: readonly string[] }> = {
  accept: { path: '/admins/accept', status: 'approved', lists: ['accepted'] },
  reject: { path: '/admins/reject', status: 'rejected', lists: ['rejected'] },
  block: { path: '/admins/block', status: 'blocked', lists: ['accepted', 'reported'] },
  unblock: { path: '/admins/accept', status: 'approved', lists: ['accepted', 'rejected', 'reported'] },
};

export const membersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<MemberStats, void>({
      query: () => ({ url: '/analysis/details' }),
      rawResponseSchema: stats,
      providesTags: ['MemberStats'],
    }),
    getRegistrations: build.query<Registrations, void>({
      query: () => ({ url: '/analysis/user' }),
      rawResponseSchema: registrations,
    }),
    listMembers: build.query<Page<Member>, { group: MemberGroup; page: number }>({
      query: ({ group, page }) => ({ url: '/admins/listuser', params: { status: statuses[group], page } }),
      rawResponseSchema: memberList,
      transformResponse: ({ data, size }: v.InferOutput<typeof memberList>, _meta, { page }) =>
        pageOf(data, size, page),
      providesTags: (_page, _error, { group }) => [{ type: 'MemberList', id: group }],
    }),
    // A page of a walk through the whole list: the one who asks keeps the rows, the store lets go of them at once.
    readMembers: build.query<Page<Member>, { group: MemberGroup; page: number }>({
      query: ({ group, page }) => ({ url: '/admins/listuser', params: { status: statuses[group], page } }),
      rawResponseSchema: memberList,
      transformResponse: ({ data, size }: v.InferOutput<typeof memberList>, _meta, { page }) =>
        pageOf(data, size, page),
      keepUnusedDataFor: 0,
    }),
    // The answer is one list, paged in the browser.
    searchMembers: build.query<WholeList<Member>, { group: keyof typeof searchStatuses; name: string }>({
      query: ({ group, name }) => ({
        url: '/admins/searchuser',
        params: { status: searchStatuses[group], username: name },
      }),
      rawResponseSchema: foundMembers,
      transformResponse: ({ data }: v.InferOutput<typeof foundMembers>) => data,
      providesTags: (_list, _error, { group }) => [{ type: 'MemberList', id: group }],
    }),
    getMember: build.query<MemberDetail, string>({
      query: (id) => ({ url: '/retrieve/userDetails', params: { user_id: id } }),
      rawResponseSchema: memberDetail,
      providesTags: (_detail, _error, id) => [{ type: 'Member', id }],
    }),
    // The pending list is left alone on purpose: the answered row stays on screen with its outcome until the next visit.
    acceptMember: build.mutation<void, string>({
      query: (id) => ({ url: '/admins/accept', method: 'PUT', params: { user_id: id } }),
      onQueryStarted: becoming('approved'),
      invalidatesTags: changed('accepted'),
    }),
    rejectMember: build.mutation<void, string>({
      query: (id) => ({ url: '/admins/reject', method: 'PUT', params: { user_id: id } }),
      onQueryStarted: becoming('rejected'),
      invalidatesTags: changed('rejected'),
    }),
    blockMember: build.mutation<void, string>({
      query: (id) => ({ url: '/admins/block', method: 'PUT', params: { user_id: id } }),
      onQueryStarted: becoming('blocked'),
      invalidatesTags: changed('accepted', 'reported'),
    }),
    // The contract has one call for both: a rejected member is approved by it, and moves from one list to the other.
    unblockMember: build.mutation<void, string>({
      query: (id) => ({ url: '/admins/accept', method: 'PUT', params: { user_id: id } }),
      onQueryStarted: becoming('approved'),
      invalidatesTags: changed('accepted', 'rejected', 'reported'),
    }),
    // One of many: what is to be asked anew is asked once, at the end of the run.
    answerInBulk: build.mutation<void, { answer: BulkAnswer; id: string }>({
      query: ({ answer, id }) => ({ url: bulkCalls[answer].path, method: 'PUT', params: { user_id: id } }),
      onQueryStarted: ({ answer, id }, life) => becoming(bulkCalls[answer].status)(id, life),
    }),
    // No call: the end of a run, which has one notice and one round of asking anew.
    endBulk: build.mutation<null, { answer: BulkAnswer; ids: readonly string[] }>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_reply, _error, { answer, ids }) =>
        ids.length === 0
          ? []
          : [
              ...ids.map((id) => ({ type: 'Member' as const, id })),
              ...bulkCalls[answer].lists.map((id) => ({ type: 'MemberList' as const, id })),
              'MemberStats' as const,
            ],
    }),
    listDeletionRequests: build.query<WholeList<Member>, Asker>({
      ...sharedWithStories,
      query: () => ({ url: '/api/user/list_delete_request' }),
      rawResponseSchema: deletionList,
      transformResponse: ({ responseData }: v.InferOutput<typeof deletionList>) => responseData,
    }),
    listDeletedMembers: build.query<WholeList<Member>, Asker>({
      ...sharedWithStories,
      query: () => ({ url: '/api/user/deleted/list' }),
      rawResponseSchema: deletionList,
      transformResponse: ({ responseData }: v.InferOutput<typeof deletionList>) => responseData,
      providesTags: [{ type: 'MemberList', id: 'deleted' }],
    }),
    // The list of requests is left alone here as well.
    acceptDeletion: build.mutation<void, string>({
      query: (id) => ({ url: `/api/user/accept_delete_request/${pathPart(id)}`, method: 'PUT' }),
      onQueryStarted: becoming('deleted'),
      invalidatesTags: changed('accepted', 'rejected', 'reported', 'deleted'),
    }),
  }),
});

export const {
  useGetStatsQuery,
  useGetRegistrationsQuery,
  useListMembersQuery,
  useLazyListMembersQuery,
  useSearchMembersQuery,
  useGetMemberQuery,
  useAcceptMemberMutation,
  useRejectMemberMutation,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useAnswerInBulkMutation,
  useEndBulkMutation,
  useListDeletionRequestsQuery,
  useListDeletedMembersQuery,
  useAcceptDeletionMutation,
} = membersApi;
