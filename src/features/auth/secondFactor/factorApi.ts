import * as v from 'valibot';
import { baseApi, invalidatesOnSuccess } from '@/shared/api/baseApi';
import { number, text } from '@/shared/api/page';
import { factorAdded } from '@/shared/api/session';
import { timestampSchema } from '@/shared/format/dates';

const factors = v.object({
  data: v.array(
    v.object({ id: v.number(), kind: text, name: text, created_at: timestampSchema, last_used_at: timestampSchema }),
  ),
  recovery_codes: number,
  kinds: v.fallback(v.array(v.string()), ['totp']),
});
export type Factors = v.InferOutput<typeof factors>;

// Under their wire name: app/devTools.ts hides them by it.
const recoveryCodes = v.object({ recovery_codes: v.optional(v.array(v.string()), []) });
type RecoveryCodes = v.InferOutput<typeof recoveryCodes>;

const newApp = v.object({ challenge: v.string(), secret: v.string(), otpauth_url: v.string() });
const newPasskey = v.object({ challenge: v.string(), passkey: v.looseObject({}) });

const extension = 'second-factor';

/** Of the profile and the confirmation alone, so that the way to the dashboard does not carry it. */
export const factorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Only where the server asked for it.
    confirmIdentity: build.mutation<unknown, { challenge: string; kind: string; answer: string | object }>({
      query: (body) => ({ url: '/admins/confirm', method: 'POST', body }),
    }),
    listFactors: build.query<Factors, void>({
      query: () => ({ url: '/admins/factors', extension }),
      rawResponseSchema: factors,
      providesTags: ['Factors'],
    }),
    beginApp: build.mutation<v.InferOutput<typeof newApp>, void>({
      query: () => ({ url: '/admins/factors', method: 'POST', body: { kind: 'totp' }, extension }),
      rawResponseSchema: newApp,
    }),
    beginPasskey: build.mutation<v.InferOutput<typeof newPasskey>, void>({
      query: () => ({ url: '/admins/factors', method: 'POST', body: { kind: 'passkey' }, extension, isNested: true }),
      rawResponseSchema: newPasskey,
    }),
    confirmFactor: build.mutation<RecoveryCodes, { challenge: string; name: string; answer: string | object }>({
      query: (body) => ({ url: '/admins/factors/confirm', method: 'POST', body, extension, isNested: true }),
      rawResponseSchema: recoveryCodes,
      // The first one ends the other sessions.
      invalidatesTags: invalidatesOnSuccess('Factors', 'Sessions'),
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(factorAdded()),
          () => undefined,
        ),
    }),
    removeFactor: build.mutation<unknown, number>({
      query: (id) => ({ url: '/admins/factors', method: 'DELETE', params: { factor_id: id }, extension }),
      invalidatesTags: invalidatesOnSuccess('Factors'),
    }),
    makeRecoveryCodes: build.mutation<RecoveryCodes, void>({
      query: () => ({ url: '/admins/factors/recovery', method: 'POST', extension, isNested: true }),
      rawResponseSchema: recoveryCodes,
      invalidatesTags: invalidatesOnSuccess('Factors'),
    }),
  }),
});

export const {
  useConfirmIdentityMutation,
  useListFactorsQuery,
  useBeginAppMutation,
  useBeginPasskeyMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
  useMakeRecoveryCodesMutation,
} = factorApi;
