import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { baseQuery } from '@/shared/api/baseQuery';
import { unreadableError } from '@/shared/api/envelope';
import { pageOf, wholeList, type Page, type WholeList } from '@/shared/api/page';
import { rowsPerPage } from '@contract/limits';
import { lastingEntry, type Silent } from '@/shared/notices/silent';
import type { MemberStatus } from '@contract/members';
import { toPathSegment } from '@/shared/routing/pathSegment';
import {
  memberList,
  deletionRequestRow,
  memberRow,
  registrations,
  stats,
  type DeletionRequest,
  type Member,
  type MemberGroup,
  type MemberListReply,
  type MemberStats,
  type Registrations,
} from './member';
import { memberDetail, type MemberDetail } from './memberDetail';
import type { ShownBefore } from './shownPages';

export type ById = { id: string } & Silent;

/** Of the pending list, `before` says where the page begins; it is no part of the cache key. */
export type MembersPage = { group: MemberGroup; page: number; before?: ShownBefore };

export type MembersSearch = { group: 'accepted' | 'rejected'; name: string } & Silent;

/** `listuser` takes several statuses, `searchuser` only the first one; pending members cannot be searched. */
const statuses = {
  pending: ['pending'],
  accepted: ['approved', 'blocked'],
  blocked: ['blocked'],
  rejected: ['rejected'],
} as const satisfies Record<MemberGroup, readonly MemberStatus[]>;

const tagsOf = (ids: readonly string[], lists: readonly (MemberGroup | 'reported' | 'deleted')[]) => [
  ...ids.map((id) => ({ type: 'Member' as const, id })),
  ...lists.map((id) => ({ type: 'MemberList' as const, id })),
  'MemberStats' as const,
];

/**
 * What a decision is called, the status afterwards, and the lists that it changes. The pending list is not among them: the answered row stays on
 * screen with its outcome until the next visit. Accepting and unblocking are one call, which moves a rejected member to
 * another list.
 */
export const decisions = {
  accept: { action: 'Accept', done: 'Accepted', status: 'approved', path: 'accept', lists: ['accepted'] },
  reject: { action: 'Reject', done: 'Rejected', status: 'rejected', path: 'reject', lists: ['rejected'] },
  block: {
    action: 'Block',
    done: 'Blocked',
    status: 'blocked',
    path: 'block',
    lists: ['accepted', 'blocked', 'reported'],
  },
  unblock: {
    action: 'Unblock',
    done: 'Unblocked',
    status: 'approved',
    path: 'accept',
    lists: ['accepted', 'blocked', 'rejected', 'reported'],
  },
} as const;

export type Decision = keyof typeof decisions;

/** What was saved about a member. */
export type SavedDecision = { decision: Decision | 'delete'; id: string };

export const isDangerous = (decision: Decision) => decision === 'reject' || decision === 'block';

export const statusAfter = (decision: SavedDecision['decision']) =>
  decision === 'delete' ? 'deleted' : decisions[decision].status;

export const tagsOfDecision = (decision: Decision, ids: readonly string[]) => tagsOf(ids, decisions[decision].lists);

/** A silent decision is one of many; their run refetches once at its end. */
const decide = (decision: Decision) => ({
  query: ({ id }: ById) => ({
    url: `/admins/${decisions[decision].path}`,
    method: 'PUT' as const,
    params: { user_id: id },
    statusOnly: true as const,
  }),
  transformResponse: (_reply: unknown, _meta: unknown, { id }: ById): SavedDecision => ({ decision, id }),
  invalidatesTags: (_reply: unknown, error: unknown, { id, silent }: ById) =>
    error || silent ? [] : tagsOfDecision(decision, [id]),
});

/** The rows of a page and the server's count of the group. The fullRead reads thousands of pages past the cache. */
export async function readPage(
  { group, page }: MembersPage,
  api: Parameters<typeof baseQuery>[1],
): Promise<{ data: MemberListReply } | { error: ApiError }> {
  const request = { url: '/admins/listuser', params: { status: statuses[group], page } };
  const { data, error } = await baseQuery(request, api, {});
  if (error) return { error };
  const { success, output } = v.safeParse(memberList, data);
  return success ? { data: output } : { error: unreadableError };
}

/**
 * A page as it is shown. Behind answered requests it lies across two pages of the server, and begins with the first request
 * that no page before it shows.
 */
async function readShownPage(
  { group, page, before: { decided, waiting } = { decided: 0, waiting: [] } }: MembersPage,
  api: Parameters<typeof baseQuery>[1],
): Promise<{ data: Page<Member> } | { error: ApiError }> {
  const from = Math.max(0, (page - 1) * rowsPerPage - decided);
  const first = Math.floor(from / rowsPerPage) + 1;
  const begin = from % rowsPerPage;
  const asked = begin === 0 ? [first] : [first, first + 1];
  const replies = await Promise.all(asked.map((one) => readPage({ group, page: one }, api)));
  const parts: MemberListReply[] = [];
  for (const reply of replies) {
    if ('error' in reply) return reply;
    parts.push(reply.data);
  }
  const all = [...new Map(parts.flatMap(({ data }) => data.rows).map((row) => [row.id, row])).values()];
  const last = all.findLastIndex(({ id }) => waiting.includes(id));
  const rows = begin === 0 ? all : all.slice(last === -1 ? begin : last + 1).slice(0, rowsPerPage);
  const unreadable = parts.reduce((sum, { data }) => sum + data.unreadable, 0);
  const size = parts.at(-1)?.size;
  return { data: pageOf({ rows, unreadable }, size === undefined ? size : size + decided, page) };
}

export const membersApi = baseApi.injectEndpoints({
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
    listMembers: build.query<Page<Member>, MembersPage>({
      queryFn: readShownPage,
      serializeQueryArgs: ({ queryArgs: { group, page } }) => ({ group, page }),
      providesTags: (_page, _error, { group }) => [{ type: 'MemberList', id: group }],
    }),
    // The reply is one list, paged in the browser.
    searchMembers: build.query<WholeList<Member>, MembersSearch>({
      query: ({ group, name }) => ({
        url: '/admins/searchuser',
        params: { status: statuses[group][0], username: name },
      }),
      serializeQueryArgs: ({ queryArgs: { group, name } }) => ({ group, name }),
      rawResponseSchema: memberList,
      transformResponse: ({ data }: MemberListReply) => data,
      providesTags: (_list, _error, { group }) => [{ type: 'MemberList', id: group }],
    }),
    getMember: build.query<MemberDetail, ById>({
      query: ({ id }) => ({ url: '/retrieve/userDetails', params: { user_id: id } }),
      serializeQueryArgs: ({ queryArgs: { id } }) => ({ id }),
      rawResponseSchema: memberDetail,
      providesTags: (_detail, _error, { id }) => [{ type: 'Member', id }],
    }),
    acceptMember: build.mutation<SavedDecision, ById>(decide('accept')),
    rejectMember: build.mutation<SavedDecision, ById>(decide('reject')),
    blockMember: build.mutation<SavedDecision, ById>(decide('block')),
    unblockMember: build.mutation<SavedDecision, ById>(decide('unblock')),
    listDeletionRequests: build.query<WholeList<DeletionRequest>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user/list_delete_request' }),
      rawResponseSchema: wholeList(deletionRequestRow),
    }),
    listDeletedMembers: build.query<WholeList<Member>, Silent | void>({
      ...lastingEntry,
      query: () => ({ url: '/api/user/deleted/list', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(memberRow),
      providesTags: [{ type: 'MemberList', id: 'deleted' }],
    }),
    // The list of requests is not invalidated: its rows stay on screen with their outcome.
    acceptDeletion: build.mutation<SavedDecision, ById>({
      query: ({ id }) => ({
        url: `/api/user/accept_delete_request/${toPathSegment(id)}`,
        method: 'PUT',
        statusOnly: true,
      }),
      transformResponse: (_reply, _meta, { id }) => ({ decision: 'delete', id }),
      invalidatesTags: (_reply, error, { id }) =>
        error ? [] : tagsOf([id], ['accepted', 'blocked', 'rejected', 'reported', 'deleted']),
    }),
  }),
});

const { acceptMember, rejectMember, blockMember, unblockMember, acceptDeletion } = membersApi.endpoints;

export const isDecisionSaved = isAnyOf(
  acceptMember.matchFulfilled,
  rejectMember.matchFulfilled,
  blockMember.matchFulfilled,
  unblockMember.matchFulfilled,
  acceptDeletion.matchFulfilled,
);

export const {
  useGetStatsQuery,
  useGetRegistrationsQuery,
  useListMembersQuery,
  useSearchMembersQuery,
  useGetMemberQuery,
  useAcceptMemberMutation,
  useRejectMemberMutation,
  useBlockMemberMutation,
  useUnblockMemberMutation,
  useListDeletionRequestsQuery,
  useListDeletedMembersQuery,
  useAcceptDeletionMutation,
} = membersApi;
