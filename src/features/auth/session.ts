/** How long a sign-in is valid, in ms. */
const sessionLifetime = 24 * 60 * 60 * 1000;

/** A sign-in further in the future was stamped by a wrong clock. */
const clockTolerance = 5 * 60 * 1000;

/** ms before the end at which a hint appears, and at which the dialog asks. */
const quietNotice = 15 * 60 * 1000;
const question = 2 * 60 * 1000;

export type SessionPhase = 'fresh' | 'ending' | 'closing' | 'over';

export function phaseOf(signedInAt: number, now: number): SessionPhase {
  if (isOver(signedInAt, now)) return 'over';
  const left = millisecondsLeft(signedInAt, now);
  if (left <= question) return 'closing';
  return left <= quietNotice ? 'ending' : 'fresh';
}

export const millisecondsLeft = (signedInAt: number, now: number) => signedInAt + sessionLifetime - now;

export type Session = { token: string; signedInAt: number };

/** A token has to fit into a header. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,8000}$/.test(text);

export function isOver(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age > sessionLifetime || age < -clockTolerance;
}

/** Parses redux-persist's format, an object of JSON texts; null for anything else. */
export function storedSession(serialized: string | null): Session | null {
  try {
    const fields = JSON.parse(serialized ?? '');
    const token: unknown = JSON.parse(fields.token);
    const signedInAt: unknown = JSON.parse(fields.expirationTime);
    if (typeof token !== 'string' || !isToken(token)) return null;
    if (typeof signedInAt !== 'number' || !Number.isFinite(signedInAt)) return null;
    return { token, signedInAt };
  } catch {
    return null;
  }
}
