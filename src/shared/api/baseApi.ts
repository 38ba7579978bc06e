import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery, unreadableText } from './baseQuery';

/** Seconds: what a screen shows on arrival is at most so old. */
export const oldAfter = 10;

/**
 * The one API of the console; each domain injects its endpoints.
 * An answer is checked by the endpoint's `rawResponseSchema`; one that does not fit is the ApiError `unreadable`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Coming from a prefetch, an answer is not asked for twice.
  refetchOnMountOrArgChange: oldAfter,
  // The focus is what app/refreshOnReturn.ts says: a page that comes back after a while.
  refetchOnFocus: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'unreadable', message: unreadableText }),
  endpoints: () => ({}),
});
