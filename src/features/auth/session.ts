import type { Storage } from 'redux-persist';
import { attempt } from '@/shared/format/attempt';

// The script in index.html bundles what it uses of this file: it imports no library.

/** How long a sign-in is valid, in ms. */
const sessionLifetime = 24 * 60 * 60 * 1000;

/** A sign-in further in the future was stamped by a wrong clock. */
const clockTolerance = 5 * 60 * 1000;

/** ms before the end at which a warning appears. */
const warningTime = 5 * 60 * 1000;

export function minutesToWarnOf(signedInAt: number, now: number): number | undefined {
  const left = signedInAt + sessionLifetime - now;
  return left <= warningTime ? Math.max(1, Math.ceil(left / 60_000)) : undefined;
}

export function isOver(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age > sessionLifetime || age < -clockTolerance;
}

/** A token, or the code of a password reset: it has to fit into a header. */
export const isToken = (text: string) => /^[\x21-\x7e]{1,8000}$/.test(text);

export type Session = { token: string; signedInAt: number };

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

const sessionKey = 'persist:auth';

const readSession = () => storedSession(attempt(() => window.localStorage.getItem(sessionKey)) ?? null);

/** redux-persist's storage: what is no session is neither read nor written, and a full or blocked storage is ignored. */
export const authStorage: Storage = {
  async getItem() {
    const session = readSession();
    // Drops everything else that another version may have stored.
    return session && JSON.stringify({ token: JSON.stringify(session.token), expirationTime: `${session.signedInAt}` });
  },
  setItem: async (key: string, serialized: string) =>
    attempt(() => storedSession(serialized) && window.localStorage.setItem(key, serialized)),
  removeItem: async (key: string) => attempt(() => window.localStorage.removeItem(key)),
};

/** Deletes the session of this token, not the one that another tab has begun since. */
export function deleteStoredSession(token: string | null) {
  if (readSession()?.token === token) attempt(() => window.localStorage.removeItem(sessionKey));
}

/** What another tab has stored since this one got its token, null for a sign-out; undefined if nothing. */
export function sessionOfOtherTab(token: string | null): Session | null | undefined {
  const session = readSession();
  if ((session?.token ?? null) === token) return undefined;
  // A browser without room for the session has not lost it to another tab.
  return session ?? (announce('stored') ? null : undefined);
}

/** Other tabs get a storage event; whether there is room for one. */
const announce = (key: string, value = 'now') =>
  attempt(() => {
    window.localStorage.setItem(key, value);
    window.localStorage.removeItem(key);
    return true;
  });

const signOutKey = 'signed-out';

/** Only a sign-out discards drafts, and the missing session does not tell other tabs why it ended. */
export const announceSignOut = () => announce(signOutKey);

export const isSignOutOfOtherTab = (changedKey: string | null) => changedKey === signOutKey;

/**
 * Who signed in last in this tab, or in another one meanwhile, and when (ms). The contract has no call that says whose a token
 * is: in a tab opened since, `email` is empty.
 */
export type TabAccount = { email: string; signedInAt: number };

const signInKey = 'signed-in';
const accountKey = 'signed-in-as';

const accountText = ({ email, signedInAt }: TabAccount) => `${signedInAt} ${email}`;

function readAccount(text: string | null | undefined): TabAccount | null {
  const [, signedInAt, email = ''] = /^(\d+) (\S{0,254})$/.exec(text ?? '') ?? [];
  return signedInAt ? { email, signedInAt: Number(signedInAt) } : null;
}

/** Before the session is stored, so that other tabs know whose it is. */
export const announceSignIn = (account: TabAccount) => announce(signInKey, accountText(account));

export const accountOfOtherTab = (changedKey: string | null, value?: string | null) =>
  changedKey === signInKey ? readAccount(value) : null;

/** In the tab's session storage until the administrator signs out. */
export const accountOfTab = () => readAccount(attempt(() => window.sessionStorage.getItem(accountKey)));

export const storeAccount = (account: TabAccount) =>
  attempt(() => window.sessionStorage.setItem(accountKey, accountText(account)));

export const forgetAccount = () => attempt(() => window.sessionStorage.removeItem(accountKey));
