import { z } from 'zod';
import { findAdministrator, isUnchanged } from '../administrators';
import { record } from '../audit';
import type { Calls } from '../calls';
import { filledText } from '../fields';
import { HttpError } from '../httpError';
import { noteFailedSignIn } from '../security/failedSignIns';
import { networksOf } from '../security/callerAddress';
import { isPassword, maxTypedLength, passwordQueue } from '../security/passwords';
import { deleteExpiredSessions, endSession, openSession } from '../security/sessions';
import { isKnownAddress, rememberAddress } from '../security/signInAddresses';
import { lockedFor, refuseWhileLocked, resetThrottle, signInsFrom, signInsOf } from '../security/throttle';
import type { Services } from '../services';
import { fold } from '../text';

const credentials = z.object({ email: filledText(254), password: z.string().max(maxTypedLength) });

const signsIn = { json: credentials, reply: { token: z.string() }, done: 'You are signed in.' };
const signsOut = { done: 'You are signed out.' };

export function authCalls({ addCall, addChange }: Calls, services: Services): void {
  const { db, now } = services;

  addCall('POST /admins/login', signsIn, async ({ email, password }, call) => {
    const address = call.get('address');
    const networks = networksOf(address);
    const isKnownFor = (id = 0) => isKnownAddress(db, id, address, now());
    const isFirst = await isKnownFor((await findAdministrator(db, email))?.id);
    const refuseNetworks = async () => {
      // Nobody else in the neighbourhood holds out who is known.
      for (const network of isFirst ? networks.slice(0, 1) : networks)
        await refuseWhileLocked(db, signInsFrom(network), 'Too many sign-ins from this network have failed.');
    };
    await refuseNetworks();

    const signIn = async () => {
      // Checked again: other sign-ins may have failed while this one waited in the queue.
      await refuseNetworks();
      const administrator = await findAdministrator(db, email);
      const isKnown = await isKnownFor(administrator?.id);
      const account = signInsOf(fold(email), isKnown ? address : undefined);
      const isLocked = (await lockedFor(db, account)) > 0;
      const matches = await isPassword(password, administrator?.password_hash);
      // A locked account and a wrong password get the same response, so guessing during a lock-out reveals nothing.
      if (!administrator || !matches || isLocked) {
        await noteFailedSignIn(services, { administrator, address, account });
        throw wrongCredentials();
      }
      const { id } = administrator;
      const token = await db.transaction().execute(async (transaction) => {
        if (!(await isUnchanged(transaction, administrator))) throw wrongCredentials();
        await resetThrottle(transaction, account);
        await rememberAddress(transaction, id, address, now());
        await deleteExpiredSessions(transaction, now());
        const actor = { administratorId: id, at: now(), address };
        await record(transaction, actor, { action: 'sign in', subject: 'administrator', id });
        return openSession(transaction, id, now());
      });
      return { token };
    };
    return passwordQueue(signIn, { from: networks.at(-1), isFirst });
  });

  // Not in the contract: other consoles just drop their token, and the session expires after 24 hours.
  addChange('POST /admins/logout', signsOut, async (transaction, _values, call) => {
    const session = call.get('session');
    await endSession(transaction, session);
    // Pictures of members that the browser keeps. A page of another origin may not empty the cache, and would complain of it.
    if (call.req.header('sec-fetch-site') === 'same-origin') call.header('Clear-Site-Data', '"cache"');
    return { action: 'sign out', subject: 'administrator', id: session.administratorId };
  });
}

const wrongCredentials = () => new HttpError(401, 'Wrong e-mail or password.');
