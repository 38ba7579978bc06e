import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isApiError, type ApiError } from '@/shared/api/apiError';
import { baseApi, unlessFailed } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { unreadableError } from '@/shared/api/envelope';
import { wholeList, type WholeList } from '@/shared/api/page';
import { sharedEntry, type Silent } from '@/shared/notices/silent';
import { toPathSegment } from '@/shared/routing/pathSegment';
import { fold } from '@/shared/format/search';
import {
  adCategoryRow,
  adFormData,
  isSameAd,
  toRequest,
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

type Result<Data = unknown> = { data: Data; error?: undefined } | { error: ApiError };

const call = (path: string, request: Omit<ApiRequest, 'url'> = {}): ApiRequest => ({
  url: `/api/vendor_ads/${path}`,
  messageField: 'responseMessage',
  ...request,
});

const put = (path: string, id: string, body: ApiRequest['body']) =>
  call(`${path}/${toPathSegment(id)}`, { method: 'PUT', body });

/** The contract's page size for all. */
const allAds = 80_000_000_000_000;

const readNow = { subscribe: false, forceRefetch: true } as const;

const readAds = async (dispatch: BaseQueryApi['dispatch']): Promise<Result<WholeList<VendorAd>>> =>
  resultOf(await dispatch(vendorAdsApi.endpoints.listAds.initiate(undefined, readNow)));
const readCategories = async (dispatch: BaseQueryApi['dispatch']): Promise<Result<WholeList<AdCategory>>> =>
  resultOf(await dispatch(vendorAdsApi.endpoints.listAdCategories.initiate(undefined, readNow)));

function resultOf<Data>({ data, error }: { data?: Data; error?: unknown }): Result<Data> {
  if (data && error === undefined) return { data };
  return { error: isApiError(error) ? error : unreadableError };
}

const goneError: ApiError = { kind: 'refused', code: 404, message: 'Someone has already dealt with this one.' };

/** PUT replaces the row: the list is read first, and again afterwards for the stored state. */
async function changeRow<Row extends { id: string }>(
  change: Partial<Row> & { id: string },
  read: () => Promise<Result<WholeList<Row>>>,
  send: (row: Row) => Result | PromiseLike<Result>,
): Promise<Result> {
  const stored = await read();
  if (stored.error) return stored;
  const row = stored.data.rows.find(({ id }) => id === change.id);
  if (!row) return { error: goneError };
  const result = await send({ ...row, ...change });
  if (!result.error) await read();
  return result;
}

export const vendorAdsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAds: build.query<WholeList<VendorAd>, Silent | void>({
      ...sharedEntry,
      query: () => call('list_vendor_ads', { params: { limit: allAds } }),
      rawResponseSchema: wholeList(vendorAdRow),
      providesTags: ['VendorAds'],
    }),
    listExpiredAds: build.query<WholeList<VendorAd>, void>({
      query: () => call('expired_vendor_ads'),
      rawResponseSchema: wholeList(vendorAdRow),
      providesTags: ['ExpiredVendorAds'],
    }),
    listAdCategories: build.query<WholeList<AdCategory>, void>({
      query: () => call('vendor_ads_category'),
      rawResponseSchema: wholeList(adCategoryRow),
      providesTags: ['VendorAdCategories'],
    }),
    // A retry after a lost reply first looks whether the ad was stored. `again` is the expired ad that is listed again.
    addAd: build.mutation<unknown, { ad: AdForm; mayBeStored: boolean; again?: string }>({
      queryFn: async ({ ad, mayBeStored }, { dispatch }, _options, send) => {
        const stored = mayBeStored ? await readAds(dispatch) : undefined;
        if (stored?.error) return stored;
        if (stored?.data.rows.some((row) => isSameAd(row, ad))) return { data: null };
        return send(call('add_vendor_ads', { method: 'POST', body: adFormData(ad) }));
      },
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    updateAd: build.mutation<unknown, AdChange>({
      queryFn: ({ id, ...change }, { dispatch }, _options, send) => {
        const sendAd = (body: ApiRequest['body']) => send(put('update_vendor_ads', id, body));
        return 'visibility' in change
          ? changeRow<VendorAd>(
              { id, ...change },
              () => readAds(dispatch),
              (ad) => sendAd(toRequest(ad)),
            )
          : sendAd(adFormData(change));
      },
      invalidatesTags: (_reply, error, change) => (error || 'visibility' in change ? [] : ['VendorAds']),
    }),
    deleteAd: build.mutation<unknown, string>({
      query: (id) => call(`delete_vendor_ads/${toPathSegment(id)}`, { method: 'DELETE' }),
      invalidatesTags: unlessFailed('VendorAds'),
    }),
    addAdCategory: build.mutation<'added' | 'known', CategoryToAdd>({
      queryFn: async ({ name, isOfAd }, { dispatch }, _options, send) => {
        const { error } = await send(call('add_ads_cat', { method: 'POST', body: { category: name } }));
        if (!error) return { data: 'added' };
        const known = isOfAd && error.kind === 'refused' ? await readCategories(dispatch) : { error };
        const isKnown = !known.error && known.data.rows.some((row) => fold(row.name) === fold(name));
        return isKnown ? { data: 'known' } : { error };
      },
      invalidatesTags: unlessFailed('VendorAdCategories'),
    }),
    updateAdCategory: build.mutation<unknown, CategoryChange>({
      queryFn: (change, { dispatch }, _options, send) =>
        changeRow(
          change,
          () => readCategories(dispatch),
          ({ id, name, isEnabled }) => send(put('edit_ads_cat', id, { status: Number(isEnabled), category: name })),
        ),
      // Ads name their category by text; whether a rename changes them is up to the server.
      invalidatesTags: (_reply, error, change) =>
        error || 'isEnabled' in change ? [] : ['VendorAds', 'ExpiredVendorAds'],
    }),
    deleteAdCategory: build.mutation<unknown, string>({
      query: (id) => call(`delete_ads_cat/${toPathSegment(id)}`, { method: 'DELETE' }),
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
