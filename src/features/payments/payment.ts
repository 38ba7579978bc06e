import * as v from 'valibot';
import { id, text, type Page } from '@/shared/api/page';
import { moment } from '@/shared/dates';

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

/** `time` is null if unreadable; `state` may be a word outside the contract. */
export type Payment = v.InferOutput<typeof paymentRow> & {
  /** The position in the list: a server may send an index twice. */
  id: string;
  /** Whole days in processing; 0 in other states. */
  stuckDays: number;
};

/** A member to call: the last payment failed, and none succeeded since. */
export type Call = {
  id: string;
  name: string;
  phone: string;
  failedAt: number | null;
  /** Failures since the last success. */
  failures: number;
  isProcessing: boolean;
};

export type StateCounts = Record<PaymentState | 'other', number>;

/** `month` as '2024-03', in local time. */
export type MonthCounts = { month: string; counts: StateCounts };

export const paymentRow = v.pipe(
  v.object({ payment_index: id, user_name: text, phone_no: text, created_at: moment, state: text }),
  v.transform(({ payment_index: index, user_name: name, phone_no: phone, created_at: time, state }) => {
    return { index, name, phone, time, state };
  }),
);

export type PaymentsView = 'all' | 'stuck' | 'calls';

/** The filters of a list; days as '2024-03-05', '' is any. */
export type PaymentsQuery = { state: PaymentState | ''; find: string; from: string; to: string; view: PaymentsView };

export type MonthsQuery = Pick<PaymentsQuery, 'from' | 'to'>;

/** `counts` are of all matches, whatever the view and page. */
export type Found<Row> = Page<Row> & { counts: StateCounts };

/** What the store keeps of a list; `listId` finds its rows. */
export type PaymentsSummary = {
  total: number;
  unreadable: number;
  /** Without a readable date, so in no month. */
  undated: number;
  /** In processing for over a day, as of reading. */
  stuck: number;
  calls: number;
  /** From the first to the last payment, at most two years. */
  months: MonthCounts[];
};
