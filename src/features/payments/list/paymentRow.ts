import { searchText } from '@/shared/search';
import type { Payment } from '../payment';

export type PaymentRow = Omit<Payment, 'stuckDays'> & { text: string };

const day = 86_400_000;

export const toRow = (payment: Omit<Payment, 'id' | 'stuckDays'>, place: number): PaymentRow => ({
  ...payment,
  id: String(place),
  text: searchText([payment.name], payment.phone),
});

export function toPayment(row: PaymentRow): Payment {
  const { id, index, name, phone, time, state } = row;
  return { id, index, name, phone, time, state, stuckDays: stuckDays(row) };
}

/** 0 if the date is unreadable. */
const stuckDays = ({ state, time }: PaymentRow, now = Date.now()) =>
  state === 'Processing' && time !== null ? Math.max(0, Math.floor((now - time) / day)) : 0;

export const isStuck = (row: PaymentRow, now?: number) => stuckDays(row, now) > 0;
