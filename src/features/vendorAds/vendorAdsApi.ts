import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { failureText, isApiError, type ApiError } from '@/shared/api/apiError';
import { unlessFailed } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import type { WholeList } from '@/shared/api/page';
import { toPathSegment } from '@/shared/routing/pathSegment';
import { fold } from '@/shared/search';
import { adFormData, isSameAd, toWire, type AdForm } from './adForm';
import type { AdCategory, Visibility } from './vendorAd';
import { messageField, vendorAdLists } from './vendorAdLists';

/** The contract sends every ad's category, known or not. `isOfAd`: a refusal of a known one is then no failure. */
export type CategoryToAdd = { name: string; isNew: boolean; isOfAd?: true };

const putAd = (id: string, body: ApiRequest['body']): ApiRequest => ({
  url: `/api/vendor_ads/update_vendor_ads/${toPathSegment(id)}`,
  method: 'PUT',
  body,
  messageField,
});

const putCategory = ({ id, name, isEnabled }: AdCategory): ApiRequest => ({
  url: `/api/vendor_ads/edit_ads_cat/${toPathSegment(id)}`,
  method: 'PUT',
  body: { status: Number(isEnabled), category: name },
  messageField,
});

const remove = (url: string): ApiRequest => ({ url, method: 'DELETE', messageField });

type Dispatch = BaseQueryApi['dispatch'];
type WriteResult = { data?: unknown; error?: ApiError };
type Send = (request: ApiRequest) => WriteResult | PromiseLike<WriteResult>;

const latest = { subscribe: false, forceRefetch: true } as const;
const latestAds = (dispatch: Dispatch) => read(dispatch(vendorAdLists.endpoints.listAds.initiate(undefined, latest)));
const latestCategories = (dispatch: Dispatch) =>
  read(dispatch(vendorAdLists.endpoints.listAdCategories.initiate(undefined, latest)));

type Latest<Row> = Promise<{ rows: Row[] } | { error: ApiError }>;

async function read<Row>(reading: PromiseLike<{ data?: WholeList<Row>; error?: unknown }>): Latest<Row> {
  const { data, error } = await reading;
  if (data && error === undefined) return { rows: data.rows };
  return { error: isApiError(error) ? error : { kind: 'unreadable', message: failureText(error) } };
}

const gone: ApiError = { kind: 'refused', code: 404, message: 'This is no longer in the list.' };

async function sent(sending: ReturnType<Send>) {
  const { error } = await sending;
  return error ? { error } : { data: null };
}

/** A `queryFn` that changes fields of one row: the contract replaces the whole row, so it is read first. */
const changeRow =
  <Row extends { id: string }>(readRows: (dispatch: Dispatch) => Latest<Row>, put: (row: Row) => ApiRequest) =>
  async (change: Partial<Row> & { id: string }, { dispatch }: BaseQueryApi, _options: unknown, send: Send) => {
    const found = await readRows(dispatch);
    if ('error' in found) return found;
    const row = found.rows.find(({ id }) => id === change.id);
    return row ? sent(send(put({ ...row, ...change }))) : { error: gone };
  };

/** Updates the cached list on success, before it is refetched. */
const showIn =
  (list: 'listAds' | 'listAdCategories') =>
  (change: { id: string }, life: { dispatch: Dispatch; queryFulfilled: Promise<unknown> }) => {
    const assign = ({ rows }: { rows: { id: string }[] }) => {
      const row = rows.find(({ id }) => id === change.id);
      if (row) Object.assign(row, change);
    };
    const show = () => void life.dispatch(vendorAdLists.util.updateQueryData(list, undefined, assign));
    return life.queryFulfilled.then(show, () => undefined);
  };

export const vendorAdsApi = vendorAdLists.injectEndpoints({
  endpoints: (build) => ({
    // A retry after a lost answer first looks whether the ad was stored.
    // The contract's answer has no id: the new ad is found by its title.
    addAd: build.mutation<{ title: string }, { ad: AdForm; mayBeStored: boolean }>({
      queryFn: async ({ ad, mayBeStored }, { dispatch }, _options, send) => {
        const added = { data: { title: ad.title } };
        if (mayBeStored) {
          const stored = await latestAds(dispatch);
          if ('error' in stored) return stored;
          if (stored.rows.some((row) => isSameAd(row, ad))) return added;
        }
        const url = '/api/vendor_ads/add_vendor_ads';
        const { error } = await send({ url, method: 'POST', body: adFormData(ad), messageField });
        return error ? { error } : added;
      },
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    updateAd: build.mutation<void, AdForm & { id: string }>({
      query: ({ id, ...ad }) => putAd(id, adFormData(ad)),
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    setAdVisibility: build.mutation<null, { id: string; visibility: Visibility }>({
      queryFn: changeRow(latestAds, (ad) => putAd(ad.id, toWire(ad))),
      onQueryStarted: showIn('listAds'),
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    deleteAd: build.mutation<void, string>({
      query: (id) => remove(`/api/vendor_ads/delete_vendor_ads/${toPathSegment(id)}`),
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    addAdCategory: build.mutation<'added' | 'known', CategoryToAdd>({
      queryFn: async ({ name, isOfAd }, { dispatch }, _options, send) => {
        const url = '/api/vendor_ads/add_ads_cat';
        const { error } = await send({ url, method: 'POST', body: { category: name }, messageField });
        if (!error) return { data: 'added' };
        const known = isOfAd && error.kind === 'refused' ? await latestCategories(dispatch) : undefined;
        const isKnown = known && 'rows' in known && known.rows.some((row) => fold(row.name) === fold(name));
        return isKnown ? { data: 'known' } : { error };
      },
      invalidatesTags: unlessFailed('VendorAdCategories'),
    }),
    // Ads name their category by text; whether a rename changes them is up to the server.
    renameAdCategory: build.mutation<null, { id: string; name: string }>({
      queryFn: changeRow(latestCategories, putCategory),
      invalidatesTags: unlessFailed('VendorAdCategories', 'VendorAds', 'ExpiredVendorAds'),
    }),
    setAdCategoryStatus: build.mutation<null, { id: string; isEnabled: boolean }>({
      queryFn: changeRow(latestCategories, putCategory),
      onQueryStarted: showIn('listAdCategories'),
      invalidatesTags: unlessFailed('VendorAdCategories'),
    }),
    deleteAdCategory: build.mutation<void, string>({
      query: (id) => remove(`/api/vendor_ads/delete_ads_cat/${toPathSegment(id)}`),
      invalidatesTags: unlessFailed('VendorAdCategories'),
    }),
  }),
});

/** The mutation's fixed cache key keeps its answer for the session. */
export const listAgainKey = ({ id }: { id: string }) => ({ fixedCacheKey: `list ${id} again` });

export const {
  useAddAdMutation,
  useUpdateAdMutation,
  useSetAdVisibilityMutation,
  useDeleteAdMutation,
  useAddAdCategoryMutation,
  useRenameAdCategoryMutation,
  useSetAdCategoryStatusMutation,
  useDeleteAdCategoryMutation,
} = vendorAdsApi;
