import type { Storage } from 'redux-persist';
import { attempt } from '@/shared/format/attempt';
import { readAccount, writeAccount, type TabAccount } from './accountOfTab';
import { storedSession, type Session } from './session';

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

const signInKey = 'signed-in';

/** Before the session is stored, so that other tabs know whose it is. */
export const announceSignIn = (account: TabAccount) => announce(signInKey, writeAccount(account));

export const accountOfOtherTab = (changedKey: string | null, value?: string | null) =>
  changedKey === signInKey ? readAccount(value) : null;
