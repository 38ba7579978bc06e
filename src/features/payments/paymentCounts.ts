import { weakMapMemoize } from '@reduxjs/toolkit';
import dayjs from 'dayjs';
import { phoneKey } from '@/shared/format/phone';
import type { DaySpan } from '@/shared/routing/daySpan';
import { searchRows, searchText } from '@/shared/format/search';
import { countsOf, type Payment, type StateCounts } from './payment';

const textOf = weakMapMemoize(({ name, phone }: Payment) => searchText([name], phone));

export function matchingPayments(rows: readonly Payment[], { search, from, to }: DaySpan & { search: string }) {
  const first = from === '' ? -Infinity : dayjs(from).startOf('day').valueOf();
  const last = to === '' ? Infinity : dayjs(to).endOf('day').valueOf();
  const isInSpan = ({ time }: Payment) => time !== null && time >= first && time <= last;
  const ofDays = from === '' && to === '' ? rows : rows.filter(isInSpan);
  return search === '' ? ofDays : searchRows(ofDays, search, textOf);
}

/** `month` as '2024-03', in local time. */
export type MonthCounts = { month: string; counts: StateCounts };

const monthsAtMost = 24;

/** Months since year 0. */
function monthOf(time: number) {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

/** Up to the last month with payments, empty months too; a single payment of long ago or of the future widens nothing. */
export function monthsOf(rows: readonly Payment[]): MonthCounts[] {
  const months = new Map<number, Payment[]>();
  for (const row of rows) if (row.time !== null) addTo(months, monthOf(row.time), row);
  const now = monthOf(Date.now());
  const known = [...months.keys()].filter((month) => month <= now);
  const last = Math.max(...known);
  const count = known.length === 0 ? 0 : Math.min(last - Math.min(...known) + 1, monthsAtMost);
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return {
      month: `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
      counts: countsOf(months.get(month) ?? []),
    };
  });
}

function addTo<Key>(groups: Map<Key, Payment[]>, key: Key, row: Payment) {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}

/** A member to call: the last failed payment, with what is known since the last success. */
export type CallListEntry = Payment & { payment: Payment; failures: number; isProcessing: boolean };

const timeOf = ({ time }: Payment) => time ?? -Infinity;

const newestFirst = (one: Payment, other: Payment) => timeOf(other) - timeOf(one) || 0; // two -Infinity differ by NaN

/** Of one phone number; a payment without a readable time counts as paid. */
type Payer = { failed: Payment[]; paid: number[]; processing: number[] };

/** Members by phone who failed to pay and have not paid since, the latest failure first. */
export function payersToCall(rows: readonly Payment[]): CallListEntry[] {
  const payers = new Map<string, Payer>();
  for (const row of rows) {
    if (row.state !== 'Failed') continue;
    const key = phoneKey(row.phone);
    const payer = payers.get(key);
    if (payer) payer.failed.push(row);
    else payers.set(key, { failed: [row], paid: [], processing: [] });
  }
  payers.delete('');
  // Most payments succeed, and most of their numbers have no failure: no group is made of them.
  for (const { state, phone, time } of rows) {
    if (state !== 'Success' && state !== 'Processing') continue;
    const payer = payers.get(phoneKey(phone));
    if (state === 'Success') payer?.paid.push(time ?? Infinity);
    else if (time !== null) payer?.processing.push(time);
  }
  return [...payers.values()].flatMap(toCall).sort(newestFirst);
}

function toCall({ failed, paid, processing }: Payer): CallListEntry | [] {
  const [last] = failed.sort(newestFirst);
  const isPaidSince = (payment: Payment) => paid.some((time) => time >= timeOf(payment));
  if (!last || isPaidSince(last)) return [];
  const failures = failed.filter((payment) => payment.time === null || !isPaidSince(payment)).length;
  return { ...last, payment: last, failures, isProcessing: processing.some((time) => time >= timeOf(last)) };
}
