import * as v from 'valibot';
import { baseApi, invalidatesOnSuccess } from '@/shared/api/baseApi';
import { text } from '@/shared/api/page';
import { timestampSchema } from '@/shared/format/dates';

const session = v.object({
  id: v.string(),
  device: text,
  address: text,
  created_at: timestampSchema,
  last_used_at: timestampSchema,
  is_current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof session>;

const sessions = v.pipe(
  v.object({ data: v.array(session) }),
  v.transform(({ data }) => data),
);

const extension = 'sessions';

/** Of the profile alone, so that the way to the dashboard does not carry it. */
export const sessionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<OwnSession[], void>({
      query: () => ({ url: '/admins/sessions', extension }),
      rawResponseSchema: sessions,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: '/admins/sessions', method: 'DELETE', params: { session_id: id }, extension }),
      invalidatesTags: invalidatesOnSuccess('Sessions'),
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/admins/sessions/others', method: 'DELETE', extension }),
      invalidatesTags: invalidatesOnSuccess('Sessions'),
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
