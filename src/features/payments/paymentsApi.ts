import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { answered, largeListsOf, type LargeLists } from '@/shared/largeList/largeLists';
import { listTooLarge } from '@/shared/largeList/remoteList';
import type { PaymentList } from './list/paymentList';
import { filterNamed, type PaymentsFilter, type PaymentsSummary } from './payment';

/** The contract's value for a whole list. */
const everything = 100_000_000;

/** With `quiet`, a failure is shown in place. */
type PaymentsAsked = { filter: PaymentsFilter; quiet?: true };

const ownerOf = (filter: PaymentsFilter) => `payments ${filter}`;

export type PaymentsList = PaymentsSummary & { listId: number };

/** Bytes; a JavaScript string holds at most half a gigabyte, and parsed rows take several times their text. */
const largestAnswer = 256_000_000;

/** A placeholder answer for a list that is too large, which is not the server's failure. */
const unkept = ({ message }: ApiError) => ({ responseCode: 0, message });

/** Reads an answer into a large list; `readBody` returns the envelope without the rows. */
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
    // The rows go to a large list; the store keeps a summary.
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
