import type { Page } from '@/shared/api/page';
import type { Call, MonthCounts, Payment, PaymentState, StateCounts } from './payment';

export type PaymentsView = 'all' | 'stuck' | 'calls';

/** What is to be seen of a list: a state, a text to find, and a first and a last day as '2024-03-05'; each may be empty. */
export type PaymentsQuery = { state: PaymentState | ''; find: string; from: string; to: string; view: PaymentsView };

/** A page of what is seen. `counts` are of all the payments that were found, whichever view and page of them is shown. */
type Found<Row> = Page<Row> & { counts: StateCounts };

export type PaymentsPage = Found<Payment>;
export type CallsPage = Found<Call>;

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
