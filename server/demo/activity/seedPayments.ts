import type { Kysely } from 'kysely';
import type { Database, PaymentState } from '../../db/schema';
import { scaled } from '../amounts';
import { day, minute, toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { SeededMember } from '../members/seedMembers';
import type { Random } from '../random';

type Payment = { user_id: string; user_name: string; phone_no: string; state: PaymentState; at: number };

/** Payments of a year and a half. Whoever fails to pay mostly tries again a few minutes later. */
export async function seedPayments(
  db: Kysely<Database>,
  random: Random,
  settled: SeededMember[],
  members: number,
  now: number,
): Promise<void> {
  const payers = settled.flatMap((member) => (member.phone === null ? [] : [{ ...member, phone: member.phone }]));
  const count = payers.length === 0 ? 0 : scaled(1_400, members);
  const payments: Payment[] = [];

  while (payments.length < count) {
    const payer = random.pick(payers);
    const since = Math.max(payer.createdAt, now - 548 * day);
    let at = since + random.next() * (now - since);
    for (let state = outcome(random, now - at); ; state = outcome(random, now - at)) {
      payments.push({ user_id: payer.userId, user_name: payer.name, phone_no: payer.phone, state, at });
      at += random.whole(2, 40) * minute;
      if (state !== 'Failed' || at >= now || random.chance(0.2)) break;
    }
  }
  const kept = payments.slice(0, count).sort((one, other) => one.at - other.at);
  await insertRows(
    db,
    'payments',
    kept.map(({ at, ...payment }) => ({ ...payment, created_at: toInstant(at) })),
  );
}

/** The bank answers within days: what is still in process is recent, but for a few payments that nobody looked after. */
function outcome(random: Random, age: number): PaymentState {
  if (random.chance(age < 4 * day ? 0.6 : 0.045)) return 'Processing';
  return random.chance(0.17) ? 'Failed' : 'Success';
}
