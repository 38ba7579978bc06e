import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Answer, AnswerKind, FactorKind, SecondFactor } from '../contract/secondFactor';
import { forUpdate } from '../db/engine';
import type { Db, Trx } from '../db/schema';
import type { Sealing, Services } from '../services';
import { askForPasskey, factorsOf, spendPasskey, takesPasskeys } from './passkeys';
import { hashSecret, latestBeginning, newSecret } from './secrets';
import { minute, toInstant } from '../time';

const lifetimes = { 'sign in': 5 * minute, confirm: 5 * minute, totp: 15 * minute, passkey: 15 * minute };

type Purpose = 'sign in' | 'confirm' | FactorKind;
type Begun = { administratorId: number; purpose: Purpose; secret?: string; now: Date };

export async function beginChallenge(transaction: Trx, { administratorId, purpose, secret, now }: Begun) {
  const challenge = newSecret();
  await transaction.deleteFrom('factor_challenges').where('expires_at', '<=', now.toISOString()).execute();
  await transaction
    .insertInto('factor_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      administrator_id: administratorId,
      purpose,
      secret: secret ?? null,
      failures: 0,
      created_at: now.toISOString(),
      expires_at: toInstant(now.getTime() + lifetimes[purpose]),
    })
    .execute();
  return challenge;
}

/** With its administrator, whose other answers wait until the transaction ends. */
export function findChallenge(db: Db, challenge: string, now: Date) {
  return db
    .selectFrom('factor_challenges')
    .innerJoin('administrators', 'administrators.id', 'administrator_id')
    .select(['challenge_hash', 'administrators.id', 'email', 'purpose', 'secret', 'failures'])
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('expires_at', '>', now.toISOString())
    .where('factor_challenges.created_at', '<=', latestBeginning(now))
    .where('disabled_at', 'is', null)
    .$call(forUpdate(db))
    .executeTakeFirst();
}

export async function endChallenge(transaction: Trx, hash: string): Promise<void> {
  await transaction.deleteFrom('factor_challenges').where('challenge_hash', '=', hash).execute();
}

export async function endChallenges(transaction: Trx, administratorId: number): Promise<void> {
  await transaction.deleteFrom('factor_challenges').where('administrator_id', '=', administratorId).execute();
}

export const hasFactor = async (db: Db, administratorId: number): Promise<boolean> =>
  (await factorsOf(db, administratorId).select('factor_id').limit(1).executeTakeFirst()) !== undefined;

export async function describeChallenge(
  db: Db,
  about: { publicUrl: string; administratorId: number; challenge: string },
): Promise<SecondFactor> {
  const { administratorId, publicUrl } = about;
  const factors = await factorsOf(db, administratorId).select('kind').execute();
  const own = new Set<AnswerKind>(factors.map(({ kind }) => kind));
  if (!takesPasskeys(publicUrl)) own.delete('passkey');
  if ((await countRecoveryCodes(db, administratorId)) > 0) own.add('recovery');
  const kinds = (['totp', 'passkey', 'recovery'] as const).filter((kind) => own.has(kind));
  const passkey = kinds.includes('passkey') ? await askForPasskey(db, about) : undefined;
  return { challenge: about.challenge, kinds, ...(passkey && { passkey: { ...passkey } }) };
}

export async function removeFactors(transaction: Trx, administratorId: number): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes', 'factor_challenges'] as const)
    await transaction.deleteFrom(table).where('administrator_id', '=', administratorId).execute();
}

const period = 30;

export function newApp(email: string): { secret: string; otpauth_url: string } {
  const app = appOf(new Secret({ size: 20 }), email);
  return { secret: app.secret.base32, otpauth_url: app.toString() };
}

const appOf = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Vivaha Admin', label, secret, algorithm: 'SHA1', digits: 6, period });

/** The half minute, counted since 1970, whose code this is: the present one or one beside it. */
export function timeStepOf(seed: string, code: Answer, at: Date): number | undefined {
  if (typeof code !== 'string') return undefined;
  const token = code.replace(/\s/g, '');
  // The library throws at other letters.
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = appOf(Secret.fromBase32(seed)).validate({ token, timestamp: at.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / period) + delta;
}

async function spendAppCode(transaction: Trx, { open }: Sealing, { administratorId, answer, now }: Given) {
  const apps = factorsOf(transaction, administratorId).select(['factor_id', 'secret']).where('kind', '=', 'totp');
  for (const { factor_id, secret } of await apps.execute()) {
    const step = timeStepOf(await open(secret, administratorId), answer, now);
    if (step === undefined) continue;
    const { numUpdatedRows } = await transaction
      .updateTable('second_factors')
      .set({ last_time_step: step, last_used_at: now.toISOString() })
      .where('factor_id', '=', factor_id)
      .where((eb) => eb.or([eb('last_time_step', 'is', null), eb('last_time_step', '<', step)]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
  }
  return false;
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codesAtOnce = 10;

const recoveryHash = (code: string) =>
  hashSecret(
    code
      .toUpperCase()
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1')
      .replace(/[^\dA-Z]/g, ''),
  );

/** Ten codes of 80 random bits, such as 'Q3ZV-8M1K-…', in the place of the earlier ones. */
export async function makeRecoveryCodes(transaction: Trx, administratorId: number, now: Date): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    Array.from(randomBytes(16), (byte) => letters[byte % letters.length])
      .join('')
      .replace(/(?<=.)(?=(.{4})+$)/g, '-'),
  );
  await transaction.deleteFrom('recovery_codes').where('administrator_id', '=', administratorId).execute();
  const own = { administrator_id: administratorId, created_at: now.toISOString() };
  const rows = codes.map((code) => ({ code_hash: recoveryHash(code), ...own }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

export async function countRecoveryCodes(db: Db, administratorId: number): Promise<number> {
  const codes = db.selectFrom('recovery_codes').select('code_hash').where('administrator_id', '=', administratorId);
  return (await codes.where('used_at', 'is', null).execute()).length;
}

async function spendRecoveryCode(transaction: Trx, { administratorId, answer, now }: Given) {
  if (typeof answer !== 'string') return false;
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', recoveryHash(answer))
    .where('administrator_id', '=', administratorId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Given = { administratorId: number; challenge: string; answer: Answer; now: Date };

/** Whether the answer is one of the account's own, which is used up then. */
export function spendAnswer(
  transaction: Trx,
  { sealing, publicUrl }: Pick<Services, 'sealing' | 'publicUrl'>,
  kind: AnswerKind,
  given: Given,
): Promise<boolean> {
  if (kind === 'totp') return spendAppCode(transaction, sealing, given);
  return kind === 'passkey'
    ? spendPasskey(transaction, { publicUrl, ...given })
    : spendRecoveryCode(transaction, given);
}
