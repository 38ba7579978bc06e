import dayjs from 'dayjs';
import * as v from 'valibot';
import { plainFieldsOf } from '@/shared/api/envelope';
import { rowsOf } from '@/shared/api/page';
import { attempt } from '@/shared/attempt';
import type { CsvColumn } from '@/shared/csv';
import { isoMoment } from '@/shared/dates';
import { fileOfFound, groupsOf, largeList, pageOfFound } from '@/shared/largeList/largeList';
import { phoneKey } from '@/shared/phone';
import { wordsOf } from '@/shared/search';
import { displayText } from '@/shared/text';
import { paymentRow, type Call, type Found, type MonthsQuery, type Payment } from '../payment';
import type { PaymentsQuery, PaymentsSummary } from '../payment';
import { isStuck, toPayment, toRow, type PaymentRow } from './paymentRow';
import { countsOf, monthsOf, summaryOf } from './summary';

/** No summary if the answer holds no list. */
type Reading = { envelope: unknown; summary: PaymentsSummary | undefined };

type CallRow = { call: Call; row: PaymentRow };

type PageQuery = PaymentsQuery & { page: number };

export type PaymentList = ReturnType<typeof createPaymentList>;

const paymentRows = rowsOf(paymentRow);

const replyWithList = v.object({ responseData: v.object({ payment_list: paymentRows }) });

const paymentsCsv: readonly CsvColumn<Payment>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true },
  { heading: 'Date', text: ({ time }) => isoMoment(time) },
  { heading: 'State', text: ({ state }) => displayText(state) },
  { heading: 'Payment Index', text: ({ index }) => index, asText: true },
];

const callsCsv: readonly CsvColumn<Call>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'Mobile', text: ({ phone }) => displayText(phone), asText: true },
  { heading: 'Last Failed', text: ({ failedAt }) => isoMoment(failedAt) },
  { heading: 'Failed Payments', text: ({ failures }) => String(failures) },
  { heading: 'Processing Now', text: ({ isProcessing }) => (isProcessing ? 'yes' : 'no') },
];

/** The payments in the worker, with the calls that it answers. */
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
    return callRows.filter(({ row }) => !test || test(row)).map(({ call }) => call);
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
      ...pageOfFound(callsFor(query), page, (call) => call),
      counts: countsOf(found(query)),
    }),
    months: (days: MonthsQuery) => {
      const test = testOf({ ...days, state: '', find: '' });
      return monthsOf(test ? list.rows().filter(test) : list.rows());
    },
    file: (query: PaymentsQuery) =>
      query.view === 'calls'
        ? fileOfFound(callsCsv, callsFor(query))
        : fileOfFound(paymentsCsv, seen(query).map(toPayment)),
  };
}

/** Undefined if every row matches. The view plays no part. */
function testOf({ state, find, from, to }: Omit<PaymentsQuery, 'view'>) {
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

/** Members by phone whose last payment failed, the latest failure first. A payment without a readable time counts as paid. */
function buildCallList(rows: readonly PaymentRow[]): CallRow[] {
  const calls = [...groupsOf(rows, ({ phone }) => phoneKey(phone)).values()].map(callOf);
  return calls
    .filter((call) => call !== undefined)
    .sort((one, other) => (other.row.time ?? -Infinity) - (one.row.time ?? -Infinity) || 0); // two -Infinity differ by NaN
}

function callOf(payments: readonly PaymentRow[]): CallRow | undefined {
  const inState = (state: string) => payments.filter((payment) => payment.state === state);
  const failed = inState('Failed');
  const [first] = failed;
  if (!first) return undefined;
  const failedAt = ({ time }: PaymentRow) => time ?? -Infinity;
  const row = failed.reduce((last, one) => (failedAt(one) > failedAt(last) ? one : last), first);
  const paid = inState('Success').map(({ time }) => time ?? Infinity);
  const paidAt = paid.reduce((last, time) => Math.max(last, time), -Infinity);
  if (paid.length > 0 && paidAt >= failedAt(row)) return undefined;
  const { id, name, phone, time } = row;
  const failures = failed.filter((one) => one.time === null || one.time > paidAt).length;
  const isProcessing = inState('Processing').some((one) => one.time !== null && one.time >= failedAt(row));
  return { call: { id, name, phone, failedAt: time, failures, isProcessing }, row };
}
