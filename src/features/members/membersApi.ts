import * as v from 'valibot';
import { isAnyOf } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { baseApi, baseQuery, keepForSession } from '@/shared/api/baseApi';
import { unreadableError } from '@/shared/api/transport';
import { pageOf, wholeList, type Page, type WholeList } from '@/shared/api/page';
import type { Silent } from '@/shared/api/call';
import { rowsPerPage } from '@contract/limits';
import type { MemberStatus } from '@contract/members';
import {
  deletionRequestRow,
  memberDetail,
  memberList,
  memberRow,
  registrations,
  similarMembers,
  stats,
  takenBack,
  type DeletionRequest,
  type Member,
  type MemberDetail,
  type MemberGroup,
  type MemberListReply,
  type MemberStats,
  type Registrations,
  type TakenBack,
} from './member';
import type { ShownBefore } from './shownPages';

/** `isUndo`: takes an earlier decision back, and is none that can be taken back. */
export type ById = { id: string; isUndo?: true } & Silent;

export type TakeBack = { id: string; name: string; decision: Decision } & Silent;

/** Of the pending list, `before` says where the page begins; it is no part of the cache key. `size` is in rows. */
export type MembersPage = { group: MemberGroup; page: number; size?: number; before?: ShownBefore };

export type MembersSearch = { group: 'accepted' | 'rejected'; name: string } & Silent;

/** `listuser` takes several statuses, `searchuser` only the first one; pending members cannot be searched. */
export const statusesOf = {
  pending: ['pending'],
  accepted: ['approved', 'blocked'],
  blocked: ['blocked'],
  rejected: ['rejected'],
} as const satisfies Record<MemberGroup, readonly MemberStatus[]>;

/** The lists of requests are not among those that change: an answered row stays on screen with its outcome until the next visit. */
export const decisions = {
  Accept: { status: 'approved', lists: ['accepted'] },
  Reject: { status: 'rejected', lists: ['rejected'] },
  Block: { status: 'blocked', lists: ['accepted', 'blocked', 'reported'] },
  Unblock: { status: 'approved', lists: ['accepted', 'blocked', 'rejected', 'reported'] },
  'Delete Account': { status: 'deleted', lists: ['accepted', 'blocked', 'rejected', 'reported', 'deleted'] },
} as const;

export type Decision = keyof typeof decisions;

export type SavedDecision = { decision: Decision; id: string };

export const isDangerous = (decision: Decision) => decision !== 'Accept' && decision !== 'Unblock';

export const tagsAfter = (decision: Decision, ids: readonly string[]) => [
  ...ids.map((id) => ({ type: 'Member' as const, id })),
  ...decisions[decision].lists.map((id) => ({ type: 'MemberList' as const, id })),
  'MemberStats' as const,
];

/** A silent decision is one of many; their run refetches once at its end. */
const saves = (decision: Decision) => ({
  transformResponse: (_reply: unknown, _meta: unknown, { id }: ById): SavedDecision => ({ decision, id }),
  invalidatesTags: (_reply: unknown, error: unknown, { id, silent }: ById) =>
    error || silent ? [] : tagsAfter(decision, [id]),
});

const write = { method: 'PUT', statusOnly: true } as const;

/** Whoever answers a request has seen it wait: by themselves the calls accept a member whom somebody else has rejected meanwhile. */
const whileWaiting = (decision: Decision) =>
  (decision === 'Accept' || decision === 'Reject') && hasExtension('if-status') && { if_status: 'pending' };

const decide = (decision: Decision, verb: 'accept' | 'reject' | 'block') => ({
  ...saves(decision),
  query: ({ id }: ById) => ({
    ...write,
    url: `/admins/${verb}`,
    params: { user_id: id, ...whileWaiting(decision) },
  }),
});

/** What the extension sends at most. */
const largestPage = 1000;

/** The rows of a page and the server's count of the group. `isLarge`: as many as the server sends at once, past the cache. */
export async function readPage(
  { group, page, isLarge = false }: MembersPage & { isLarge?: boolean },
  api: Parameters<typeof baseQuery>[1],
): Promise<{ data: MemberListReply } | { error: ApiError }> {
  const params = { status: statusesOf[group], page };
  const request =
    isLarge && hasExtension('members')
      ? { url: '/admins/members', extension: 'members' as const, params: { ...params, limit: largestPage } }
      : { url: '/admins/listuser', params };
  const { data, error } = await baseQuery(request, api, {});
  if (error) return { error };
  const { success, output } = v.safeParse(memberList, data);
  return success ? { data: output } : { error: unreadableError };
}

/** Behind answered requests, or of another size, a page as it is shown lies across several pages of the server. */
async function readShownPage(
  { group, page, size = rowsPerPage, before: { decided, waiting } = { decided: 0, waiting: [] } }: MembersPage,
  api: Parameters<typeof baseQuery>[1],
): Promise<{ data: Page<Member> } | { error: ApiError }> {
  const from = Math.max(0, (page - 1) * size - decided);
  const first = Math.floor(from / rowsPerPage);
  const asked = Array.from({ length: Math.ceil((from + size) / rowsPerPage) - first }, (_, index) => first + index + 1);
  const replies = await Promise.all(asked.map((one) => readPage({ group, page: one }, api)));
  const failed = replies.find((reply) => 'error' in reply);
  if (failed) return failed;
  const parts = replies.flatMap((reply) => ('data' in reply ? reply.data : []));
  // Unreadable rows keep their slots, so that nobody stands on two pages or on none.
  const slots = parts.flatMap(({ data }) => [...Array.from<undefined>({ length: data.unreadable }), ...data.rows]);
  const last = slots.findLastIndex((row) => row && waiting.includes(row.id));
  const begin = last === -1 ? from % rowsPerPage : last + 1;
  const shown = asked.length === 1 ? slots : slots.slice(begin, begin + size);
  const rows = [...new Map(shown.flatMap((row) => (row ? [[row.id, row]] : []))).values()];
  const unreadable = parts.reduce((sum, { data }) => sum + data.unreadable, 0);
  const count = parts.at(-1)?.size;
  return { data: pageOf({ rows, unreadable }, count === undefined ? count : count + decided, page, size) };
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
      serializeQueryArgs: ({ queryArgs: { group, page, size = rowsPerPage } }) => ({ group, page, size }),
      providesTags: (_page, _error, { group }) => [{ type: 'MemberList', id: group }],
    }),
    searchMembers: build.query<WholeList<Member>, MembersSearch>({
      query: ({ group, name }) => ({
        url: '/admins/searchuser',
        params: { status: statusesOf[group][0], username: name },
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
    acceptMember: build.mutation<SavedDecision, ById>(decide('Accept', 'accept')),
    rejectMember: build.mutation<SavedDecision, ById>(decide('Reject', 'reject')),
    blockMember: build.mutation<SavedDecision, ById>(decide('Block', 'block')),
    unblockMember: build.mutation<SavedDecision, ById>(decide('Unblock', 'accept')),
    takeBack: build.mutation<TakenBack, TakeBack>({
      query: ({ id }) => ({
        url: '/admins/takeback',
        method: 'POST',
        body: { user_id: id },
        extension: 'takeback',
      }),
      rawResponseSchema: takenBack,
      // It may be said far from the member.
      transformErrorResponse: (error: ApiError, _meta, { name }) => ({
        ...error,
        message: error.mayBeSaved ? `${name}: ${error.message}` : `${name} is not put back: ${error.message}`,
      }),
      invalidatesTags: (_reply, error, { decision, id, silent }) => (error || silent ? [] : tagsAfter(decision, [id])),
    }),
    listSimilar: build.query<v.InferOutput<typeof similarMembers>, { ids: readonly string[] } & Silent>({
      query: ({ ids }) => ({ url: '/admins/similar', params: { user_id: ids }, extension: 'similar' }),
      rawResponseSchema: similarMembers,
    }),
    listDeletionRequests: build.query<WholeList<DeletionRequest>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/api/user/list_delete_request' }),
      rawResponseSchema: wholeList(deletionRequestRow),
      providesTags: [{ type: 'MemberList', id: 'deletion requests' }],
    }),
    listDeletedMembers: build.query<WholeList<Member>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/api/user/deleted/list', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(memberRow),
      providesTags: [{ type: 'MemberList', id: 'deleted' }],
    }),
    acceptDeletion: build.mutation<SavedDecision, ById>({
      ...saves('Delete Account'),
      query: ({ id }) => ({ ...write, url: `/api/user/accept_delete_request/${encodeURIComponent(id)}` }),
    }),
  }),
});

const { acceptMember, rejectMember, blockMember, unblockMember, acceptDeletion } = membersApi.endpoints;

export const decisionEndpoints = {
  Accept: acceptMember,
  Reject: rejectMember,
  Block: blockMember,
  Unblock: unblockMember,
  'Delete Account': acceptDeletion,
};

export const isDecisionSaved = isAnyOf(...Object.values(decisionEndpoints).map(({ matchFulfilled }) => matchFulfilled));

export const {
  useGetStatsQuery,
  useGetRegistrationsQuery,
  useListMembersQuery,
  useSearchMembersQuery,
  useGetMemberQuery,
  useListDeletionRequestsQuery,
  useListDeletedMembersQuery,
  useListSimilarQuery,
} = membersApi;
