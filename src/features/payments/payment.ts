import * as v from 'valibot';
import { id, text, type Page } from '@/shared/api/page';
import { moment } from '@/shared/dates';

/** The states that the contract knows, in the order in which they are told. `code` asks for the payments of a state alone. */
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

/** `time` is null where the server sent no readable date; `state` may be a word that the contract does not know. */
export type Payment = v.InferOutput<typeof paymentRow> & {
  /** The place in its list: a server may send the same index twice. */
  id: string;
  /** Whole days for which it has been processing; 0 for any other payment. */
  stuckDays: number;
};

/** Somebody to call: their last payment failed, and none succeeded after it. */
export type Call = {
  id: string;
  name: string;
  phone: string;
  failedAt: number | null;
  /** How many failed since the last success. */
  failures: number;
  isProcessing: boolean;
};

export type StateCounts = Record<PaymentState | 'other', number>;

/** `month` as '2024-03', in the administrator's own time. */
export type MonthCounts = { month: string; counts: StateCounts };

export const paymentRow = v.pipe(
  v.object({ payment_index: id, user_name: text, phone_no: text, created_at: moment, state: text }),
  v.transform(({ payment_index: index, user_name: name, phone_no: phone, created_at: time, state }) => {
    return { index, name, phone, time, state };
  }),
);

export type PaymentsView = 'all' | 'stuck' | 'calls';

/** What is to be seen of a list: a state, a text to find, and a first and a last day as '2024-03-05'; each may be empty. */
export type PaymentsQuery = { state: PaymentState | ''; find: string; from: string; to: string; view: PaymentsView };

/** What is counted by month: the payments between two days. */
export type MonthsQuery = Pick<PaymentsQuery, 'from' | 'to'>;

/** A page of what is seen. `counts` are of all the payments that were found, whichever view and page of them is shown. */
export type Found<Row> = Page<Row> & { counts: StateCounts };

/** What a list holds, told without its rows, which `listId` leads to. */
export type PaymentsSummary = {
  total: number;
  unreadable: number;
  /** How many have no readable date: they are in no month. */
  undated: number;
  /** Processing for over a day, when the list was read. */
  stuck: number;
  calls: number;
  /** Every month from the first to the last payment, at most two years. */
  months: MonthCounts[];
};
