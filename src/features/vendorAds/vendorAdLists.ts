import { baseApi } from '@/shared/api/baseApi';
import { wholeList, type WholeList } from '@/shared/api/page';
import { sharedEntry, tagsOfShown, type QuietOption } from '@/shared/notices/quiet';
import { adCategoryRow, vendorAdRow, type AdCategory, type VendorAd } from './vendorAd';

export const messageField = 'responseMessage';

/** The contract's page size for all. */
const allAds = 80_000_000_000_000;

/** The queries of vendor ads alone: routes prefetch them without the mutations' code. */
export const vendorAdLists = baseApi
  .enhanceEndpoints({ addTagTypes: ['VendorAds', 'ExpiredVendorAds', 'VendorAdCategories'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listAds: build.query<WholeList<VendorAd>, QuietOption>({
        ...sharedEntry,
        query: () => ({ url: '/api/vendor_ads/list_vendor_ads', params: { limit: allAds }, messageField }),
        rawResponseSchema: wholeList(vendorAdRow),
        providesTags: tagsOfShown('VendorAds' as const),
      }),
      listExpiredAds: build.query<WholeList<VendorAd>, QuietOption>({
        ...sharedEntry,
        query: () => ({ url: '/api/vendor_ads/expired_vendor_ads', messageField }),
        rawResponseSchema: wholeList(vendorAdRow),
        providesTags: tagsOfShown('ExpiredVendorAds' as const),
      }),
      listAdCategories: build.query<WholeList<AdCategory>, void>({
        query: () => ({ url: '/api/vendor_ads/vendor_ads_category', messageField }),
        rawResponseSchema: wholeList(adCategoryRow),
        providesTags: ['VendorAdCategories'],
      }),
    }),
  });

export const { useListAdsQuery, useListExpiredAdsQuery, useListAdCategoriesQuery } = vendorAdLists;
