import { addListener } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch, RootState } from '@/shared/hooks/store';
import { preferencesChanged, preferencesReceived, selectPreferences } from '@/shared/preferences/preferences';

const extension = 'preferences';

const kept = v.object({ preferences: v.nullable(v.record(v.string(), v.unknown())) });

/** Follows once a screen stands. */
export const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<v.InferOutput<typeof kept>, void>({
      query: () => ({ url: '/admins/preferences', extension }),
      rawResponseSchema: kept,
    }),
    keepPreferences: build.mutation<unknown, { preferences: Record<string, unknown> }>({
      query: (body) => ({ url: '/admins/preferences', method: 'PUT', body, extension }),
    }),
  }),
});

const { getPreferences, keepPreferences } = preferencesApi.endpoints;

/** ms after the last change. */
const pause = 1000;

/** Takes what the account keeps, and keeps what changes from then on. The menu and the reports closed here stay with the browser. */
export async function followAccount(dispatch: AppDispatch): Promise<() => void> {
  const { data } = await dispatch(getPreferences.initiate(undefined, { subscribe: false, forceRefetch: true }));
  // Another administrator's views are not taken over.
  if (data) dispatch(preferencesReceived({ views: [], ...data.preferences }));
  const keep = addListener.withTypes<RootState, AppDispatch>()({
    actionCreator: preferencesChanged,
    effect: async (_change, { cancelActiveListeners, delay, getState, ...api }) => {
      cancelActiveListeners();
      await delay(pause);
      const { scheme, keys, place, ownSpelling, views } = selectPreferences(getState());
      const own = { scheme, keys, place, ownSpelling, views };
      // Of a newer release there may be more.
      await api.dispatch(keepPreferences.initiate({ preferences: { ...data?.preferences, ...own } }));
    },
  });
  return dispatch(keep);
}
