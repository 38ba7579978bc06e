import type { Kysely } from 'kysely';
import { z } from 'zod';
import { behind, inPieces, pieceSize } from '../db/inPieces';
import type { Database, PaymentState } from '../db/schema';
import { readQuery } from '../validateRequest';
import { countInQuery, ownToken } from '../fields';
import type { DescribedCalls } from '../reply';
import { replyInPieces } from '../replyInPieces';
import { requireOwnToken } from '../security/sessions';
import type { Api, Services } from '../services';

const stateOfFilter: Record<'0' | '1' | '2' | '3', PaymentState | 'all'> = {
  0: 'all',
  1: 'Success',
  2: 'Processing',
  3: 'Failed',
};

const listQuery = z.object({
  access_token: ownToken,
  last_index: countInQuery.default(0),
  limit: countInQuery,
  filter_type: z.enum(['0', '1', '2', '3']).transform((filter) => stateOfFilter[filter]),
});

const payment = z.object({
  payment_index: z.int(),
  user_name: z.string(),
  phone_no: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(['Success', 'Processing', 'Failed']),
});

export const paymentCalls: DescribedCalls = {
  'GET /payment/getPaymentList': {
    query: listQuery,
    reply: { responseData: z.object({ payment_list: z.array(payment) }) },
  },
};

export function paymentRoutes(api: Api, { db }: Services): void {
  api.get('/payment/getPaymentList', async (call) => {
    const { access_token, last_index, limit, filter_type: state } = readQuery(call, listQuery);
    requireOwnToken(call, access_token);
    const pieces = readPayments(db, { state, skip: last_index, limit });
    const around = (payment_list: unknown) => ({ responseData: { payment_list } });
    return replyInPieces(call, pieces, around, 'The payments are listed.');
  });
}

type Selection = { state: PaymentState | 'all'; skip: number; limit: number };

async function* readPayments(db: Kysely<Database>, { state, skip, limit }: Selection) {
  let left = limit;
  const pieces = inPieces(async (last?: { created_at: string; payment_index: number }) =>
    db
      .selectFrom('payments')
      .select(['payment_index', 'user_name', 'phone_no', 'created_at', 'state'])
      .where('payment_index', 'in', (eb) =>
        eb
          .selectFrom('payments')
          .select('payment_index')
          .$if(state !== 'all', (query) => query.where('state', '=', state as PaymentState)) // 'all' is excluded on this line.
          .where(behind(['created_at', 'payment_index'], last && [last.created_at, last.payment_index]))
          .orderBy('created_at', 'desc')
          .orderBy('payment_index', 'desc')
          .limit(pieceSize)
          .offset(last ? 0 : skip),
      )
      .orderBy('created_at', 'desc')
      .orderBy('payment_index', 'desc')
      .execute(),
  );
  for await (const rows of pieces) {
    yield rows.slice(0, left);
    left -= rows.length;
    if (left <= 0) return;
  }
}
