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

/** Listens for sign-ins and sign-outs of other tabs, including those while this page was in the back/forward cache. */
export function onSessionChangedElsewhere(tell: (session: Session | null) => void): () => void {
  const listen = ({ key, newValue, storageArea }: StorageEvent) => {
    // A null key means that the storage was cleared.
    const isLocal = attempt(() => storageArea === window.localStorage);
    if (isLocal && (key === sessionKey || key === null)) tell(storedSession(newValue));
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted ? readStored(sessionKey) : undefined;
    if (stored === undefined || tokenIn(stored) === knownToken) return;
    // The new session may be another administrator's: the old one ends first, with all that it showed.
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
