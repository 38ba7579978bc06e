import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { failureText, isApiError, type ApiError } from '@/shared/api/apiError';
import { baseApi, unlessFailed } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { wholeList, type WholeList } from '@/shared/api/page';
import { sharedEntry, type Silent } from '@/shared/notices/silent';
import { toPathSegment } from '@/shared/routing/pathSegment';
import { fold } from '@/shared/search';
import {
  adCategoryRow,
  adFormData,
  isSameAd,
  toWire,
  vendorAdRow,
  type AdCategory,
  type AdForm,
  type VendorAd,
  type Visibility,
} from './vendorAd';

/** The two bodies of the one call: the form, or the switch. */
type AdChange = { id: string } & (AdForm | { visibility: Visibility });

type CategoryChange = { id: string } & ({ name: string } | { isEnabled: boolean });

/** The contract sends every ad's category, known or not. `isOfAd`: a refusal of a known one is then no failure. */
type CategoryToAdd = { name: string; isNew: boolean; isOfAd?: true };

type Dispatch = BaseQueryApi['dispatch'];
type WriteResult = { data?: unknown; error?: ApiError };
type Send = (request: ApiRequest) => WriteResult | PromiseLike<WriteResult>;

const messageField = 'responseMessage';

/** The contract's page size for all. */
const allAds = 80_000_000_000_000;

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

type RowsRead<Row> = { rows: Row[] } | { error: ApiError };

const readNow = { subscribe: false, forceRefetch: true } as const;
const readAds = async (dispatch: Dispatch): Promise<RowsRead<VendorAd>> =>
  rowsIn(await dispatch(vendorAdsApi.endpoints.listAds.initiate(undefined, readNow)));
const readCategories = async (dispatch: Dispatch): Promise<RowsRead<AdCategory>> =>
  rowsIn(await dispatch(vendorAdsApi.endpoints.listAdCategories.initiate(undefined, readNow)));

function rowsIn<Row>({ data, error }: { data?: WholeList<Row>; error?: unknown }): RowsRead<Row> {
  if (data && error === undefined) return { rows: data.rows };
  return { error: isApiError(error) ? error : { kind: 'unreadable', message: failureText(error) } };
}

const gone: ApiError = { kind: 'refused', code: 404, message: 'This is no longer in the list.' };

/** Changes fields of one row: the contract replaces the whole row, so it is read first. */
async function changeRow<Row extends { id: string }>(
  change: Partial<Row> & { id: string },
  read: RowsRead<Row>,
  put: (row: Row) => ApiRequest,
  send: Send,
) {
  if ('error' in read) return read;
  const row = read.rows.find(({ id }) => id === change.id);
  return row ? written(send(put({ ...row, ...change }))) : { error: gone };
}

async function written(sending: ReturnType<Send>) {
  const { error } = await sending;
  return error ? { error } : { data: null };
}

/** Updates the cached list on success, before it is refetched. */
const showIn =
  (list: 'listAds' | 'listAdCategories') =>
  (change: { id: string }, { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<unknown> }) => {
    if (!('visibility' in change || 'isEnabled' in change)) return undefined;
    const assign = ({ rows }: { rows: { id: string }[] }) => {
      const row = rows.find(({ id }) => id === change.id);
      if (row) Object.assign(row, change);
    };
    const show = () => void dispatch(vendorAdsApi.util.updateQueryData(list, undefined, assign));
    return queryFulfilled.then(show, () => undefined);
  };

export const vendorAdsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['VendorAds', 'ExpiredVendorAds', 'VendorAdCategories'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAds: build.query<WholeList<VendorAd>, Silent | void>({
        ...sharedEntry,
        query: () => ({ url: '/api/vendor_ads/list_vendor_ads', params: { limit: allAds }, messageField }),
        rawResponseSchema: wholeList(vendorAdRow),
        providesTags: ['VendorAds'],
      }),
      listExpiredAds: build.query<WholeList<VendorAd>, void>({
        query: () => ({ url: '/api/vendor_ads/expired_vendor_ads', messageField }),
        rawResponseSchema: wholeList(vendorAdRow),
        providesTags: ['ExpiredVendorAds'],
      }),
      listAdCategories: build.query<WholeList<AdCategory>, void>({
        query: () => ({ url: '/api/vendor_ads/vendor_ads_category', messageField }),
        rawResponseSchema: wholeList(adCategoryRow),
        providesTags: ['VendorAdCategories'],
      }),
      // A retry after a lost reply first looks whether the ad was stored. `again` is the expired ad that is listed again.
      addAd: build.mutation<null, { ad: AdForm; mayBeStored: boolean; again?: string }>({
        queryFn: async ({ ad, mayBeStored }, { dispatch }, _options, send) => {
          const stored = mayBeStored ? await readAds(dispatch) : { rows: [] };
          if ('error' in stored) return stored;
          if (stored.rows.some((row) => isSameAd(row, ad))) return { data: null };
          const url = '/api/vendor_ads/add_vendor_ads';
          return written(send({ url, method: 'POST', body: adFormData(ad), messageField }));
        },
        invalidatesTags: unlessFailed('VendorAds'),
      }),
      updateAd: build.mutation<null, AdChange>({
        queryFn: async (change, { dispatch }, _options, send) => {
          if ('visibility' in change)
            return changeRow(change, await readAds(dispatch), (ad) => putAd(ad.id, toWire(ad)), send);
          const { id, ...ad } = change;
          return written(send(putAd(id, adFormData(ad))));
        },
        onQueryStarted: showIn('listAds'),
        invalidatesTags: unlessFailed('VendorAds'),
      }),
      deleteAd: build.mutation<void, string>({
        query: (id) => ({
          url: `/api/vendor_ads/delete_vendor_ads/${toPathSegment(id)}`,
          method: 'DELETE',
          messageField,
        }),
        invalidatesTags: unlessFailed('VendorAds'),
      }),
      addAdCategory: build.mutation<'added' | 'known', CategoryToAdd>({
        queryFn: async ({ name, isOfAd }, { dispatch }, _options, send) => {
          const url = '/api/vendor_ads/add_ads_cat';
          const { error } = await send({ url, method: 'POST', body: { category: name }, messageField });
          if (!error) return { data: 'added' };
          const known = isOfAd && error.kind === 'refused' ? await readCategories(dispatch) : undefined;
          const isKnown = known && 'rows' in known && known.rows.some((row) => fold(row.name) === fold(name));
          return isKnown ? { data: 'known' } : { error };
        },
        invalidatesTags: unlessFailed('VendorAdCategories'),
      }),
      updateAdCategory: build.mutation<null, CategoryChange>({
        queryFn: async (change, { dispatch }, _options, send) =>
          changeRow(change, await readCategories(dispatch), putCategory, send),
        onQueryStarted: showIn('listAdCategories'),
        // Ads name their category by text; whether a rename changes them is up to the server.
        invalidatesTags: (_reply, error, change) =>
          error
            ? []
            : ['VendorAdCategories', ...('name' in change ? (['VendorAds', 'ExpiredVendorAds'] as const) : [])],
      }),
      deleteAdCategory: build.mutation<void, string>({
        query: (id) => ({ url: `/api/vendor_ads/delete_ads_cat/${toPathSegment(id)}`, method: 'DELETE', messageField }),
        invalidatesTags: unlessFailed('VendorAdCategories'),
      }),
    }),
  });

export const {
  useListAdsQuery,
  useListExpiredAdsQuery,
  useListAdCategoriesQuery,
  useAddAdMutation,
  useUpdateAdMutation,
  useDeleteAdMutation,
  useAddAdCategoryMutation,
  useUpdateAdCategoryMutation,
  useDeleteAdCategoryMutation,
} = vendorAdsApi;
