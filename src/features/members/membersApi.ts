import { isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/shared/api/baseApi';
import { pageOf, wholeList, type Page, type WholeList } from '@/shared/api/page';
import { answered, largeListsOf } from '@/shared/largeList/largeLists';
import { lastingEntry, tagsOfShown, type QuietOption } from '@/shared/notices/quiet';
import { toPathSegment } from '@/shared/routing/pathSegment';
import { notRead, type AllMembers, type AllMembersPageQuery } from './allMembersState';
import { memberRow, type Member, type MemberGroup } from './member';
import type { MemberAnswer, SavedAnswer } from './memberAnswers';
import { memberDetail, type MemberDetail } from './memberDetail';
import type { FoundMembers, MemberList } from './memberList';
import {
  memberList,
  registrations,
  stats,
  type MemberListReply,
  type MemberStats,
  type Registrations,
} from './memberReplies';

/** `listuser` takes several statuses, `searchuser` only the first one; pending members cannot be searched. */
const statuses = { pending: ['pending'], accepted: ['approved', 'blocked'], rejected: ['rejected'] } as const;

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Member', 'MemberList', 'MemberStats'] });

/**
 * Where an answer is sent, and the lists that it changes. The pending list is not among them: the answered row stays on screen
 * with its outcome until the next visit. Accepting and unblocking are one call, which moves a rejected member to another list.
 */
const answerCalls = {
  accept: { url: '/admins/accept', lists: ['accepted'] },
  reject: { url: '/admins/reject', lists: ['rejected'] },
  block: { url: '/admins/block', lists: ['accepted', 'reported'] },
  unblock: { url: '/admins/accept', lists: ['accepted', 'rejected', 'reported'] },
} as const;

const tagsOf = (ids: readonly string[], lists: readonly (MemberGroup | 'reported' | 'deleted')[]) => [
  ...ids.map((id) => ({ type: 'Member' as const, id })),
  ...lists.map((id) => ({ type: 'MemberList' as const, id })),
  'MemberStats' as const,
];

export const tagsOfAnswer = (answer: MemberAnswer, ids: readonly string[]) => tagsOf(ids, answerCalls[answer].lists);

const tagsOfList = (group: MemberGroup) => [{ type: 'MemberList' as const, id: group }];

const answerCall = (answer: MemberAnswer, id: string) =>
  ({ url: answerCalls[answer].url, method: 'PUT', params: { user_id: id } }) as const;

const answerOne = (answer: MemberAnswer) => ({
  query: (id: string) => answerCall(answer, id),
  transformResponse: (_reply: unknown, _meta: unknown, id: string): SavedAnswer => ({ answer, id }),
  invalidatesTags: (_reply: unknown, error: unknown, id: string) => (error ? [] : tagsOfAnswer(answer, [id])),
});

export const ownerOf = (group: MemberGroup) => `members ${group}`;

const membersPage = {
  query: ({ group, page }: { group: MemberGroup; page: number }) => ({
    url: '/admins/listuser',
    params: { status: statuses[group], page },
  }),
  rawResponseSchema: memberList,
  transformResponse: ({ data, size }: MemberListReply, _meta: unknown, { page }: { page: number }) =>
    pageOf(data, size, page),
};

export type MembersSearch = { group: Exclude<MemberGroup, 'pending'>; name: string };

export const membersSearch = {
  query: ({ group, name }: MembersSearch) => ({
    url: '/admins/searchuser',
    params: { status: statuses[group][0], username: name },
  }),
  rawResponseSchema: memberList,
  transformResponse: ({ data }: MemberListReply) => data,
  providesTags: (_list: unknown, _error: unknown, { group }: MembersSearch) => tagsOfList(group),
};

export const oneMember = {
  query: (id: string) => ({ url: '/retrieve/userDetails', params: { user_id: id } }),
  rawResponseSchema: memberDetail,
  providesTags: (_detail: unknown, _error: unknown, id: string) => [{ type: 'Member' as const, id }],
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
      ...membersPage,
      providesTags: (_page, _error, { group }) => tagsOfList(group),
    }),
    // The rows go to a large list and leave the store at once.
    readMembers: build.query<Page<Member>, { group: MemberGroup; page: number }>({
      ...membersPage,
      keepUnusedDataFor: 0,
    }),
    // No call: the state of a group's large list, which readAllMembers fills.
    getAllMembers: build.query<AllMembers, MemberGroup>({
      queryFn: () => ({ data: notRead }),
      keepUnusedDataFor: Infinity,
      onCacheEntryAdded: async (group, { extra, cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        largeListsOf({ extra }).closeAll(ownerOf(group));
      },
    }),
    getAllMembersPage: build.query<FoundMembers, AllMembersPageQuery>({
      queryFn: async ({ listId, find, sort, page }, api) =>
        answered(await largeListsOf(api).get<MemberList>(listId)?.ask('page', { find, sort, page })),
    }),
    // The answer is one list, paged in the browser.
    searchMembers: build.query<WholeList<Member>, MembersSearch>(membersSearch),
    getMember: build.query<MemberDetail, string>(oneMember),
    acceptMember: build.mutation<SavedAnswer, string>(answerOne('accept')),
    rejectMember: build.mutation<SavedAnswer, string>(answerOne('reject')),
    blockMember: build.mutation<SavedAnswer, string>(answerOne('block')),
    unblockMember: build.mutation<SavedAnswer, string>(answerOne('unblock')),
    answerInBulk: build.mutation<SavedAnswer, { answer: MemberAnswer; id: string }>({
      query: ({ answer, id }) => answerCall(answer, id),
      transformResponse: (_reply, _meta, asked) => asked,
    }),
    listDeletionRequests: build.query<WholeList<Member>, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/api/user/list_delete_request' }),
      rawResponseSchema: wholeList(memberRow),
    }),
    listDeletedMembers: build.query<WholeList<Member>, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/api/user/deleted/list', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(memberRow),
      providesTags: tagsOfShown({ type: 'MemberList' as const, id: 'deleted' }),
    }),
    // The list of requests is not invalidated: its rows stay on screen with their outcome.
    acceptDeletion: build.mutation<SavedAnswer, string>({
      query: (id) => ({ url: `/api/user/accept_delete_request/${toPathSegment(id)}`, method: 'PUT' }),
      transformResponse: (_reply, _meta, id) => ({ answer: 'delete', id }),
      invalidatesTags: (_reply, error, id) =>
        error ? [] : tagsOf([id], ['accepted', 'rejected', 'reported', 'deleted']),
    }),
  }),
});

const { acceptMember, rejectMember, blockMember, unblockMember, answerInBulk, acceptDeletion } = membersApi.endpoints;

export const isAnswerSaved = isAnyOf(
  acceptMember.matchFulfilled,
  rejectMember.matchFulfilled,
  blockMember.matchFulfilled,
  unblockMember.matchFulfilled,
  answerInBulk.matchFulfilled,
  acceptDeletion.matchFulfilled,
);

export const changeAllMembers = (group: MemberGroup, change: (known: AllMembers) => void) =>
  membersApi.util.updateQueryData('getAllMembers', group, change);

export const {
  useGetStatsQuery,
  useGetRegistrationsQuery,
  useListMembersQuery,
  useLazyListMembersQuery,
  useGetAllMembersPageQuery,
  useLazyGetAllMembersPageQuery,
  useSearchMembersQuery,
  useGetMemberQuery,
  useAcceptMemberMutation,
  useRejectMemberMutation,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useAnswerInBulkMutation,
  useListDeletionRequestsQuery,
  useListDeletedMembersQuery,
  useAcceptDeletionMutation,
} = membersApi;
