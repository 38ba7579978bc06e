import { sql } from 'kysely';
import { z } from 'zod';
import type { AddCall } from '../callDescription';
import { inPieces } from '../db/inPieces';
import { countInQuery, ownToken } from '../fields';
import { replyInPieces } from '../replyInPieces';
import { requireOwnToken } from '../security/sessions';
import type { Services } from '../services';

const key = ['created_at', 'payment_index'] as const;
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
      const chosen = db
        .selectFrom('payments')
        .$if(filter_type !== undefined, (query) => query.where('state', '=', filter_type ?? 'Success'));
      // However many are skipped, an index alone finds the first one.
      const first = chosen
        .select(key)
        .orderBy('created_at', 'desc')
        .orderBy('payment_index', 'desc')
        .limit(1)
        .offset(last_index);
      const payments = chosen
        .select([...key, 'user_name', 'phone_no', 'state'])
        .$if(last_index > 0, (query) => query.where(sql<boolean>`(created_at, payment_index) <= ${first}`));
      const pieces = take(
        inPieces(payments, [...key], (row) => row),
        limit,
      );
      const around = (payment_list: unknown) => ({ responseData: { payment_list } });
      return replyInPieces(call, pieces, around, 'The payments are listed.');
    },
  );
}

async function* take<Row>(pieces: AsyncGenerator<Row[]>, limit: number) {
  let left = limit;
  for await (const rows of pieces) {
    yield rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}
