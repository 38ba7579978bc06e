import { createAction, type WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { unreadableError } from './envelope';

export const staleAfterSeconds = 10;

export const unlessFailed =
  <Tag>(...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags;

/** The only API; each domain injects its endpoints. Answers that fail an endpoint's `rawResponseSchema` are `unreadable`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Member',
    'MemberList',
    'MemberStats',
    'Panchanga',
    'VersionList',
    'VendorAds',
    'ExpiredVendorAds',
    'VendorAdCategories',
  ],
  // A screen uses the data of its prefetch if it opens within this many seconds.
  refetchOnMountOrArgChange: staleAfterSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  catchSchemaFailure: () => unreadableError,
  endpoints: () => ({}),
});

/** What RTK does when the connection is back, and when the focus comes and goes: it refetches what is on screen. */
export const { onOnline, onFocus: focusRegained, onFocusLost: focusLost } = baseApi.internalActions;

export const refetchActive = createAction('screen/refetchActive');

export const selectIsFocused = ({ api }: WithSlice<typeof baseApi>) => api.config.focused;
