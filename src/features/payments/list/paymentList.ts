import dayjs from 'dayjs';
import * as v from 'valibot';
import { plainFieldsOf } from '@/shared/api/envelope';
import { rowsOf } from '@/shared/api/page';
import { attempt } from '@/shared/attempt';
import { csvOf, type CsvColumn } from '@/shared/csv';
import { largeList, pageOfFound } from '@/shared/largeList/largeList';
import { wordsOf } from '@/shared/search';
import { displayText } from '@/shared/text';
import type { ListFile } from '@/shared/ui/SaveButton';
import { paymentRow, type Call, type Found, type Payment, type PaymentsQuery, type PaymentsSummary } from '../payment';
import { buildCallList, type CallRow } from './callList';
import { isStuck, toPayment, toRow, type PaymentRow } from './paymentRow';
import { countsOf, summaryOf } from './summary';

/** The answer around the list, and what the list holds; no summary where there is no list in it. */
type Reading = { envelope: unknown; summary: PaymentsSummary | undefined };

type PageQuery = PaymentsQuery & { page: number };

export type PaymentList = ReturnType<typeof createPaymentList>;

const paymentRows = rowsOf(paymentRow);

const replyWithList = v.object({ responseData: v.object({ payment_list: paymentRows }) });

const paymentsCsv: readonly CsvColumn<Payment>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true },
  { heading: 'Date', text: ({ time }) => instantOf(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => index, asText: true },
];

const callsCsv: readonly CsvColumn<Call>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true },
  { heading: 'Last Failed', text: ({ failedAt }) => instantOf(failedAt) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];

/** A moment in the form that spreadsheets and programs read alike. */
const instantOf = (time: number | null) => (time === null ? '' : new Date(time).toISOString());

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
      const whole = text + decoder.decode();
      text = '';
      const reply: unknown = attempt(() => (whole.trim() === '' ? null : JSON.parse(whole)));
      if (reply === undefined) return undefined;
      const { success, output } = v.safeParse(replyWithList, reply);
      if (!success) return { envelope: plainFieldsOf(reply), summary: undefined };
      const { rows, unreadable } = output.responseData.payment_list;
      list.add(rows.map(toRow));
      callRows = buildCallList(list.rows());
      return { envelope: plainFieldsOf(reply), summary: summaryOf(list.rows(), unreadable, callRows.length) };
    },
    page: ({ page, ...query }: PageQuery): Found<Payment> => ({
      ...pageOfFound(seen(query), page, toPayment),
      counts: countsOf(found(query)),
    }),
    calls: ({ page, ...query }: PageQuery): Found<Call> => ({
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
