import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import type { AdCategory } from './vendorAd';
import { vendorAdsApi } from './vendorAdsApi';

const { addAd, listAdCategories } = vendorAdsApi.endpoints;

/** `listedAgain`: the title of the new ad, since the contract's reply has no id, by the id of the expired one. */
type VendorAdsState = { listedAgain: Record<string, string>; categories?: Record<string, AdCategory> };

const initialState: VendorAdsState = { listedAgain: {} };

export const vendorAdsSlice = createSlice({
  name: 'vendorAds',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(addAd.matchFulfilled, (state, { meta }) => {
        const { again, ad } = meta.arg.originalArgs;
        if (again !== undefined) state.listedAgain[again] = ad.title;
      })
      .addMatcher(listAdCategories.matchFulfilled, (state, { payload }) => {
        state.categories = Object.fromEntries(payload.rows.map((category) => [category.name, category]));
      });
  },
  selectors: {
    selectListedAgain: (state, id: string) => state.listedAgain[id],
    selectCategories: (state) => state.categories,
  },
});

export const { selectListedAgain, selectCategories } = vendorAdsSlice.selectors;
