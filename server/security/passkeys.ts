import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Answer } from '../contract/secondFactor';
import type { Db, Trx } from '../db/schema';

// Loaded where it is asked for: it is larger than all else of a sign-in.
const webAuthn = () => import('@simplewebauthn/server');

/** Browsers keep passkeys for names with TLS, and for localhost. */
export function takesPasskeys(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return hostname === 'localhost' || (protocol === 'https:' && isName);
}

const partyOf = (publicUrl: string) => ({
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: new URL(publicUrl).hostname,
  // It is the second factor: that somebody is there is enough.
  requireUserVerification: false,
});

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

export const factorsOf = (db: Db, administratorId: number) =>
  db.selectFrom('second_factors').where('administrator_id', '=', administratorId);

const passkeysOf = (db: Db, administratorId: number) => factorsOf(db, administratorId).where('kind', '=', 'passkey');

async function credentialsOf(db: Db, administratorId: number) {
  const rows = await passkeysOf(db, administratorId).select('credential_id').execute();
  return rows.map(({ credential_id }) => ({ id: credential_id ?? '' }));
}

type About = { publicUrl: string; administratorId: number; challenge: string };

/** What a browser is asked to make. The challenge is the one that the server has given out, so it need not be kept. */
export async function newPasskey(db: Db, { publicUrl, administratorId, challenge, email }: About & { email: string }) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: 'Vivaha Admin',
    rpID: new URL(publicUrl).hostname,
    userName: email,
    userID: new Uint8Array(Buffer.from(`administrator ${administratorId}`)),
    challenge: bytesOf(challenge),
    excludeCredentials: await credentialsOf(db, administratorId),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** The columns of the passkey that a browser has made; undefined if it is none for this challenge. */
export async function readNewPasskey(answer: Answer, { publicUrl, challenge }: Pick<About, 'publicUrl' | 'challenge'>) {
  const { verifyRegistrationResponse } = await webAuthn();
  const response = answer as unknown as RegistrationResponseJSON; // The library checks each of its fields.
  const { registrationInfo } = await verifyRegistrationResponse({
    ...partyOf(publicUrl),
    response,
    expectedChallenge: challenge,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credential_id: id, secret: Buffer.from(publicKey).toString('base64url'), counter };
}

export async function askForPasskey(db: Db, { publicUrl, administratorId, challenge }: About) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: new URL(publicUrl).hostname,
    challenge: bytesOf(challenge),
    allowCredentials: await credentialsOf(db, administratorId),
    userVerification: 'preferred',
  });
}

/** Whether one of the account's passkeys has signed this challenge, and counts on. */
export async function spendPasskey(
  transaction: Trx,
  { publicUrl, administratorId, challenge, answer, now }: About & { answer: Answer; now: Date },
): Promise<boolean> {
  if (typeof answer === 'string') return false;
  const passkey = await passkeysOf(transaction, administratorId)
    .select(['factor_id', 'secret', 'counter'])
    .where('credential_id', '=', answer.id)
    .executeTakeFirst();
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await webAuthn();
  const response = answer as unknown as AuthenticationResponseJSON; // The library checks each of its fields.
  const { secret, counter, factor_id } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...partyOf(publicUrl),
    response,
    expectedChallenge: challenge,
    credential: { id: answer.id, publicKey: bytesOf(secret), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return false;
  await transaction
    .updateTable('second_factors')
    .set({ counter: authenticationInfo.newCounter, last_used_at: now.toISOString() })
    .where('factor_id', '=', factor_id)
    .execute();
  return true;
}
