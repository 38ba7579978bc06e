import { record } from '../audit';
import { mailWarning } from './accountMails';
import type { Services } from '../services';
import { networksOf } from './callerAddress';
import { runAfterResponse } from './runAfterResponse';
import { countEvent, failuresWritten, lockedFor, signInsFrom, type Subject } from './throttle';

type FailedSignIn = {
  /** Undefined when nobody has the e-mail that was typed, which is stored nowhere: it may be a password. */
  administrator: { id: number; email: string } | undefined;
  address: string;
  account: Subject;
};

export async function noteFailedSignIn(services: Services, failure: FailedSignIn): Promise<void> {
  const { db, now, waitUntil } = services;
  const { administrator, address, account } = failure;
  const networks = networksOf(address).map((id) => ({ id, subject: signInsFrom(id) }));
  const at = now();
  const actor = { administratorId: administrator?.id ?? null, at, address };
  const locked = await db.transaction().execute(async (transaction) => {
    const isWritten = (await lockedFor(transaction, failuresWritten)) === 0;
    const subjects = [account, ...networks.map(({ subject }) => subject), ...(isWritten ? [failuresWritten] : [])];
    const counted = await countEvent(transaction, subjects);
    const about = { subject: 'administrator', id: administrator?.id } as const;
    if (isWritten) await record(transaction, actor, { action: 'fail to sign in', ...about });
    if (counted.includes(account) && (isWritten || administrator))
      await record(transaction, actor, { action: 'lock out', ...about });
    for (const { id, subject } of networks)
      if (counted.includes(subject) && isWritten)
        await record(transaction, actor, { action: 'lock out', subject: 'network', id });
    return counted;
  });
  if (administrator && locked.includes(account))
    waitUntil(runAfterResponse(() => mailWarning(services, administrator, address)));
}
