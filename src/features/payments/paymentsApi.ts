import { baseApi } from '@/shared/api/baseApi';
import { answered, largeListsOf } from '@/shared/largeList/largeLists';
import type { PaymentList } from './list/paymentList';
import { filterNamed, type PaymentsFilter, type CallsPage, type PaymentsPage, type PaymentsQuery } from './payment';
import { readPayments, type PaymentsList } from './readPayments';

/** What the contract sends to get a list whole. */
const everything = { last_index: 0, limit: 100_000_000 };

const messageField = 'responseMessage';

/** Seconds. A page is ten rows of a list that does not change. */
const keepUnusedDataFor = 300;

const ownerOf = (filter: PaymentsFilter) => `payments ${filter}`;

export type PaymentsPageQuery = PaymentsQuery & { listId: number; page: number };

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The rows go from the edge into a large list; the store holds what they come to, and the way to them.
    listPayments: build.query<PaymentsList, PaymentsFilter>({
      queryFn: async (filter, api, _options, ask) => {
        const lists = largeListsOf(api);
        const { readBody, list, drop } = readPayments(lists, ownerOf(filter));
        const params = { ...everything, filter_type: filterNamed(filter).code };
        const { error } = await ask({
          url: '/payment/getPaymentList',
          params,
          accessTokenIn: 'query',
          readBody,
          messageField,
        });
        const read = error || api.signal.aborted ? undefined : list();
        if (read) lists.closeAll(ownerOf(filter), read.listId);
        else drop();
        return error ? { error } : answered(read);
      },
      onCacheEntryAdded: async (filter, { extra, cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        largeListsOf({ extra }).closeAll(ownerOf(filter));
      },
    }),
    getPaymentsPage: build.query<PaymentsPage, PaymentsPageQuery>({
      queryFn: async ({ listId, ...query }, api) =>
        answered(await largeListsOf(api).get<PaymentList>(listId)?.ask('page', query)),
      keepUnusedDataFor,
    }),
    getCallsPage: build.query<CallsPage, PaymentsPageQuery>({
      queryFn: async ({ listId, ...query }, api) =>
        answered(await largeListsOf(api).get<PaymentList>(listId)?.ask('calls', query)),
      keepUnusedDataFor,
    }),
  }),
});

export const { useListPaymentsQuery, useGetPaymentsPageQuery, useGetCallsPageQuery } = paymentsApi;
