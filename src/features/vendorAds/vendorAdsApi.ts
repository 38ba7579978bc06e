import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { isApiError, type ApiError } from '@/shared/api/apiError';
import { baseApi, oneCacheEntry, invalidatesOnSuccess, type ApiRequest } from '@/shared/api/baseApi';
import { readNow } from '@/shared/api/freshness';
import { unreadableError } from '@/shared/api/transport';
import { wholeList, type WholeList } from '@/shared/api/page';
import { type Silent } from '@/shared/api/call';
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

type Result = QueryReturnValue<unknown, ApiError, object | undefined>;

type Reading<Row> = Promise<{ rows: readonly Row[]; error?: ApiError }>;

const call = (path: string, request: Omit<ApiRequest, 'url'> = {}): ApiRequest => ({
  url: `/api/vendor_ads/${path}`,
  messageField: 'responseMessage',
  ...request,
});

const write = (path: string, request: Omit<ApiRequest, 'url'>) => call(path, { statusOnly: true, ...request });

const put = (path: string, id: string, body: ApiRequest['body']) =>
  write(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body });

const allAds = 80_000_000_000_000;

const readAds = ({ dispatch }: BaseQueryApi): Reading<VendorAd> =>
  rowsOf(dispatch(vendorAdsApi.endpoints.listAds.initiate(undefined, readNow)));
const readCategories = ({ dispatch }: BaseQueryApi): Reading<AdCategory> =>
  rowsOf(dispatch(vendorAdsApi.endpoints.listAdCategories.initiate(undefined, readNow)));

async function rowsOf<Row>(reading: PromiseLike<{ data?: WholeList<Row>; error?: unknown }>): Reading<Row> {
  const { data, error } = await reading;
  if (data && error === undefined) return { rows: data.rows };
  return { rows: [], error: isApiError(error) ? error : unreadableError };
}

const goneError: ApiError = { kind: 'refused', code: 404, message: 'Someone has already dealt with this one.' };

/** PUT replaces the row: the list is read first, and again afterwards for the stored state. */
async function changeRow<Row extends { id: string }>(
  change: Partial<Row> & { id: string },
  read: () => Reading<Row>,
  send: (row: Row) => Result | PromiseLike<Result>,
): Promise<Result> {
  const { rows, error = goneError } = await read();
  const row = rows.find(({ id }) => id === change.id);
  if (!row) return { error };
  const result = await send({ ...row, ...change });
  if (!result.error) await read();
  return result;
}

export const vendorAdsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAds: build.query<WholeList<VendorAd>, Silent | void>({
      ...oneCacheEntry,
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
      queryFn: async ({ ad, mayBeStored }, api, _options, send) => {
        const stored = mayBeStored ? await readAds(api) : undefined;
        if (stored?.error) return { error: stored.error };
        if (stored?.rows.some((row) => isSameAd(row, ad))) return { data: null };
        return send(write('add_vendor_ads', { method: 'POST', body: adFormData(ad) }));
      },
      invalidatesTags: invalidatesOnSuccess('VendorAds'),
    }),
    updateAd: build.mutation<unknown, AdChange>({
      queryFn: ({ id, ...change }, api, _options, send) => {
        const sendAd = (body: ApiRequest['body']) => send(put('update_vendor_ads', id, body));
        if (!('visibility' in change)) return sendAd(adFormData(change));
        const read = () => readAds(api);
        return changeRow({ id, ...change }, read, (ad) => sendAd(toRequest(ad)));
      },
      invalidatesTags: (_reply, error, change) => (error || 'visibility' in change ? [] : ['VendorAds']),
    }),
    deleteAd: build.mutation<unknown, string>({
      query: (id) => write(`delete_vendor_ads/${encodeURIComponent(id)}`, { method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('VendorAds'),
    }),
    addAdCategory: build.mutation<'added' | 'known', CategoryToAdd>({
      queryFn: async ({ name, isOfAd }, api, _options, send) => {
        const { error } = await send(write('add_ads_cat', { method: 'POST', body: { category: name } }));
        if (!error) return { data: 'added' };
        const known = isOfAd && error.kind === 'refused' ? await readCategories(api) : undefined;
        const isKnown = known?.rows.some((row) => fold(row.name) === fold(name));
        return isKnown ? { data: 'known' } : { error };
      },
      invalidatesTags: invalidatesOnSuccess('VendorAdCategories'),
    }),
    updateAdCategory: build.mutation<unknown, CategoryChange>({
      queryFn: (change, api, _options, send) => {
        const read = () => readCategories(api);
        return changeRow(change, read, ({ id, name, isEnabled }) =>
          send(put('edit_ads_cat', id, { status: Number(isEnabled), category: name })),
        );
      },
      // Ads name their category by text; whether a rename changes them is up to the server.
      invalidatesTags: (_reply, error, change) =>
        error || 'isEnabled' in change ? [] : ['VendorAds', 'ExpiredVendorAds'],
    }),
    deleteAdCategory: build.mutation<unknown, string>({
      query: (id) => write(`delete_ads_cat/${encodeURIComponent(id)}`, { method: 'DELETE' }),
      invalidatesTags: invalidatesOnSuccess('VendorAdCategories'),
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
