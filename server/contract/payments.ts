import * as v from 'valibot';
import { count, countInQuery, instant, ownToken } from './fields';

/** The filter of the call counts them from 1; 0 means all of them. */
const states = ['Success', 'Processing', 'Failed'] as const;
export type PaymentState = (typeof states)[number];

const payment = v.strictObject({
  payment_index: count,
  user_name: v.string(),
  phone_no: v.string(),
  created_at: instant,
  state: v.picklist(states),
});
export const paymentFields = v.keyof(payment).options;
export type PaymentRow = v.InferInput<typeof payment>;

export const listsPayments = {
  summary: 'List payments',
  query: v.object({
    access_token: ownToken,
    last_index: v.optional(countInQuery, '0'),
    limit: countInQuery,
    filter_type: v.pipe(
      v.picklist(['0', '1', '2', '3']),
      v.transform((filter) => states[Number(filter) - 1]),
    ),
  }),
  reply: { responseData: v.strictObject({ payment_list: v.array(payment) }) },
  done: 'The payments are listed.',
};
