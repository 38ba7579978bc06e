import { baseApi, invalidatesOnSuccess, keepForSession } from '@/shared/api/baseApi';
import { wholeList, type WholeList } from '@/shared/api/page';
import { type Silent } from '@/shared/api/call';
import {
  blockerRow,
  matchRow,
  noteList,
  reportedMemberRow,
  type Blocker,
  type Match,
  type Note,
  type ReportedMember,
} from './moderationRows';

const notesUrl = '/admins/notes';

export type ReportDecision = { id: string; decision: 'no_action' | 'reopen' };

// The histories of all members share one reply of a list, which is kept for the session.
export const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBlocks: build.query<WholeList<Blocker>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/api/user_report/admin/list_blocked_user' }),
      rawResponseSchema: wholeList(blockerRow),
    }),
    listReports: build.query<WholeList<ReportedMember>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/api/user_report/list_reported_user' }),
      rawResponseSchema: wholeList(reportedMemberRow),
      // Rows hold the members' statuses, and deleted members leave the list.
      providesTags: [{ type: 'MemberList', id: 'reported' }],
    }),
    decideReports: build.mutation<unknown, ReportDecision>({
      query: ({ id, decision }) => ({
        url: '/admins/report_decision',
        method: 'PUT',
        body: { user_id: id, decision },
        extension: 'reports',
      }),
      invalidatesTags: invalidatesOnSuccess({ type: 'MemberList', id: 'reported' }),
    }),
    listMatches: build.query<WholeList<Match>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/api/admin/accepted/requests', messageField: 'responseMessage' }),
      rawResponseSchema: wholeList(matchRow),
    }),
    listNotes: build.query<WholeList<Note>, { id: string }>({
      query: ({ id }) => ({ url: notesUrl, params: { user_id: id }, extension: 'notes' }),
      rawResponseSchema: noteList,
      providesTags: (_list, _error, { id }) => [{ type: 'MemberNotes', id }],
    }),
    addNote: build.mutation<unknown, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: notesUrl, method: 'POST', body: { user_id: id, text }, extension: 'notes' }),
      invalidatesTags: (_reply, error, { id }) => (error ? [] : [{ type: 'MemberNotes', id }]),
    }),
    deleteNote: build.mutation<unknown, { id: string; noteId: string }>({
      query: ({ noteId }) => ({ url: notesUrl, method: 'DELETE', params: { note_id: noteId }, extension: 'notes' }),
      invalidatesTags: (_reply, error, { id }) => (error ? [] : [{ type: 'MemberNotes', id }]),
    }),
  }),
});

export const {
  useListBlocksQuery,
  useListReportsQuery,
  useListMatchesQuery,
  useListNotesQuery,
  useAddNoteMutation,
  useDeleteNoteMutation,
} = moderationApi;
