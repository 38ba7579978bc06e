import { createAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { baseApi } from '@/shared/api/baseApi';
import { figure, idOnWire, rowsOf, type WholeList } from '@/shared/api/page';
import { versionRow, type Version, type VersionNumbers } from './version';

export type VersionList = WholeList<Version> & { isMaintenanceOn: boolean };

/** Who asks: the screen, or the bar that every screen shows during maintenance. Both are served by one answer. */
export type Asker = 'bar' | void;

const versionList = v.object({
  responseData: v.object({ version_list: rowsOf(versionRow), maintenance_mode: figure }),
});

const wireOf = ({ android, ios }: VersionNumbers) => ({ android_version: android.trim(), ios_version: ios.trim() });

/** The administrator sent a form with an empty field; the screen says so in these words. */
export const fieldsLeftEmpty = createAction('versions/fieldsLeftEmpty');
export const emptyFieldsText = "Fields can't be empty!!";

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['VersionList'] });

export const versionsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<VersionList, Asker>({
      query: () => ({ url: '/version/get_version_list' }),
      serializeQueryArgs: ({ endpointName }) => endpointName,
      keepUnusedDataFor: Infinity,
      rawResponseSchema: versionList,
      transformResponse: ({ responseData }: v.InferOutput<typeof versionList>) => ({
        ...responseData.version_list,
        isMaintenanceOn: responseData.maintenance_mode === 1,
      }),
      providesTags: ['VersionList'],
    }),
    addVersion: build.mutation<unknown, VersionNumbers>({
      query: (numbers) => ({
        url: '/version/add_version',
        method: 'POST',
        body: wireOf(numbers),
        tokenAlsoIn: 'body',
      }),
      invalidatesTags: (_reply, error) => (error ? [] : ['VersionList']),
    }),
    updateVersion: build.mutation<unknown, VersionNumbers & { id: string }>({
      query: ({ id, ...numbers }) => ({
        url: '/version/update_version',
        method: 'PUT',
        body: { version_id: idOnWire(id), ...wireOf(numbers) },
        tokenAlsoIn: 'body',
      }),
      invalidatesTags: (_reply, error) => (error ? [] : ['VersionList']),
    }),
    switchVersion: build.mutation<unknown, { id: string; isActive: boolean }>({
      query: ({ id, isActive }) => ({
        url: '/version/update_version',
        method: 'PUT',
        body: { version_id: idOnWire(id), status: isActive ? 1 : 0 },
        tokenAlsoIn: 'body',
      }),
      onQueryStarted: async ({ id, isActive }, { dispatch, queryFulfilled }) => {
        if (await isDone(queryFulfilled)) {
          const change = (list: VersionList) => {
            for (const version of list.rows) if (version.id === id) version.isActive = isActive;
          };
          dispatch(versionsApi.util.updateQueryData('listVersions', undefined, change));
        }
      },
    }),
    switchMaintenance: build.mutation<unknown, boolean>({
      query: (isOn) => ({
        url: '/version/maintenance',
        method: 'PUT',
        body: { maintenance_mode: isOn ? 1 : 0 },
        tokenAlsoIn: 'body',
      }),
      onQueryStarted: async (isOn, { dispatch, queryFulfilled }) => {
        if (await isDone(queryFulfilled)) {
          const change = (list: VersionList) => void (list.isMaintenanceOn = isOn);
          dispatch(versionsApi.util.updateQueryData('listVersions', undefined, change));
        }
      },
    }),
  }),
});

const isDone = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );

export const {
  useListVersionsQuery,
  useAddVersionMutation,
  useUpdateVersionMutation,
  useSwitchVersionMutation,
  useSwitchMaintenanceMutation,
} = versionsApi;
