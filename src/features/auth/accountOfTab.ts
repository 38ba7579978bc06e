import { attempt } from '@/shared/attempt';

const key = 'signed-in-as';

/** Who signed in last in this tab, and when (ms): the contract has no call that says whose a token is. */
export type TabAccount = { email: string; signedInAt: number };

/** In the tab's session storage until the administrator signs out. */
export const keepAccount = ({ email, signedInAt }: TabAccount) =>
  attempt(() => window.sessionStorage.setItem(key, `${signedInAt} ${email}`));

export const forgetAccount = () => attempt(() => window.sessionStorage.removeItem(key));

export function accountOfTab(): TabAccount | null {
  const stored = attempt(() => window.sessionStorage.getItem(key)) ?? '';
  const [, signedInAt, email] = /^(\d+) (\S{1,254})$/.exec(stored) ?? [];
  return email ? { email, signedInAt: Number(signedInAt) } : null;
}
