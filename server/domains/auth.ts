import { findAdministrator, isKnownAddress, isUnchanged, rememberAddress } from '../administrators';
import { record } from '../audit';
import type { Calls } from '../calls';
import { signsIn, signsOut } from '../contract/auth';
import { HttpError } from '../httpError';
import { mailWarning } from '../security/accountMails';
import { networksOf } from '../security/callerAddress';
import { hashPassword, isOutdated, isPassword, passwordQueue } from '../security/passwords';
import { endSession, openSession } from '../security/sessions';
import * as throttle from '../security/throttle';
import type { Services } from '../services';
import { fold } from '../contract/text';

export function authCalls({ addCall, addChange }: Calls, services: Services): void {
  const { db, now } = services;

  addCall('POST /admins/login', signsIn, async ({ email, password }, call) => {
    const address = call.get('address');
    const networks = networksOf(address);
    const administrator = await findAdministrator(db, email);
    const isKnown = await isKnownAddress(db, administrator?.id ?? 0, address, now());
    const account = throttle.signInsOf(fold(email), isKnown ? address : undefined);
    const refuseNetworks = async () => {
      // Nobody else in the neighbourhood holds out who is known.
      for (const network of isKnown ? networks.slice(0, 1) : networks) {
        const reason = 'Too many sign-ins from this network have failed.';
        await throttle.refuseWhileLocked(db, throttle.signInsFrom(network), reason);
      }
    };
    await refuseNetworks();

    const signIn = async () => {
      // Checked again: other sign-ins may have failed while this one waited in the queue.
      await refuseNetworks();
      const isLocked = (await throttle.lockedFor(db, account)) > 0;
      const matches = await isPassword(password, administrator?.password_hash);
      // A locked account and a wrong password get the same response, so guessing during a lock-out reveals nothing.
      if (!administrator || !matches || isLocked) {
        await noteFailure(administrator, address, account);
        throw wrongCredentials();
      }
      const { id } = administrator;
      const renewedHash = isOutdated(administrator.password_hash) ? await hashPassword(password) : undefined;
      const token = await db.transaction().execute(async (transaction) => {
        if (!(await isUnchanged(transaction, administrator))) throw wrongCredentials();
        if (renewedHash !== undefined)
          await transaction
            .updateTable('administrators')
            .set({ password_hash: renewedHash })
            .where('id', '=', id)
            .execute();
        await throttle.resetThrottle(transaction, account);
        await rememberAddress(transaction, id, address, now());
        const actor = { administratorId: id, at: now(), address };
        await record(transaction, actor, { action: 'sign in', subject: 'administrator', id });
        return openSession(transaction, id, now());
      });
      return { token };
    };
    return passwordQueue(signIn, { from: networks.at(-1), isFirst: isKnown });
  });

  // Not in the contract: other consoles just drop their token, and the session expires after 24 hours.
  addChange('POST /admins/logout', signsOut, async (transaction, _values, call) => {
    const session = call.get('session');
    await endSession(transaction, session);
    // Pictures of members that the browser keeps. A page of another origin may not empty the cache, and would complain of it.
    if (call.req.header('sec-fetch-site') === 'same-origin') call.header('Clear-Site-Data', '"cache"');
    return { action: 'sign out', subject: 'administrator', id: session.administratorId };
  });

  /** Without an administrator nobody has the e-mail that was typed, which is stored nowhere: it may be a password. */
  async function noteFailure(
    administrator: { id: number; email: string } | undefined,
    address: string,
    account: throttle.Subject,
  ): Promise<void> {
    const actor = { administratorId: administrator?.id ?? null, at: now(), address };
    const about = { subject: 'administrator', id: administrator?.id } as const;
    const networks = networksOf(address).map((id) => ({ id, ...throttle.signInsFrom(id) }));
    const locked = await db.transaction().execute(async (transaction) => {
      const isWritten = (await throttle.lockedFor(transaction, throttle.failuresWritten)) === 0;
      const counted = [account, ...networks, ...(isWritten ? [throttle.failuresWritten] : [])];
      const locked = await throttle.countEvent(transaction, counted);
      if (isWritten) await record(transaction, actor, { action: 'fail to sign in', ...about });
      if (locked.includes(account.key) && (isWritten || administrator))
        await record(transaction, actor, { action: 'lock out', ...about });
      for (const { id, key } of networks)
        if (locked.includes(key) && isWritten)
          await record(transaction, actor, { action: 'lock out', subject: 'network', id });
      return locked;
    });
    if (administrator && locked.includes(account.key)) mailWarning(services, administrator, address);
  }
}

const wrongCredentials = () => new HttpError(401, 'Wrong e-mail or password.');
