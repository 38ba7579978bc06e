import { forUpdate } from '../db/engine';
import type { Db } from '../db/schema';
import { hashSecret, latestBeginning, newSecret } from './secrets';
import { minute, toInstant } from '../time';

const lifetime = 30 * minute;

export async function issueResetCode(db: Db, administratorId: number, now: Date): Promise<string> {
  const code = newSecret();
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now.toISOString()).execute();
  const times = { created_at: now.toISOString(), expires_at: toInstant(now.getTime() + lifetime) };
  const row = { code_hash: hashSecret(code), administrator_id: administratorId, ...times };
  await db.insertInto('reset_codes').values(row).execute();
  return code;
}

/** In a transaction it stays valid until that ends, and no other takes it meanwhile. */
export async function findResetCode(db: Db, code: string, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('reset_codes')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select('administrator_id')
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('reset_codes.created_at', '<=', latestBeginning(now))
    .where('disabled_at', 'is', null)
    .$call(forUpdate(db))
    .executeTakeFirst();
  return row?.administrator_id;
}

export async function cancelResetCodes(db: Db, administratorId: number, now: Date): Promise<void> {
  const cancelled = db.updateTable('reset_codes').set({ used_at: now.toISOString() }).where('used_at', 'is', null);
  await cancelled.where('administrator_id', '=', administratorId).execute();
}
