import { addListener } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { baseApi, keepForSession } from '@/shared/api/baseApi';
import type { AppDispatch, AppThunk, RootState } from '@/shared/hooks/store';
import { preferencesChanged, preferencesReceived, selectPreferences } from '@/shared/preferences/preferences';

const extension = 'preferences';

const kept = v.object({ preferences: v.nullable(v.record(v.string(), v.unknown())) });

/** Not on the way to the dashboard. */
export const preferencesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What a newer release has written goes back with each change.
    getPreferences: build.query<v.InferOutput<typeof kept>, void>({
      ...keepForSession,
      query: () => ({ url: '/admins/preferences', extension }),
      rawResponseSchema: kept,
    }),
    keepPreferences: build.mutation<unknown, { preferences: Record<string, unknown> }>({
      query: (body) => ({ url: '/admins/preferences', method: 'PUT', body, extension }),
    }),
  }),
});

const { getPreferences, keepPreferences } = preferencesApi.endpoints;

export const loadPreferences = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  if (getPreferences.select()(getState()).isSuccess) return;
  const { data } = await dispatch(getPreferences.initiate(undefined, { subscribe: false }));
  if (data) dispatch(preferencesReceived({ views: [], ...data.preferences }));
};

/** Keeps in the account what changes, one change after another. The menu and the reports closed here stay with the browser. */
export function keepChanges(dispatch: AppDispatch): () => void {
  let sent: Promise<unknown> = Promise.resolve();
  const keep = addListener.withTypes<RootState, AppDispatch>()({
    actionCreator: preferencesChanged,
    effect: (_change, api) => {
      const { data } = getPreferences.select()(api.getState());
      // What could not be read is not overwritten.
      if (!data) return;
      const { scheme, keys, place, ownSpelling, views } = selectPreferences(api.getState());
      const preferences = { ...data.preferences, scheme, keys, place, ownSpelling, views };
      sent = sent.then(() => api.dispatch(keepPreferences.initiate({ preferences }, { track: false })));
    },
  });
  return dispatch(keep);
}
