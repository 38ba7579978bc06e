import * as v from 'valibot';
import { failureText, isApiError, type ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { rowsOf, type WholeList } from '@/shared/api/page';
import { pathPart } from '@/shared/idInAddress';
import { digitsOf } from '@/shared/search';
import { adCategoryRow, type AdCategory } from './adCategory';
import { vendorAdRow, visibilityOnWire, type AdTexts, type VendorAd, type Visibility } from './vendorAd';

/** An ad as its form sends it; without a new picture it keeps the one at `picture`, or has none. */
export type AdForm = AdTexts & { file: File | undefined; picture: string };

/** A category that is to be known: a new one from its own form or from an ad's, or the known one of a new ad. */
export type CategoryToAdd = { name: string; isNew: boolean };

const adList = v.object({ responseData: rowsOf(vendorAdRow) });
const categoryList = v.object({ responseData: rowsOf(adCategoryRow) });

/** The contract's number for all of them. */
const allAds = 80_000_000_000_000;

const lists = baseApi
  .enhanceEndpoints({ addTagTypes: ['VendorAds', 'ExpiredVendorAds', 'VendorAdCategories'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAds: build.query<WholeList<VendorAd>, void>({
        query: () => ({ url: '/api/vendor_ads/list_vendor_ads', params: { limit: allAds } }),
        rawResponseSchema: adList,
        transformResponse: ({ responseData }: v.InferOutput<typeof adList>) => responseData,
        providesTags: ['VendorAds'],
      }),
      listExpiredAds: build.query<WholeList<VendorAd>, void>({
        query: () => ({ url: '/api/vendor_ads/expired_vendor_ads' }),
        rawResponseSchema: adList,
        transformResponse: ({ responseData }: v.InferOutput<typeof adList>) => responseData,
        providesTags: ['ExpiredVendorAds'],
      }),
      listAdCategories: build.query<WholeList<AdCategory>, void>({
        query: () => ({ url: '/api/vendor_ads/vendor_ads_category' }),
        rawResponseSchema: categoryList,
        transformResponse: ({ responseData }: v.InferOutput<typeof categoryList>) => responseData,
        providesTags: ['VendorAdCategories'],
      }),
    }),
  });

const adPath = (verb: 'update' | 'delete', id: string) => `/api/vendor_ads/${verb}_vendor_ads/${pathPart(id)}`;
const categoryPath = (verb: 'edit' | 'delete', id: string) => `/api/vendor_ads/${verb}_ads_cat/${pathPart(id)}`;

const atOnce = { subscribe: false, forceRefetch: true } as const;

type Reading<Row> = PromiseLike<{ data?: WholeList<Row>; error?: unknown }>;

async function read<Row>(reading: Reading<Row>): Promise<WholeList<Row> | { error: ApiError }> {
  const { data, error } = await reading;
  if (data && error === undefined) return data;
  return { error: isApiError(error) ? error : { kind: 'unreadable', message: failureText(error) } };
}

/** A row of a list that is just being read. */
async function freshest<Row extends { id: string }>(reading: Reading<Row>, id: string) {
  const list = await read(reading);
  if ('error' in list) return list;
  const gone: ApiError = { kind: 'refused', code: 404, message: 'This is no longer in the list.' };
  return list.rows.find((row) => row.id === id) ?? { error: gone };
}

type Sent = { data?: unknown; error?: ApiError };

/** Of the answer to a writing call, only a failure is of interest. */
async function sent(sending: Sent | PromiseLike<Sent>) {
  const { error } = await sending;
  return error ? { error } : { data: null };
}

function isSameAd(stored: VendorAd, ad: AdForm) {
  const texts = ['title', 'description', 'email', 'address', 'category'] as const;
  return digitsOf(stored.mobile) === digitsOf(ad.mobile) && texts.every((name) => stored[name] === ad[name]);
}

const bodyOf = ({ title, description, mobile, email, address, picture, visibility, category }: VendorAd) => ({
  title,
  description,
  mobile,
  email,
  address,
  image: picture,
  isVisible: visibilityOnWire[visibility],
  category,
});

const categoryBodyOf = ({ name, isEnabled }: AdCategory) => ({ status: Number(isEnabled), category: name });

function formOf({ title, description, mobile, email, address, category, file, picture }: AdForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description, mobile, email, address })) form.append(name, value);
  form.append('image', file ?? picture);
  form.append('category', category);
  return form;
}

const ignore = () => undefined;

type Tag = 'VendorAds' | 'ExpiredVendorAds' | 'VendorAdCategories';

const changed =
  (...tags: Tag[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : tags;

export const vendorAdsApi = lists.injectEndpoints({
  endpoints: (build) => ({
    // When the answer to a first press was lost, the ad may be there: it is looked for, and never sent twice.
    addAd: build.mutation<null, { ad: AdForm; mayBeStored: boolean }>({
      queryFn: async ({ ad, mayBeStored }, { dispatch }, _options, send) => {
        if (mayBeStored) {
          const stored = await read(dispatch(lists.endpoints.listAds.initiate(undefined, atOnce)));
          if ('error' in stored) return stored;
          if (stored.rows.some((row) => isSameAd(row, ad))) return { data: null };
        }
        return sent(send({ url: '/api/vendor_ads/add_vendor_ads', method: 'POST', body: formOf(ad) }));
      },
      invalidatesTags: changed('VendorAds'),
    }),
    updateAd: build.mutation<void, AdForm & { id: string }>({
      query: ({ id, ...ad }) => ({ url: adPath('update', id), method: 'PUT', body: formOf(ad) }),
      invalidatesTags: changed('VendorAds'),
    }),
    // The call replaces the whole ad, so what it carries is read from the server at the moment of the press.
    setAdVisibility: build.mutation<null, { id: string; visibility: Visibility }>({
      queryFn: async ({ id, visibility }, { dispatch }, _options, send) => {
        const ad = await freshest(dispatch(lists.endpoints.listAds.initiate(undefined, atOnce)), id);
        return 'error' in ad
          ? ad
          : sent(send({ url: adPath('update', id), method: 'PUT', body: bodyOf({ ...ad, visibility }) }));
      },
      // The list is asked for anew as well; until it is here, the switch shows what was saved.
      onQueryStarted: ({ id, visibility }, { dispatch, queryFulfilled }) => {
        const note = lists.util.updateQueryData('listAds', undefined, ({ rows }) => {
          const ad = rows.find((row) => row.id === id);
          if (ad) ad.visibility = visibility;
        });
        return queryFulfilled.then(() => void dispatch(note), ignore);
      },
      invalidatesTags: changed('VendorAds'),
    }),
    deleteAd: build.mutation<void, string>({
      query: (id) => ({ url: adPath('delete', id), method: 'DELETE' }),
      invalidatesTags: changed('VendorAds'),
    }),
    addAdCategory: build.mutation<void, CategoryToAdd>({
      query: ({ name }) => ({ url: '/api/vendor_ads/add_ads_cat', method: 'POST', body: { category: name } }),
      invalidatesTags: changed('VendorAdCategories'),
    }),
    // Ads name their category by text: whether they follow its new name is up to the server.
    renameAdCategory: build.mutation<null, { id: string; name: string }>({
      queryFn: async ({ id, name }, { dispatch }, _options, send) => {
        const category = await freshest(dispatch(lists.endpoints.listAdCategories.initiate(undefined, atOnce)), id);
        return 'error' in category
          ? category
          : sent(send({ url: categoryPath('edit', id), method: 'PUT', body: categoryBodyOf({ ...category, name }) }));
      },
      invalidatesTags: changed('VendorAdCategories', 'VendorAds', 'ExpiredVendorAds'),
    }),
    setAdCategoryStatus: build.mutation<null, { id: string; isEnabled: boolean }>({
      queryFn: async ({ id, isEnabled }, { dispatch }, _options, send) => {
        const category = await freshest(dispatch(lists.endpoints.listAdCategories.initiate(undefined, atOnce)), id);
        return 'error' in category
          ? category
          : sent(
              send({ url: categoryPath('edit', id), method: 'PUT', body: categoryBodyOf({ ...category, isEnabled }) }),
            );
      },
      onQueryStarted: ({ id, isEnabled }, { dispatch, queryFulfilled }) => {
        const note = lists.util.updateQueryData('listAdCategories', undefined, ({ rows }) => {
          const category = rows.find((row) => row.id === id);
          if (category) category.isEnabled = isEnabled;
        });
        return queryFulfilled.then(() => void dispatch(note), ignore);
      },
      invalidatesTags: changed('VendorAdCategories'),
    }),
    deleteAdCategory: build.mutation<void, string>({
      query: (id) => ({ url: categoryPath('delete', id), method: 'DELETE' }),
      invalidatesTags: changed('VendorAdCategories'),
    }),
  }),
});

export const {
  useListAdsQuery,
  useListExpiredAdsQuery,
  useListAdCategoriesQuery,
  useAddAdMutation,
  useUpdateAdMutation,
  useSetAdVisibilityMutation,
  useDeleteAdMutation,
  useAddAdCategoryMutation,
  useRenameAdCategoryMutation,
  useSetAdCategoryStatusMutation,
  useDeleteAdCategoryMutation,
} = vendorAdsApi;
