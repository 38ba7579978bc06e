import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './apiError';
import { baseQuery } from './baseQuery';
import { unreadableText } from './envelope';

export const staleAfterSeconds = 10;

export const unlessFailed =
  <Tag>(...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags;

/**
 * The one API of the console; each domain injects its endpoints.
 * An endpoint's `rawResponseSchema` checks its answers; one that does not fit is the ApiError `unreadable`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // A screen that opens right after its prefetch uses what that fetched.
  refetchOnMountOrArgChange: staleAfterSeconds,
  // app/AdminConsole.tsx defines what counts as focus.
  refetchOnFocus: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'unreadable', message: unreadableText }),
  endpoints: () => ({}),
});

/** Asks again for everything that the screen shows, as coming back to it does. */
export const askAgain = () => baseApi.internalActions.onFocus();
