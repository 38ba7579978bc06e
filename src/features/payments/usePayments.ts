import { filterNamed } from './payment';
import type { PaymentsPageQuery } from './paymentPagesApi';
import { paymentsApi, useListPaymentsQuery } from './paymentsApi';
import type { PaymentsSearchParams } from './paymentsSearchParams';

export type PaymentsAnswer = ReturnType<typeof usePayments>;

/**
 * What is known of the list that the address asks for; `list` is undefined until one was read, `query` asks it for its rows.
 * While the server is asked for the payments of one state, those among all payments stand in for them.
 */
export function usePayments({ filter, ...narrowed }: PaymentsSearchParams) {
  const { currentData, isFetching, error, refetch } = useListPaymentsQuery({ filter });
  const { data: all } = paymentsApi.endpoints.listPayments.useQueryState({ filter: 'all' });
  const isStandIn = currentData === undefined && all !== undefined;
  const list = currentData ?? all;
  const state = isStandIn ? filterNamed(filter).state : '';
  const query: PaymentsPageQuery | undefined = list && { ...narrowed, listId: list.listId, state };
  return { list, query, isStandIn, isFetching, error, refetch };
}
