import { baseApi } from '@/shared/api/baseApi';
import { readPictureHash } from './pictureHash';

export const evidenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No call: the picture of this address comes from the browser's cache. What it looks like is worked out once a session.
    getPictureHash: build.query<string, string>({
      queryFn: async (address) => ({ data: await readPictureHash(address) }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});
