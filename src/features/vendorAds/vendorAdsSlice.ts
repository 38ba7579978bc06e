import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { vendorAdsApi } from './vendorAdsApi';

/** `listedAgain`: the title of the new ad, since the contract's reply has no id, by the id of the expired one. */
const initialState: { listedAgain: Record<string, string> } = { listedAgain: {} };

export const vendorAdsSlice = createSlice({
  name: 'vendorAds',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(vendorAdsApi.endpoints.addAd.matchFulfilled, ({ listedAgain }, { meta }) => {
        const { again, ad } = meta.arg.originalArgs;
        if (again !== undefined) listedAgain[again] = ad.title;
      });
  },
  selectors: { selectListedAgain: ({ listedAgain }, id: string) => listedAgain[id] },
});

export const { selectListedAgain } = vendorAdsSlice.selectors;
