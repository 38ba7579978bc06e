import { createSlice } from '@reduxjs/toolkit';
import { sessionEnded } from '@/shared/api/session';
import { versionsApi } from './versionsApi';

const { listVersions, switchMaintenance, updateVersion } = versionsApi.endpoints;

/** `switchedOnAt` is when maintenance was switched on here, in ms. */
const initialState = { isMaintenanceOn: false, switchedOnAt: 0, liveIds: [] as string[] }; // [] alone is never[]

/** What is live: read from the list, and changed by the switches without reading it again. */
export const versionsSlice = createSlice({
  name: 'versions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(listVersions.matchFulfilled, ({ switchedOnAt }, { payload: { rows, isMaintenanceOn } }) => ({
        switchedOnAt,
        isMaintenanceOn,
        liveIds: rows.filter(({ isActive }) => isActive).map(({ id }) => id),
      }))
      .addMatcher(updateVersion.matchFulfilled, (state, { meta }) => {
        const change = meta.arg.originalArgs;
        if (!('isActive' in change)) return;
        state.liveIds = state.liveIds.filter((id) => id !== change.id);
        if (change.isActive) state.liveIds.push(change.id);
      })
      .addMatcher(switchMaintenance.matchFulfilled, (state, { meta }) => {
        state.isMaintenanceOn = meta.arg.originalArgs;
        state.switchedOnAt = meta.arg.originalArgs ? meta.fulfilledTimeStamp : 0;
      });
  },
  selectors: {
    selectIsMaintenanceOn: (state) => state.isMaintenanceOn,
    selectSwitchedOnAt: (state) => state.switchedOnAt,
    selectLiveIds: (state) => state.liveIds,
  },
});

export const { selectIsMaintenanceOn, selectSwitchedOnAt, selectLiveIds } = versionsSlice.selectors;
