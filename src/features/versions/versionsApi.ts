import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { baseApi, unlessFailed } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { figure, idOnWire, rowsOf, type WholeList } from '@/shared/api/page';
import { lastingEntry, tagsOfShown, type QuietOption } from '@/shared/notices/quiet';
import { versionRow, type Version, type VersionNumbers } from './version';

export type VersionList = WholeList<Version> & { isMaintenanceOn: boolean };

const versionList = v.pipe(
  v.object({ responseData: v.object({ version_list: rowsOf(versionRow), maintenance_mode: figure }) }),
  v.transform(({ responseData: { version_list: list, maintenance_mode: mode } }) => ({
    ...list,
    isMaintenanceOn: mode === 1,
  })),
);

const wireOf = ({ android, ios }: VersionNumbers) => ({ android_version: android.trim(), ios_version: ios.trim() });

/** Whether a submitted form had an empty field. */
export const fieldsLeftEmpty = createAction<boolean>('versions/fieldsLeftEmpty');
export const emptyFieldsText = "Fields can't be empty!!";

const write = (request: Pick<ApiRequest, 'url' | 'method' | 'body' | 'successCode'>): ApiRequest => ({
  ...request,
  accessTokenIn: 'body',
  messageField: 'responseMessage',
});

const update = (id: string, fields: object) =>
  write({ url: '/version/update_version', method: 'PUT', body: { version_id: idOnWire(id), ...fields } });

/** Updates the cached list on success, without a refetch. */
const afterwards = (
  { dispatch, queryFulfilled }: { dispatch: BaseQueryApi['dispatch']; queryFulfilled: Promise<unknown> },
  change: (list: VersionList) => void,
) => {
  const show = () => void dispatch(versionsApi.util.updateQueryData('listVersions', undefined, change));
  return queryFulfilled.then(show, () => undefined);
};

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['VersionList'] });

export const versionsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<VersionList, QuietOption>({
      ...lastingEntry,
      query: () => ({ url: '/version/get_version_list', messageField: 'responseMessage' }),
      rawResponseSchema: versionList,
      providesTags: tagsOfShown('VersionList' as const),
    }),
    addVersion: build.mutation<unknown, VersionNumbers>({
      query: (numbers) =>
        write({ url: '/version/add_version', method: 'POST', body: wireOf(numbers), successCode: 201 }),
      invalidatesTags: unlessFailed('VersionList'),
    }),
    updateVersion: build.mutation<unknown, VersionNumbers & { id: string }>({
      query: ({ id, ...numbers }) => update(id, wireOf(numbers)),
      invalidatesTags: unlessFailed('VersionList'),
    }),
    switchVersion: build.mutation<unknown, { id: string; isActive: boolean }>({
      query: ({ id, isActive }) => update(id, { status: Number(isActive) }),
      onQueryStarted: ({ id, isActive }, call) =>
        afterwards(call, ({ rows }) => {
          for (const version of rows) if (version.id === id) version.isActive = isActive;
        }),
    }),
    switchMaintenance: build.mutation<unknown, boolean>({
      query: (isOn) => write({ url: '/version/maintenance', method: 'PUT', body: { maintenance_mode: Number(isOn) } }),
      onQueryStarted: (isOn, call) => afterwards(call, (list) => void (list.isMaintenanceOn = isOn)),
    }),
  }),
});

export const {
  useListVersionsQuery,
  useAddVersionMutation,
  useUpdateVersionMutation,
  useSwitchVersionMutation,
  useSwitchMaintenanceMutation,
} = versionsApi;
