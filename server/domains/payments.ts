import { sql } from 'kysely';
import type { Calls } from '../calls';
import { rowsPerPage } from '../contract/limits';
import { listsPayments, paymentFields, type PaymentState } from '../contract/payments';
import { inPieces } from '../db/inPieces';
import { createWithholding, namelessMember } from '../privacy/withholding';
import { requireOwnToken } from '../security/sessions';
import type { Services } from '../services';

export function paymentCalls({ addList }: Calls, services: Services): void {
  const { shownSince } = createWithholding(services);
  const paid = {
    list: ({ filter_type }: { filter_type?: PaymentState }) => (filter_type ? 'payments by state' : 'payments'),
    most: rowsPerPage,
  };
  addList('GET /payment/getPaymentList', listsPayments, paid, async (values, readDb, call) => {
    const { access_token, last_index, limit, filter_type } = values;
    requireOwnToken(call, access_token);
    const chosen = readDb
      .selectFrom('payments')
      .$if(filter_type !== undefined, (query) => query.where('state', '=', filter_type ?? 'Success'));
    // However many are skipped, an index alone finds the first one.
    const sorted = chosen.orderBy('created_at', 'desc').orderBy('payment_index', 'desc');
    const first = sorted.select(['created_at', 'payment_index']).limit(1).offset(last_index);
    const payments = chosen
      .select(paymentFields)
      .$if(last_index > 0, (query) => query.where(sql<boolean>`(created_at, payment_index) <= ${first}`));
    const ofWithheld = await readDb
      .selectFrom('members')
      .innerJoin('payments', 'payments.user_id', 'members.user_id')
      .select('payment_index')
      .where('deleted_at', '<=', shownSince())
      .where('purged_at', 'is', null)
      .execute();
    const withheld = new Set(ofWithheld.map(({ payment_index }) => payment_index));
    const pieces = inPieces(payments, ['created_at', 'payment_index'], (row) => {
      if (!withheld.has(row.payment_index)) return row;
      return { ...row, phone_no: '', user_name: row.state === 'Success' ? row.user_name : namelessMember };
    });
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
