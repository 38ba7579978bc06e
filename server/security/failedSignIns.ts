import { record } from '../audit';
import { mailWarning } from './accountMails';
import type { Services } from '../services';
import { runAfterResponse } from './runAfterResponse';
import { countEvent, failuresWritten, lockedFor, type Subject } from './throttle';

type FailedSignIn = {
  /** Undefined when nobody has the e-mail that was typed, which is stored nowhere: it may be a password. */
  administrator: { id: number; email: string } | undefined;
  address: string;
  account: Subject;
  network: Subject;
};

/** Counts a failed sign-in, writes it into the journal, and warns the administrator when it locks the account. */
export async function noteFailedSignIn(services: Services, failure: FailedSignIn): Promise<void> {
  const { db, now, waitUntil } = services;
  const { administrator, address, account, network } = failure;
  const at = now();
  const actor = { administratorId: administrator?.id ?? null, at, address };
  const locked = await db.transaction().execute(async (transaction) => {
    const isWritten = (await lockedFor(transaction, failuresWritten, at)) === 0;
    const counted = await countEvent(transaction, [account, network, ...(isWritten ? [failuresWritten] : [])], at);
    const about = { subject: 'administrator', id: administrator?.id } as const;
    if (isWritten) await record(transaction, actor, { action: 'fail to sign in', ...about });
    if (counted.includes(account) && (isWritten || administrator))
      await record(transaction, actor, { action: 'lock out', ...about });
    if (counted.includes(network) && isWritten)
      await record(transaction, actor, { action: 'lock out', subject: 'network', id: address });
    return counted;
  });
  if (administrator && locked.includes(account))
    waitUntil(runAfterResponse(() => mailWarning(services, administrator, address)));
}
