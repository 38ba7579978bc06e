import { baseApi } from './baseApi';

/** The journal says who has saved which list. */
export const exportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    noteExport: build.mutation<unknown, { list: string; rows: number }>({
      query: (body) => ({ url: '/admins/journal/exports', method: 'POST', body, extension: 'journal' }),
    }),
  }),
});
