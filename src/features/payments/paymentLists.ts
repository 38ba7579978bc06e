import { codeMissing } from '@/shared/api/apiError';
import type { ApiRequest } from '@/shared/api/baseQuery';
import { openBook, type OpenBook } from './book/openBook';
import type { PaymentsQuestion, PaymentsSummary } from './book/question';
import type { PaymentsFilter } from './paymentsInAddress';

/** A list that was read: the store knows what it holds, and by which version to ask for its rows. */
export type PaymentsList = PaymentsSummary & { version: number };

/** Where the rows of a list are. */
export type ListPlace = { filter: PaymentsFilter; version: number };

// Outside the store: a hundred thousand rows in it would cost twice the time to read them, and every action after that.
const lists = new Map<PaymentsFilter, { version: number; book: OpenBook }>();
let lastVersion = 0;

/** What the edge is told in the place of an answer that nothing is there to read: it is no fault of the server's. */
const unkept = { responseCode: 0, message: codeMissing.message };

/** Reads one answer into a book. The answer of `readBody` is the envelope, as the edge wants to see it. */
export function newReading() {
  let book: OpenBook | undefined;
  let summary: PaymentsSummary | undefined;
  const drop = () => {
    book?.close();
    book = undefined;
  };
  const readBody: ApiRequest['readBody'] = async (chunks) => {
    drop();
    book = openBook();
    for await (const chunk of chunks) await book.ask('add', chunk);
    const reading = await book.ask('finish', undefined);
    summary = reading?.summary;
    return book.isMissing() ? unkept : reading?.envelope;
  };
  /** Puts the book in the place of the one before; undefined where it holds no list. */
  const hold = (filter: PaymentsFilter): PaymentsList | undefined => {
    if (!book || !summary) return undefined;
    letGo(filter);
    lastVersion += 1;
    lists.set(filter, { version: lastVersion, book });
    return { ...summary, version: lastVersion };
  };
  return { readBody, hold, drop };
}

/** What is seen of a list, as a file; undefined where the list has gone. */
export async function fileOfPayments({ filter, version, ...question }: ListPlace & PaymentsQuestion) {
  return bookOf(filter, version)?.ask('file', question);
}

/** The book of a list, as long as it is the newest of its kind. */
export function bookOf(filter: PaymentsFilter, version: number): OpenBook | undefined {
  const held = lists.get(filter);
  return held?.version === version ? held.book : undefined;
}

export function letGo(filter: PaymentsFilter) {
  lists.get(filter)?.book.close();
  lists.delete(filter);
}
