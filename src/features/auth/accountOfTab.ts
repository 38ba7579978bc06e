import { attempt } from '@/shared/format/attempt';
import { forgetReport } from '@/shared/run/runSlice';
import { deleteAllDrafts } from '@/shared/ui/modal/useDraft';

const key = 'signed-in-as';

/** Who signed in last in this tab, or in another one meanwhile, and when (ms): the contract has no call that says whose a token is. */
export type TabAccount = { email: string; signedInAt: number };

export const writeAccount = ({ email, signedInAt }: TabAccount) => `${signedInAt} ${email}`;

export function readAccount(text: string | null | undefined): TabAccount | null {
  const [, signedInAt, email] = /^(\d+) (\S{1,254})$/.exec(text ?? '') ?? [];
  return email ? { email, signedInAt: Number(signedInAt) } : null;
}

/** In the tab's session storage until the administrator signs out. What another one, or nobody known, left there is deleted. */
export function keepAccount(account: TabAccount) {
  if (accountOfTab()?.email.toLowerCase() !== account.email.toLowerCase()) {
    deleteAllDrafts();
    forgetReport();
  }
  attempt(() => window.sessionStorage.setItem(key, writeAccount(account)));
}

/** A tab that was closed, or rested, has not heard who signed in meanwhile: what stands in it may be another administrator's. */
export function forgetOlderSession(signedInAt: number | null) {
  if (signedInAt === null || accountOfTab()?.signedInAt === signedInAt) return;
  deleteAllDrafts();
  forgetReport();
}

export const forgetAccount = () => attempt(() => window.sessionStorage.removeItem(key));

export const accountOfTab = () => readAccount(attempt(() => window.sessionStorage.getItem(key)));
