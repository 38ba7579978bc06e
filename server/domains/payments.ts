import { z } from 'zod';
import type { AddCall } from '../callDescription';
import { inPieces } from '../db/inPieces';
import { countInQuery, ownToken } from '../fields';
import { replyInPieces } from '../replyInPieces';
import { requireOwnToken } from '../security/sessions';
import type { Services } from '../services';

const states = ['Success', 'Processing', 'Failed'] as const;

const payment = z.object({
  payment_index: z.int(),
  user_name: z.string(),
  phone_no: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(states),
});
const listsPayments = {
  query: z.object({
    access_token: ownToken,
    last_index: countInQuery.default(0),
    limit: countInQuery,
    // 0 means all of them.
    filter_type: z.enum(['0', '1', '2', '3']).transform((filter) => states[Number(filter) - 1]),
  }),
  reply: { responseData: z.object({ payment_list: z.array(payment) }) },
};

export function paymentCalls(addCall: AddCall, { db }: Services): void {
  addCall(
    'GET /payment/getPaymentList',
    listsPayments,
    async (call, { access_token, last_index, limit, filter_type }) => {
      requireOwnToken(call, access_token);
      const payments = db
        .selectFrom('payments')
        .select(['payment_index', 'user_name', 'phone_no', 'created_at', 'state'])
        .$if(filter_type !== undefined, (query) => query.where('state', '=', filter_type ?? 'Success'));
      const all = inPieces(payments, ['created_at', 'payment_index'], (row) => row);
      const around = (payment_list: unknown) => ({ responseData: { payment_list } });
      return replyInPieces(call, cut(all, last_index, last_index + limit), around, 'The payments are listed.');
    },
  );
}

async function* cut<Row>(pieces: AsyncGenerator<Row[]>, from: number, to: number) {
  let at = 0;
  for await (const rows of pieces) {
    const within = rows.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (within.length > 0) yield within;
    at += rows.length;
    if (at >= to) return;
  }
}
