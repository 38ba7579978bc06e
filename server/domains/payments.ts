import { sql } from 'kysely';
import { z } from 'zod';
import type { Calls } from '../calls';
import { inPieces } from '../db/inPieces';
import { countInQuery, ownToken } from '../fields';
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
  done: 'The payments are listed.',
};

export function paymentCalls({ addCall }: Calls, { db }: Services): void {
  addCall('GET /payment/getPaymentList', listsPayments, async (values, call) => {
    const { access_token, last_index, limit, filter_type } = values;
    requireOwnToken(call, access_token);
    const chosen = db
      .selectFrom('payments')
      .$if(filter_type !== undefined, (query) => query.where('state', '=', filter_type ?? 'Success'));
    // However many are skipped, an index alone finds the first one.
    const first = chosen
      .select(['created_at', 'payment_index'])
      .orderBy('created_at', 'desc')
      .orderBy('payment_index', 'desc')
      .limit(1)
      .offset(last_index);
    const payments = chosen
      .select(payment.keyof().options)
      .$if(last_index > 0, (query) => query.where(sql<boolean>`(created_at, payment_index) <= ${first}`));
    const pieces = inPieces(payments, ['created_at', 'payment_index'], (row) => row);
    return {
      pieces: take(pieces, limit),
      around: (payment_list: unknown) => ({ responseData: { payment_list } }),
    };
  });
}

async function* take<Row>(pieces: AsyncGenerator<Row[]>, limit: number) {
  let left = limit;
  for await (const rows of pieces) {
    yield rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}
