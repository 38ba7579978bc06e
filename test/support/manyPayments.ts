import { daysAgo } from './builders';

const names = ['Asha Rao', 'Ravi Kumar', 'ಕಾವ್ಯಾ ಭಟ್', 'Mohan Das Gupta', 'Lakshmi Narayanan', 'Priya S', 'Sunita Devi'];
const states = ['Success', 'Success', 'Failed', 'Success', 'Processing', 'Success', 'Success'];
const rowsInPart = 5000;
const days = 547;

/** The answer of `getPaymentList` with so many payments of the last year and a half, in parts. */
export function manyPayments(count: number): Buffer[] {
  const parts = [
    '{"responseCode":200,"responseMessage":"Listed.","message":"Listed.","responseData":{"payment_list":[',
  ];
  for (let from = 0; from < count; from += rowsInPart) {
    const rows = Array.from({ length: Math.min(rowsInPart, count - from) }, (_, index) => {
      const number = from + index;
      return JSON.stringify({
        payment_index: count - number,
        user_name: `${names[number % names.length]} ${number % 9973}`,
        phone_no: `9198${String((number * 7919) % 100_000_000).padStart(8, '0')}`,
        created_at: daysAgo((number / count) * days + 0.01),
        state: states[(number * 31 + (number >> 5)) % states.length],
      });
    });
    parts.push(`${from === 0 ? '' : ','}${rows.join(',')}`);
  }
  return [...parts, ']}}'].map((part) => Buffer.from(part));
}
