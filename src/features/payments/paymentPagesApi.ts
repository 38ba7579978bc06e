import { answered, largeListsOf } from '@/shared/largeList/largeLists';
import type { PaymentList } from './list/paymentList';
import type { MonthCounts, MonthsQuery, PaymentsQuery } from './payment';
import { paymentsApi } from './paymentsApi';

export type PaymentsPageQuery = PaymentsQuery & { listId: number; page: number };

/** Seconds; a read list does not change. */
const keepUnusedDataFor = 300;

/** In the chunk of the screen. */
export const paymentPagesApi = paymentsApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentsPage: build.query<ReturnType<PaymentList['page']>, PaymentsPageQuery>({
      queryFn: async ({ listId, ...query }, api) =>
        answered(await largeListsOf(api).get<PaymentList>(listId)?.ask('page', query)),
      keepUnusedDataFor,
    }),
    getPaymentMonths: build.query<MonthCounts[], MonthsQuery & { listId: number }>({
      queryFn: async ({ listId, ...query }, api) =>
        answered(await largeListsOf(api).get<PaymentList>(listId)?.ask('months', query)),
      keepUnusedDataFor,
    }),
    getCallsPage: build.query<ReturnType<PaymentList['calls']>, PaymentsPageQuery>({
      queryFn: async ({ listId, ...query }, api) =>
        answered(await largeListsOf(api).get<PaymentList>(listId)?.ask('calls', query)),
      keepUnusedDataFor,
    }),
  }),
});

export const { useGetPaymentsPageQuery, useGetPaymentMonthsQuery, useGetCallsPageQuery } = paymentPagesApi;
