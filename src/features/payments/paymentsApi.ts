import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { unreadableText } from '@/shared/api/baseQuery';
import type { CallsPage, PaymentsPage, PaymentsQuestion } from './book/question';
import { bookOf, letGo, newReading, type ListPlace, type PaymentsList } from './paymentLists';
import type { PaymentsFilter } from './paymentsInAddress';

const filterTypes: Record<PaymentsFilter, number> = { all: 0, success: 1, processing: 2, failed: 3 };

/** What the contract sends to get a list whole. */
const everything = { last_index: 0, limit: 100_000_000 };

/** Seconds. A page is ten rows of a list that does not change. */
const keepUnusedDataFor = 300;

/** One page of a list that was read. */
export type PaymentsPageAsked = PaymentsQuestion & ListPlace & { page: number };

const answered = <Answer>(answer: Answer | undefined): { data: Answer } | { error: ApiError } =>
  answer === undefined ? { error: { kind: 'unreadable', message: unreadableText } } : { data: answer };

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The rows go from the edge into a book outside the store; here are only what they come to, and the way to them.
    listPayments: build.query<PaymentsList, PaymentsFilter>({
      queryFn: async (filter, { signal }, _options, ask) => {
        const { readBody, hold, drop } = newReading();
        const params = { ...everything, filter_type: filterTypes[filter] };
        const { error } = await ask({ url: '/payment/getPaymentList', params, tokenAlsoIn: 'query', readBody });
        const list = error || signal.aborted ? undefined : hold(filter);
        if (!list) drop();
        return error ? { error } : answered(list);
      },
      onCacheEntryAdded: async (filter, { cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        letGo(filter);
      },
    }),
    getPaymentsPage: build.query<PaymentsPage, PaymentsPageAsked>({
      queryFn: async ({ filter, version, ...asked }) => answered(await bookOf(filter, version)?.ask('page', asked)),
      keepUnusedDataFor,
    }),
    getCallsPage: build.query<CallsPage, PaymentsPageAsked>({
      queryFn: async ({ filter, version, ...asked }) => answered(await bookOf(filter, version)?.ask('calls', asked)),
      keepUnusedDataFor,
    }),
  }),
});

export const { useListPaymentsQuery, useGetPaymentsPageQuery, useGetCallsPageQuery } = paymentsApi;
