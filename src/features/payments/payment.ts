import * as v from 'valibot';
import { id, text } from '@/shared/api/page';
import { moment } from '@/shared/dates';

/**
 * The states that the contract knows, in the order in which they are told. `code` asks the server for the payments of a state
 * alone. A canvas knows no custom properties: `line` repeats the colours of payments.css, on light and on dark ground.
 */
export const paymentStates = [
  { state: 'Success', code: 1, label: 'Successful Payments', tag: 'success', line: ['#1f6f3a', '#7fcf95'] },
  { state: 'Processing', code: 2, label: 'Processing Payments', tag: 'gold', line: ['#b58900', '#f3d675'] },
  { state: 'Failed', code: 3, label: 'Failed Payments', tag: 'error', line: ['#ad2318', '#f4968b'] },
] as const;

export type PaymentState = (typeof paymentStates)[number]['state'];

export type PaymentsFilter = 'all' | Lowercase<PaymentState>;

export const filterOf = (state: PaymentState) => state.toLowerCase() as Lowercase<PaymentState>; // TypeScript knows no lower case

const allPayments = { filter: 'all', state: '', code: 0, label: 'All Payments' } as const;

export const paymentFilters = [allPayments, ...paymentStates.map((one) => ({ ...one, filter: filterOf(one.state) }))];

export const filterNamed = (name: string | null) => paymentFilters.find(({ filter }) => filter === name) ?? allPayments;

/** `time` is null where the server sent no readable date; `state` may be a word that the contract does not know. */
export type Payment = {
  /** The place in its list: a server may send the same index twice. */
  id: string;
  index: string;
  name: string;
  phone: string;
  time: number | null;
  state: string;
  isStuck: boolean;
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

export const paymentRow = v.object({
  payment_index: id,
  user_name: text,
  phone_no: text,
  created_at: moment,
  state: text,
});

export type PaymentWire = v.InferOutput<typeof paymentRow>;
