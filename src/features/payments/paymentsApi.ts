import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { answered, largeListsOf, type LargeLists } from '@/shared/largeList/largeLists';
import { listTooLarge } from '@/shared/largeList/remoteList';
import type { PaymentList } from './list/paymentList';
import { filterNamed, type PaymentsFilter, type PaymentsSummary } from './payment';

/** What the contract sends to get a list whole. */
const everything = 100_000_000;

/** The payments that a filter lets through; a call with `quiet` tells its failure in its place. */
type PaymentsAsked = { filter: PaymentsFilter; quiet?: true };

const ownerOf = (filter: PaymentsFilter) => `payments ${filter}`;

export type PaymentsList = PaymentsSummary & { listId: number };

/** Bytes. JavaScript holds no text of more than half a gigabyte, and the rows take several times the room of their text. */
const largestAnswer = 256_000_000;

/** What the edge is told in the place of an answer that cannot be kept: it is no fault of the server's. */
const unkept = ({ message }: ApiError) => ({ responseCode: 0, message });

/** Reads one answer into a large list. The answer of `readBody` is the envelope, as the edge wants to see it. */
export function readPayments(lists: LargeLists, owner: string) {
  let listId: number | undefined;
  let summary: PaymentsSummary | undefined;
  const drop = () => lists.close(listId);
  const readBody: ApiRequest['readBody'] = async (chunks) => {
    drop();
    listId = lists.open('payments', owner);
    const list = lists.get<PaymentList>(listId);
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largestAnswer) return unkept(listTooLarge);
      await list?.ask('addBytes', chunk);
    }
    const reading = await list?.ask('finish', undefined);
    summary = reading?.summary;
    const failure = list?.failure();
    return failure ? unkept(failure) : reading?.envelope;
  };
  const list = (): PaymentsList | undefined =>
    listId === undefined || summary === undefined ? undefined : { ...summary, listId };
  return { readBody, list, drop };
}

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // The rows go from the edge into a large list; the store holds what they come to, and the way to them.
    listPayments: build.query<PaymentsList, PaymentsAsked>({
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${queryArgs.filter})`,
      queryFn: async ({ filter }, api, _options, ask) => {
        const lists = largeListsOf(api);
        const { readBody, list, drop } = readPayments(lists, ownerOf(filter));
        const { error } = await ask({
          url: '/payment/getPaymentList',
          params: { last_index: 0, limit: everything, filter_type: filterNamed(filter).code },
          accessTokenIn: 'query',
          readBody,
          messageField: 'responseMessage',
        });
        const read = error || api.signal.aborted ? undefined : list();
        if (read) lists.closeAll(ownerOf(filter), read.listId);
        else drop();
        return error ? { error } : answered(read);
      },
      onCacheEntryAdded: async ({ filter }, { extra, cacheEntryRemoved }) => {
        await cacheEntryRemoved;
        largeListsOf({ extra }).closeAll(ownerOf(filter));
      },
    }),
  }),
});

export const { useListPaymentsQuery } = paymentsApi;
