import type { Storage } from 'redux-persist';
import { attempt } from '@/shared/attempt';
import { storedSession, type Session } from './session';

const sessionKey = 'persist:auth';

/** The token that the storage held when this page last read or wrote it: what differs from it was written by another tab. */
let knownToken: string | null = null;

/**
 * redux-persist's storage: localStorage, but a text that is no session reads as none, a session without a token
 * leaves nothing behind, and a full or forbidden storage only costs the memory of the sign-in.
 */
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

/** Only what belongs to a session, whatever else another version stored beside it. */
const textOf = ({ token, signedInAt }: Session) =>
  JSON.stringify({ token: JSON.stringify(token), expirationTime: JSON.stringify(signedInAt) });

const readStored = (key: string) => attempt(() => window.localStorage.getItem(key));

/** Calls back when another tab signs in or out, also if this page lay in the browser's cache meanwhile; returns the way to stop listening. */
export function onSessionChangedElsewhere(tell: (session: Session | null) => void): () => void {
  const listen = ({ key, newValue, storageArea }: StorageEvent) => {
    // A null key is a cleared storage.
    const isLocal = attempt(() => storageArea === window.localStorage);
    if (isLocal && (key === sessionKey || key === null)) tell(storedSession(newValue));
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted ? readStored(sessionKey) : undefined;
    if (stored === undefined || tokenIn(stored) === knownToken) return;
    // Whose session it is nobody can tell: first the one that was here is over, and what it showed is gone.
    tell(null);
    const session = storedSession(stored);
    if (session) setTimeout(() => tell(session));
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', comeBack);
  };
}
