import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { hashSecret } from './secrets';

const lifetime = 30 * 24 * 60 * 60 * 1000;

const hashOf = (administratorId: number, address: string) => hashSecret(`${administratorId} ${address}`);
const forgottenBefore = (now: Date) => new Date(now.getTime() - lifetime).toISOString();

export async function isKnownAddress(
  db: Kysely<Database>,
  administratorId: number,
  address: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_addresses')
    .select('last_sign_in_at')
    .where('administrator_id', '=', administratorId)
    .where('address_hash', '=', hashOf(administratorId, address))
    .where('last_sign_in_at', '>', forgottenBefore(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(
  transaction: Transaction<Database>,
  administratorId: number,
  address: string,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('sign_in_addresses').where('last_sign_in_at', '<=', forgottenBefore(now)).execute();
  const last_sign_in_at = now.toISOString();
  await transaction
    .insertInto('sign_in_addresses')
    .values({ administrator_id: administratorId, address_hash: hashOf(administratorId, address), last_sign_in_at })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'address_hash']).doUpdateSet({ last_sign_in_at }))
    .execute();
}
