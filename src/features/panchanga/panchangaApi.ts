import * as v from 'valibot';
import { baseApi, oneCacheEntry, invalidatesOnSuccess } from '@/shared/api/baseApi';
import { idToRequest, wholeList, type WholeList } from '@/shared/api/page';
import { type Silent } from '@/shared/api/call';
import { latestFirst, panchangaRow, toRequest, type Panchanga, type PanchangaValues } from './panchanga';

const panchangaList = v.pipe(
  wholeList(panchangaRow),
  v.transform(({ rows, unreadable }) => ({ rows: latestFirst(rows), unreadable })),
);

const messageField = 'responseMessage';
const write = { messageField, statusOnly: true } as const;

export const panchangaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPanchanga: build.query<WholeList<Panchanga>, Silent | void>({
      ...oneCacheEntry,
      query: () => ({ url: '/api/panchanga/list_panchanga', messageField }),
      rawResponseSchema: panchangaList,
      providesTags: ['Panchanga'],
    }),
    // A silent one is part of a run, which refetches the list at its end.
    addPanchanga: build.mutation<void, PanchangaValues & Silent>({
      query: (values) => ({
        url: '/api/panchanga/add_panchanga',
        method: 'POST',
        body: toRequest(values),
        ...write,
      }),
      invalidatesTags: (_reply, error, { silent }) => (error || silent ? [] : ['Panchanga']),
    }),
    updatePanchanga: build.mutation<void, Panchanga>({
      query: ({ id, sentDate, ...values }) => ({
        url: `/api/panchanga/update_panchanga/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { id: idToRequest(id), ...toRequest(values), date: sentDate ?? values.date },
        ...write,
      }),
      invalidatesTags: invalidatesOnSuccess('Panchanga'),
    }),
    deletePanchanga: build.mutation<void, string>({
      query: (id) => ({
        url: `/api/panchanga/delete_panchanga/${encodeURIComponent(id)}`,
        method: 'DELETE',
        ...write,
      }),
      invalidatesTags: invalidatesOnSuccess('Panchanga'),
    }),
  }),
});

export const {
  useListPanchangaQuery,
  useAddPanchangaMutation,
  useUpdatePanchangaMutation,
  useDeletePanchangaMutation,
} = panchangaApi;
