import type { WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { AppThunk } from '@/shared/hooks/store';
import { baseQuery } from './baseQuery';
import { unreadableError } from './envelope';
import { freshness } from './freshness';

export const unlessFailed =
  <Tag>(...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags;

/** The only API; each domain injects its endpoints. Answers that fail an endpoint's `rawResponseSchema` are `unreadable`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Factors',
    'Member',
    'MemberList',
    'MemberNotes',
    'MemberStats',
    'Panchanga',
    'Sessions',
    'VersionList',
    'VendorAds',
    'ExpiredVendorAds',
    'VendorAdCategories',
  ],
  ...freshness.standard,
  catchSchemaFailure: () => unreadableError,
  endpoints: () => ({}),
});

/** What RTK does when the connection is back: it refetches what is on screen. */
export const { onOnline } = baseApi.internalActions;

export const selectIsOffline = ({ api }: WithSlice<typeof baseApi>) => !api.config.online;

/** The statistics are polled, so they are not refetched on reconnecting. */
export const refetchActive = (): AppThunk => (dispatch, getState) => {
  if (selectIsOffline(getState())) return;
  dispatch(baseApi.util.invalidateTags(['MemberStats']));
  dispatch(onOnline());
};

export const sharedEntry = { serializeQueryArgs: ({ endpointName }: { endpointName: string }) => endpointName };

export const lastingEntry = { ...sharedEntry, keepUnusedDataFor: Infinity };
