import { digitsOf } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { Payment, PaymentWire } from '../payment';

export type PaymentRow = Omit<Payment, 'isStuck'> & { text: string };

const day = 86_400_000;

export const toRow = (wire: PaymentWire, place: number): PaymentRow => ({
  id: String(place),
  index: wire.payment_index,
  name: wire.user_name,
  phone: wire.phone_no,
  time: wire.created_at,
  state: wire.state,
  text: `${fold(wire.user_name)}\n${digitsOf(wire.phone_no)}`,
});

export function toPayment(row: PaymentRow): Payment {
  const { id, index, name, phone, time, state } = row;
  return { id, index, name, phone, time, state, isStuck: isStuck(row) };
}

/** Processing for longer than a day; one whose date nobody can read is not said to be. */
export const isStuck = ({ state, time }: PaymentRow, now = Date.now()) =>
  state === 'Processing' && time !== null && now - time > day;
