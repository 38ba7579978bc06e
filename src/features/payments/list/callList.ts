import { phoneKey } from '@/shared/phone';
import { groupsOf } from '@/shared/largeList/largeList';
import type { Call } from '../payment';
import type { PaymentRow } from './paymentRow';

export type CallRow = { call: Call; row: PaymentRow };

/**
 * Whose last payment failed, and who has paid nothing since: members by their phone, the latest failure first.
 * Who paid at an unreadable time counts as paid, and is not bothered; who left no phone cannot be called.
 */
export function buildCallList(rows: readonly PaymentRow[]): CallRow[] {
  const calls = [...groupsOf(rows, ({ phone }) => phoneKey(phone)).values()].map(callOf);
  return calls
    .filter((call) => call !== undefined)
    .sort((one, other) => (other.row.time ?? -Infinity) - (one.row.time ?? -Infinity) || 0); // two without a time differ by NaN
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
