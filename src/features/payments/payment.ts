import dayjs from 'dayjs';
import * as v from 'valibot';
import { id, rowsOf, text } from '@/shared/api/page';
import { moment } from '@/shared/dates';
import { phoneKey } from '@/shared/phone';
import type { DaySpan } from '@/shared/routing/daySpan';
import { searchText, wordsOf } from '@/shared/search';

/** The contract's states; `code` requests the payments of one state. */
export const paymentStates = [
  { filter: 'success', state: 'Success', code: 1, label: 'Successful Payments', tag: 'success' },
  { filter: 'processing', state: 'Processing', code: 2, label: 'Processing Payments', tag: 'gold' },
  { filter: 'failed', state: 'Failed', code: 3, label: 'Failed Payments', tag: 'error' },
] as const;

type PaymentState = (typeof paymentStates)[number]['state'];

const allPayments = { filter: 'all', state: '', code: 0, label: 'All Payments' } as const;

export const paymentFilters = [allPayments, ...paymentStates];

export type PaymentsFilter = (typeof paymentFilters)[number]['filter'];

export const filterNamed = (name: string | null) => paymentFilters.find(({ filter }) => filter === name) ?? allPayments;

/** `time` in ms, null if unreadable; `state` may be a word outside the contract. */
export type Payment = {
  /** The position in the list: a server may send an index twice. */
  id: string;
  index: string;
  name: string;
  phone: string;
  time: number | null;
  state: string;
};

export type PaymentList = { rows: readonly Payment[]; unreadable: number };

const paymentRow = v.object({ payment_index: id, user_name: text, phone_no: text, created_at: moment, state: text });

export const paymentsReply = v.object({ responseData: v.object({ payment_list: rowsOf(paymentRow) }) });

/** Frozen where it is made: Immer would spend longer on freezing 100,000 rows than reading them takes. */
export function toPaymentList({ responseData }: v.InferOutput<typeof paymentsReply>): PaymentList {
  const { rows, unreadable } = responseData.payment_list;
  return Object.freeze({ rows: Object.freeze(rows.map(toPayment)), unreadable });
}

const toPayment = (row: v.InferOutput<typeof paymentRow>, place: number): Payment =>
  Object.freeze({
    id: String(place),
    index: row.payment_index,
    name: row.user_name,
    phone: row.phone_no,
    time: row.created_at,
    state: row.state,
  });

const day = 86_400_000;

/** Whole days in processing; 0 in other states and if the date is unreadable. */
export const stuckDays = ({ state, time }: Payment, now = Date.now()) =>
  state === 'Processing' && time !== null ? Math.max(0, Math.floor((now - time) / day)) : 0;

export function stuckPayments(rows: readonly Payment[]) {
  const now = Date.now();
  return rows.filter((row) => stuckDays(row, now) > 0);
}

export type PaymentsMatch = DaySpan & { state: PaymentState | ''; find: string };

/** `texts` are what a search looks through, by row. */
export function matchingPayments(rows: readonly Payment[], texts: readonly string[], match: PaymentsMatch) {
  const { state, find, from, to } = match;
  const words = wordsOf(find);
  const first = from === '' ? -Infinity : dayjs(from).startOf('day').valueOf();
  const last = to === '' ? Infinity : dayjs(to).endOf('day').valueOf();
  const isAnyTime = from === '' && to === '';
  if (words.length === 0 && isAnyTime && state === '') return rows;
  return rows.filter(
    (row, place) =>
      (state === '' || row.state === state) &&
      (isAnyTime || (row.time !== null && row.time >= first && row.time <= last)) &&
      words.every((word) => texts[place]?.includes(word)),
  );
}

export const searchTexts = (rows: readonly Payment[]) => rows.map(({ name, phone }) => searchText([name], phone));

export type StateCounts = Record<PaymentState | 'other', number>;

/** `month` as '2024-03', in local time. */
export type MonthCounts = { month: string; counts: StateCounts };

const noCounts = (): StateCounts => ({ Success: 0, Processing: 0, Failed: 0, other: 0 });

function count(counts: StateCounts, { state }: Payment) {
  counts[paymentStates.find((one) => one.state === state)?.state ?? 'other'] += 1;
}

export function countsOf(rows: readonly Payment[]): StateCounts {
  const counts = noCounts();
  for (const row of rows) count(counts, row);
  return counts;
}

/** From the first to the last month with payments, at most two years. */
export function monthsOf(rows: readonly Payment[]): MonthCounts[] {
  const months = new Map<number, StateCounts>();
  for (const row of rows) {
    if (row.time === null) continue;
    const month = monthOf(row.time);
    const counts = months.get(month) ?? noCounts();
    count(counts, row);
    months.set(month, counts);
  }
  return inARow(months, monthOf(Date.now()));
}

const monthsAtMost = 24;

/** Months since year 0. */
function monthOf(time: number) {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

/** Up to now, including empty months; a single payment of long ago or of the future does not widen the range. */
function inARow(months: ReadonlyMap<number, StateCounts>, thisMonth: number): MonthCounts[] {
  const known = [...months.keys()].filter((month) => month <= thisMonth);
  if (known.length === 0) return [];
  const last = Math.max(...known);
  const first = Math.max(Math.min(...known), last - monthsAtMost + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: `${Math.floor((first + index) / 12)}-${String(((first + index) % 12) + 1).padStart(2, '0')}`,
    counts: months.get(first + index) ?? noCounts(),
  }));
}

/** A member to call: the last failed payment, with what is known since the last success. */
export type Call = Payment & { failures: number; isProcessing: boolean };

/** Members by phone whose last payment failed, the latest failure first. A payment without a readable time counts as paid. */
export function callsOf(rows: readonly Payment[]): Call[] {
  return [...byPhone(rows).values()]
    .map(callOf)
    .filter((call) => call !== undefined)
    .sort((one, other) => (other.time ?? -Infinity) - (one.time ?? -Infinity) || 0); // two -Infinity differ by NaN
}

/** Of those alone with a failed payment, who are few. */
function byPhone(rows: readonly Payment[]) {
  const payers = new Map<string, Payment[]>();
  const isFailed = ({ state }: Payment) => state === 'Failed';
  for (const row of rows.filter(isFailed)) {
    const key = phoneKey(row.phone);
    const payments = payers.get(key);
    if (payments) payments.push(row);
    else if (key !== '') payers.set(key, [row]);
  }
  for (const row of rows) if (!isFailed(row)) payers.get(phoneKey(row.phone))?.push(row);
  return payers;
}

function callOf(payments: readonly Payment[]): Call | undefined {
  const inState = (state: string) => payments.filter((payment) => payment.state === state);
  const failed = inState('Failed');
  const [first] = failed;
  if (!first) return undefined;
  const failedAt = ({ time }: Payment) => time ?? -Infinity;
  const last = failed.reduce((latest, one) => (failedAt(one) > failedAt(latest) ? one : latest), first);
  const paid = inState('Success').map(({ time }) => time ?? Infinity);
  const paidAt = paid.reduce((latest, time) => Math.max(latest, time), -Infinity);
  if (paid.length > 0 && paidAt >= failedAt(last)) return undefined;
  const failures = failed.filter(({ time }) => time === null || time > paidAt).length;
  const isProcessing = inState('Processing').some(({ time }) => time !== null && time >= failedAt(last));
  return { ...last, failures, isProcessing };
}
