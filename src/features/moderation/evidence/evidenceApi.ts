import type { MemberDetail } from '@/features/members/memberDetail';
import { baseApi } from '@/shared/api/baseApi';
import { readPictureHash } from './pictureHash';

/** What a horoscope is compared by, as the member wrote it. */
export type Horoscope = Pick<MemberDetail, 'personal' | 'career'>;

/** ms: three frames. */
const timeToPaint = 50;

// No calls: what is worked out once for all who show it.
export const evidenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The picture of this address comes from the browser's cache.
    getPictureHash: build.query<string, string>({
      queryFn: async (address) => ({ data: await readPictureHash(address) }),
      keepUnusedDataFor: Infinity,
    }),
    // The almanac is fetched when the first profile is read; where it cannot be had, nothing is said until another look.
    getHoroscopeDoubts: build.query<readonly string[], Horoscope>({
      queryFn: async (horoscope) => {
        const almanac = await import('./horoscope').catch(() => undefined);
        // The profile itself is painted first.
        await new Promise((resolve) => setTimeout(resolve, timeToPaint));
        return { data: almanac?.horoscopeDoubts(horoscope) ?? [] };
      },
    }),
  }),
});

export const { useGetHoroscopeDoubtsQuery } = evidenceApi;
