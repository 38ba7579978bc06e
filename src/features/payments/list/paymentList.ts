import dayjs from 'dayjs';
import * as v from 'valibot';
import { rowsOf } from '@/shared/api/page';
import { csvOf } from '@/shared/csv';
import { largeList, pageOfFound } from '@/shared/largeList/largeList';
import { wordsOf } from '@/shared/search';
import type { ListFile } from '@/shared/ui/SaveButton';
import { paymentRow, type CallsPage, type PaymentsPage, type PaymentsQuery, type PaymentsSummary } from '../payment';
import { callsCsv, paymentsCsv } from '../paymentsCsv';
import { buildCallList, type CallRow } from './callList';
import { isStuck, toPayment, toRow, type PaymentRow } from './paymentRow';
import { countsOf, summaryOf } from './summary';

/** The answer around the list, and what the list holds; no summary where there is no list in it. */
type Reading = { envelope: unknown; summary: PaymentsSummary | undefined };

type PageQuery = PaymentsQuery & { page: number };

export type PaymentList = ReturnType<typeof createPaymentList>;

const paymentRows = rowsOf(paymentRow);

const replyWithList = v.object({ responseData: v.object({ payment_list: paymentRows }) });

/** A list of payments with what it can be asked. It runs in the worker. */
export function createPaymentList() {
  const list = largeList<PaymentRow, PaymentsQuery>({ testOf });
  const decoder = new TextDecoder();
  let text = '';
  let callRows: readonly CallRow[] = [];

  const found = (query: PaymentsQuery) => list.find({ ...query, view: 'all' });
  const seen = (query: PaymentsQuery) =>
    query.view === 'stuck' ? found(query).filter((row) => isStuck(row)) : found(query);
  const callsFor = (query: PaymentsQuery) => {
    const test = testOf(query);
    return test ? callRows.filter(({ row }) => test(row)) : callRows;
  };

  return {
    addBytes: (bytes: Uint8Array) => void (text += decoder.decode(bytes, { stream: true })),
    finish(): Reading | undefined {
      const reply = parsed(text + decoder.decode());
      text = '';
      if (reply === undefined) return undefined;
      const { success, output } = v.safeParse(replyWithList, reply);
      if (!success) return { envelope: plainFieldsOf(reply), summary: undefined };
      const { rows, unreadable } = output.responseData.payment_list;
      list.add(rows.map(toRow));
      callRows = buildCallList(list.rows());
      return { envelope: plainFieldsOf(reply), summary: summaryOf(list.rows(), unreadable, callRows.length) };
    },
    page: ({ page, ...query }: PageQuery): PaymentsPage => ({
      ...pageOfFound(seen(query), page, toPayment),
      counts: countsOf(found(query)),
    }),
    calls: ({ page, ...query }: PageQuery): CallsPage => ({
      ...pageOfFound(callsFor(query), page, ({ call }) => call),
      counts: countsOf(found(query)),
    }),
    file(query: PaymentsQuery): ListFile {
      if (query.view === 'calls') {
        const calls = callsFor(query).map(({ call }) => call);
        return { content: new Blob([csvOf(callsCsv, calls)]), count: calls.length };
      }
      const rows = seen(query).map(toPayment);
      return { content: new Blob([csvOf(paymentsCsv, rows)]), count: rows.length };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The page wants to know how the server answered, not what else it sent, however deep. */
function plainFieldsOf(reply: unknown) {
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).filter(([, value]) => typeof value !== 'object'));
}

/** Whether a row is asked for; undefined where every row is. Which view of the rows is shown, plays no part. */
function testOf({ state, find, from, to }: PaymentsQuery) {
  const words = wordsOf(find);
  const first = from === '' ? -Infinity : dayjs(from).startOf('day').valueOf();
  const last = to === '' ? Infinity : dayjs(to).endOf('day').valueOf();
  const isAnyTime = from === '' && to === '';
  if (words.length === 0 && isAnyTime && state === '') return undefined;
  return ({ state: one, time, text }: PaymentRow) =>
    (state === '' || one === state) &&
    (isAnyTime || (time !== null && time >= first && time <= last)) &&
    words.every((word) => text.includes(word));
}
