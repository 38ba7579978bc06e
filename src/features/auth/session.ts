/** How long a sign-in is valid, in ms. */
const sessionLifetime = 24 * 60 * 60 * 1000;

/** A sign-in further in the future was stamped by a wrong clock. */
const clockTolerance = 5 * 60 * 1000;

/** ms before the end at which a warning appears. */
const warningTime = 5 * 60 * 1000;

/** The minutes that a session still lasts, once it is time to say so. */
export function minutesToWarnOf(signedInAt: number, now: number): number | undefined {
  const left = signedInAt + sessionLifetime - now;
  return left <= warningTime ? Math.max(1, Math.ceil(left / 60_000)) : undefined;
}

export type Session = { token: string; signedInAt: number };

/** A token, or the code of a password reset: it has to fit into a header. */
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
