import { baseApi } from '@/shared/api/baseApi';
import type { Silent } from '@/shared/api/call';
import { filterNamed, paymentsReply, type PaymentList, type PaymentsFilter } from './payment';

const everything = 100_000_000;

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<PaymentList, { filter: PaymentsFilter } & Silent>({
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${queryArgs.filter})`,
      query: ({ filter }) => ({
        url: '/payment/getPaymentList',
        params: { last_index: 0, limit: everything, filter_type: filterNamed(filter).code },
        accessTokenIn: 'query',
        messageField: 'responseMessage',
      }),
      rawResponseSchema: paymentsReply,
      // Comparing a frozen list with the one before takes longer than replacing it.
      structuralSharing: false,
    }),
  }),
});

export const { useListPaymentsQuery } = paymentsApi;
