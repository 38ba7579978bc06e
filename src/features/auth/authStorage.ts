import type { Storage } from 'redux-persist';
import { attempt } from '@/shared/attempt';
import { storedSession, type Session } from './session';

const sessionKey = 'persist:auth';

/** The stored token when last read or written here: a different one was written by another tab. */
let knownToken: string | null = null;

/** redux-persist's storage over localStorage: an invalid session reads as none, and a full or blocked storage is ignored. */
export const authStorage: Storage = {
  async getItem(key: string) {
    const session = storedSession(readStored(key) ?? null);
    knownToken = session?.token ?? null;
    return session && textOf(session);
  },
  async setItem(key: string, serialized: string) {
    const session = storedSession(serialized);
    attempt(() => {
      if (session) window.localStorage.setItem(key, serialized);
      // A page that had its session to itself does not end the one that another tab has begun since.
      else if (tokenIn(window.localStorage.getItem(key)) === knownToken) window.localStorage.removeItem(key);
      knownToken = tokenIn(window.localStorage.getItem(key));
    });
  },
  removeItem: async (key: string) => attempt(() => window.localStorage.removeItem(key)),
};

const tokenIn = (serialized: string | null) => storedSession(serialized)?.token ?? null;

/** Drops everything else that another version may have stored. */
const textOf = ({ token, signedInAt }: Session) =>
  JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(signedInAt) });

const readStored = (key: string) => attempt(() => window.localStorage.getItem(key));

/** What another tab has stored since this page last read or wrote it, null for a sign-out; undefined if nothing. */
export function sessionOfOtherTab(): Session | null | undefined {
  const stored = readStored(sessionKey);
  return stored === undefined || tokenIn(stored) === knownToken ? undefined : storedSession(stored);
}

const signOutKey = 'signed-out';

/** Only a sign-out discards drafts, and the missing session does not tell other tabs why it ended. */
export const announceSignOut = () =>
  attempt(() => {
    window.localStorage.setItem(signOutKey, 'now');
    window.localStorage.removeItem(signOutKey);
  });

export const isSignOutOfOtherTab = (changedKey: string | null) => changedKey === signOutKey;
