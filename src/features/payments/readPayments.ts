import type { PaymentsSummary } from './payment';
import type { ApiError } from '@/shared/api/apiError';
import type { ApiRequest } from '@/shared/api/baseQuery';
import type { LargeLists } from '@/shared/largeList/largeLists';
import { listTooLarge } from '@/shared/largeList/remoteList';
import type { PaymentList } from './list/paymentList';

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
