import type { MemberDetail } from '@/features/members/memberDetail';
import { baseApi } from '@/shared/api/baseApi';
import { readPictureHash } from './pictureHash';

/** As the member wrote it. */
export type Horoscope = Pick<MemberDetail, 'personal' | 'career'>;

/** ms: three frames. */
const timeToPaint = 50;

// No calls: computed once per member and shared by the cache.
export const evidenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // From the browser's cache.
    getPictureHash: build.query<string, string>({
      queryFn: async (address) => ({ data: await readPictureHash(address) }),
      keepUnusedDataFor: Infinity,
    }),
    // The almanac's chunk loads with the first profile; without it there is no hint until the next visit.
    getHoroscopeDoubts: build.query<readonly string[], Horoscope>({
      queryFn: async (horoscope) => {
        const almanac = await import('./horoscope').catch(() => undefined);
        // After the profile is painted.
        await new Promise((resolve) => setTimeout(resolve, timeToPaint));
        return { data: almanac?.horoscopeDoubts(horoscope) ?? [] };
      },
    }),
  }),
});

export const { useGetHoroscopeDoubtsQuery } = evidenceApi;
