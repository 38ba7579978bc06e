import type { Db, Trx } from '../db/schema';
import type { Call } from '../services';
import { createCookies, isFromOwnPage } from './cookies';
import { hashSecret, newSecret } from './secrets';

const day = 24 * 60 * 60;
/** Seconds for which they are known after a sign-in. */
const lifetimes = { browser: 180 * day, address: 30 * day };

/** Who tries to sign in: a browser by the secret in its cookie, any program by its network address, which neighbours may share. */
export type Caller = { address: string; browser?: string };

export function readCaller(call: Call, publicUrl: string): Caller {
  const secret = createCookies(publicUrl).get(call, 'browser');
  return { address: call.get('address'), browser: /^[\w-]{43}$/.exec(secret ?? '')?.[0] };
}

const hashOf = (administratorId: number, name: string) => hashSecret(`${administratorId} ${name}`);
const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** By what the caller of an earlier sign-in of this administrator is known again. */
export async function knownBy(db: Db, administratorId: number, { address, browser }: Caller, now: Date) {
  const hash = (name = '') => hashOf(administratorId, name);
  const browsers = db.selectFrom('known_browsers').where('administrator_id', '=', administratorId);
  const live = browsers.select('expires_at').where('expires_at', '>', now.toISOString());
  if (await live.where('browser_hash', '=', hash(browser)).executeTakeFirst()) return 'browser';
  const addresses = db.selectFrom('sign_in_addresses').where('administrator_id', '=', administratorId);
  const recent = addresses.where('last_sign_in_at', '>', inSeconds(now, -lifetimes.address));
  const known = recent.select('address_hash').where('address_hash', '=', hash(address));
  return (await known.executeTakeFirst()) && 'address';
}

export async function rememberAddress(db: Db, administratorId: number, address: string, now: Date): Promise<void> {
  const last_sign_in_at = now.toISOString();
  await db.deleteFrom('sign_in_addresses').where('last_sign_in_at', '<=', inSeconds(now, -lifetimes.address)).execute();
  await db
    .insertInto('sign_in_addresses')
    .values({ administrator_id: administratorId, address_hash: hashOf(administratorId, address), last_sign_in_at })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'address_hash']).doUpdateSet({ last_sign_in_at }))
    .execute();
}

/** After a new password, who knew the old one is a stranger like everybody; the caller who has set it is not. */
export async function forgetCallers(transaction: Trx, administratorId: number, caller?: Caller) {
  const hash = (name = '') => hashOf(administratorId, name);
  const browsers = transaction.deleteFrom('known_browsers').where('administrator_id', '=', administratorId);
  await browsers.where('browser_hash', '!=', hash(caller?.browser)).execute();
  const addresses = transaction.deleteFrom('sign_in_addresses').where('administrator_id', '=', administratorId);
  await addresses.where('address_hash', '!=', hash(caller?.address)).execute();
}

/** Keeps what the caller of a sign-in is known by, and gives a browser its cookie. */
export async function rememberCaller(
  transaction: Trx,
  call: Call,
  { administratorId, now, publicUrl }: { administratorId: number; now: Date; publicUrl: string },
): Promise<void> {
  const { address, browser = newSecret() } = readCaller(call, publicUrl);
  await rememberAddress(transaction, administratorId, address, now);
  if (!isFromOwnPage(call)) return;
  const used = { last_used_at: now.toISOString(), expires_at: inSeconds(now, lifetimes.browser) };
  await transaction.deleteFrom('known_browsers').where('expires_at', '<=', used.last_used_at).execute();
  await transaction
    .insertInto('known_browsers')
    .values({ administrator_id: administratorId, browser_hash: hashOf(administratorId, browser), ...used })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'browser_hash']).doUpdateSet(used))
    .execute();
  createCookies(publicUrl).set(call, 'browser', browser, lifetimes.browser);
}
