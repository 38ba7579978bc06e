import type * as v from 'valibot';
import { isApiError } from '@/shared/api/apiError';
import { baseApi, keepForSession, type ApiRequest } from '@/shared/api/baseApi';
import { idToRequest } from '@/shared/api/page';
import { type Silent } from '@/shared/api/call';
import { versionList, type Version, type VersionNumbers } from './version';

/** The two bodies of the one call: the numbers of a record, or its switch. */
type VersionChange = { id: string } & (VersionNumbers | Pick<Version, 'isActive'>);

const toRequest = ({ android, ios }: VersionNumbers) => ({ android_version: android.trim(), ios_version: ios.trim() });

const write = (request: Pick<ApiRequest, 'url' | 'method' | 'body' | 'successCode'>): ApiRequest => ({
  ...request,
  accessTokenIn: 'body',
  statusOnly: true,
  messageField: 'responseMessage',
});

export const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<v.InferOutput<typeof versionList>, Silent | void>({
      ...keepForSession,
      query: () => ({ url: '/version/get_version_list', messageField: 'responseMessage' }),
      rawResponseSchema: versionList,
      providesTags: ['VersionList'],
    }),
    addVersion: build.mutation<unknown, VersionNumbers>({
      query: (numbers) =>
        write({ url: '/version/add_version', method: 'POST', body: toRequest(numbers), successCode: 201 }),
      // After a lost answer too: the form asks about numbers that are in the list.
      invalidatesTags: (_reply, error) => (!error || (isApiError(error) && error.mayBeSaved) ? ['VersionList'] : []),
    }),
    updateVersion: build.mutation<unknown, VersionChange>({
      query: ({ id, ...change }) => {
        const fields = 'isActive' in change ? { status: Number(change.isActive) } : toRequest(change);
        return write({
          url: '/version/update_version',
          method: 'PUT',
          body: { version_id: idToRequest(id), ...fields },
        });
      },
      // The slice knows the state of a switch.
      invalidatesTags: (_reply, error, change) => (error || 'isActive' in change ? [] : ['VersionList']),
    }),
    switchMaintenance: build.mutation<unknown, boolean>({
      query: (isOn) => write({ url: '/version/maintenance', method: 'PUT', body: { maintenance_mode: Number(isOn) } }),
    }),
  }),
});

export const { useListVersionsQuery, useAddVersionMutation, useUpdateVersionMutation, useSwitchMaintenanceMutation } =
  versionsApi;
