/** How long a sign-in is good for, in milliseconds. */
const sessionLifetime = 24 * 60 * 60 * 1000;

/** A sign-in that lies further in the future than this was stamped by a clock that has since been set back. */
const clockTolerance = 5 * 60 * 1000;

/** Milliseconds before its end at which a session says so by the way, and at which it asks. */
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

/** What can travel in a header, as the token must; of a longer one no server reads the end. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,8000}$/.test(text);

export function isOver(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age > sessionLifetime || age < -clockTolerance;
}

/**
 * Reads what redux-persist stored: a JSON object whose values are JSON texts of their own.
 * Anything else, such as another version's or another program's text, is no session.
 */
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
