import { digitsOf } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { Payment } from '../payment';

export type PaymentRow = Omit<Payment, 'isStuck'> & { text: string };

const day = 86_400_000;

export const toRow = (payment: Omit<Payment, 'id' | 'isStuck'>, place: number): PaymentRow => ({
  ...payment,
  id: String(place),
  text: `${fold(payment.name)}\n${digitsOf(payment.phone)}`,
});

export function toPayment(row: PaymentRow): Payment {
  const { id, index, name, phone, time, state } = row;
  return { id, index, name, phone, time, state, isStuck: isStuck(row) };
}

/** Processing for longer than a day; one whose date nobody can read is not said to be. */
export const isStuck = ({ state, time }: PaymentRow, now = Date.now()) =>
  state === 'Processing' && time !== null && now - time > day;
