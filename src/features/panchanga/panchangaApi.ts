import * as v from 'valibot';
import { baseApi, unlessFailed } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { idOnWire, wholeList, type WholeList } from '@/shared/api/page';
import { toPathSegment } from '@/shared/routing/pathSegment';
import { sharedEntry, type QuietOption } from '@/shared/notices/quiet';
import { latestFirst, panchangaRow, toWire, type Panchanga, type PanchangaValues } from './panchanga';

const panchangaList = v.pipe(
  wholeList(panchangaRow),
  v.transform(({ rows, unreadable }) => ({ rows: latestFirst(rows), unreadable })),
);

const messageField = 'responseMessage';

const add = (values: PanchangaValues): ApiRequest => ({
  url: '/api/panchanga/add_panchanga',
  method: 'POST',
  body: toWire(values),
  messageField,
});

export const panchangaApi = baseApi.enhanceEndpoints({ addTagTypes: ['Panchanga'] }).injectEndpoints({
  endpoints: (build) => ({
    listPanchanga: build.query<WholeList<Panchanga>, QuietOption>({
      ...sharedEntry,
      query: () => ({ url: '/api/panchanga/list_panchanga', messageField }),
      rawResponseSchema: panchangaList,
      providesTags: ['Panchanga'],
    }),
    addPanchanga: build.mutation<void, PanchangaValues>({
      query: add,
      invalidatesTags: unlessFailed('Panchanga'),
    }),
    updatePanchanga: build.mutation<void, Panchanga>({
      query: ({ id, ...values }) => ({
        url: `/api/panchanga/update_panchanga/${toPathSegment(id)}`,
        method: 'PUT',
        body: { id: idOnWire(id), ...toWire(values) },
        messageField,
      }),
      invalidatesTags: unlessFailed('Panchanga'),
    }),
    deletePanchanga: build.mutation<void, string>({
      query: (id) => ({ url: `/api/panchanga/delete_panchanga/${toPathSegment(id)}`, method: 'DELETE', messageField }),
      invalidatesTags: unlessFailed('Panchanga'),
    }),
    // Part of a run, which refetches the list at its end.
    addInRun: build.mutation<void, PanchangaValues>({ query: add }),
    // No call: the end of a run, with its one notice.
    endRun: build.mutation<null, { added: number }>({
      queryFn: () => ({ data: null }),
      invalidatesTags: ['Panchanga'],
    }),
  }),
});

export const {
  useListPanchangaQuery,
  useLazyListPanchangaQuery,
  useAddPanchangaMutation,
  useUpdatePanchangaMutation,
  useDeletePanchangaMutation,
  useAddInRunMutation,
  useEndRunMutation,
} = panchangaApi;
