import { filterNamed } from './payment';
import type { PaymentsPageQuery } from './paymentPagesApi';
import { paymentsApi, useListPaymentsQuery } from './paymentsApi';
import type { PaymentsSearchParams } from './paymentsSearchParams';

export type PaymentsAnswer = ReturnType<typeof usePayments>;

/** The list of the URL and the query for its rows. While a state's payments load, those among all payments stand in. */
export function usePayments({ filter, ...narrowed }: PaymentsSearchParams) {
  const { currentData, isFetching, error, refetch } = useListPaymentsQuery({ filter });
  const { data: all } = paymentsApi.endpoints.listPayments.useQueryState({ filter: 'all' });
  const isStandIn = currentData === undefined && all !== undefined;
  const list = currentData ?? all;
  const state = isStandIn ? filterNamed(filter).state : '';
  const query: PaymentsPageQuery | undefined = list && { ...narrowed, listId: list.listId, state };
  return { list, query, isStandIn, isFetching, error, refetch };
}
