import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { idOnWire, rowsOf, type WholeList } from '@/shared/api/page';
import { pathPart } from '@/shared/idInAddress';
import { latestFirst, panchangaRow, toWire, type Panchanga, type PanchangaValues } from './panchanga';

/** Who asks for the list: its own screen, or a line beside other things, which says nothing when it fails. */
export type Asker = 'line' | void;

const panchangaList = v.object({ responseData: rowsOf(panchangaRow) });

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['Panchanga'] });

const listChanged = (_reply: unknown, error: unknown) => (error ? [] : ['Panchanga' as const]);
const add = (values: PanchangaValues) => ({
  url: '/api/panchanga/add_panchanga',
  method: 'POST' as const,
  body: toWire(values),
});

export const panchangaApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listPanchanga: build.query<WholeList<Panchanga>, Asker>({
      query: () => ({ url: '/api/panchanga/list_panchanga' }),
      // One answer serves both.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      rawResponseSchema: panchangaList,
      transformResponse: ({ responseData: { rows, unreadable } }: v.InferOutput<typeof panchangaList>) => ({
        rows: latestFirst(rows),
        unreadable,
      }),
      providesTags: ['Panchanga'],
    }),
    addPanchanga: build.mutation<void, PanchangaValues>({ query: add, invalidatesTags: listChanged }),
    updatePanchanga: build.mutation<void, Panchanga>({
      query: ({ id, ...values }) => ({
        url: `/api/panchanga/update_panchanga/${pathPart(id)}`,
        method: 'PUT',
        body: { id: idOnWire(id), ...toWire(values) },
      }),
      invalidatesTags: listChanged,
    }),
    deletePanchanga: build.mutation<void, string>({
      query: (id) => ({ url: `/api/panchanga/delete_panchanga/${pathPart(id)}`, method: 'DELETE' }),
      invalidatesTags: listChanged,
    }),
    // One day of many: the list is asked for anew at the end of the run.
    addInRun: build.mutation<void, PanchangaValues>({ query: add }),
    // No call: the end of a run, which has one notice.
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
