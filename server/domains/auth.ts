import { findAdministrator, isUnchanged } from '../administrators';
import { record } from '../audit';
import type { Calls } from '../calls';
import { signsIn, signsOut } from '../contract/auth';
import { answersChallenge, type AnswerKind, type SecondFactor } from '../contract/secondFactor';
import type { Db, Trx } from '../db/schema';
import { HttpError } from '../httpError';
import { mailAccountChange, mailWarning } from '../security/accountMails';
import { networksOf } from '../security/callerAddress';
import { createCookies, isFromOwnPage } from '../security/cookies';
import { deviceWords } from '../security/deviceWords';
import * as factors from '../security/factors';
import { hashPassword, isOutdated, isPassword, passwordQueue } from '../security/passwords';
import { knownBy, readCaller, rememberCaller, type Caller } from '../security/knownCallers';
import { hashSecret, newSecret } from '../security/secrets';
import { cookieOf, endSession, endSessions, openSession, sessionLifetime } from '../security/sessions';
import * as throttle from '../security/throttle';
import type { Call, Services } from '../services';
import { fold } from '../contract/text';

type Administrator = { id: number; email: string };

type Attempt = {
  administrator?: Administrator;
  address: string;
  /** Those whose failures count together: none for a known browser, which is nobody else's. */
  networks: string[];
  known?: keyof Caller;
  account: throttle.Subject;
  /** Fills the queue for itself alone. */
  from?: string;
};

export function authCalls({ addCall, addChange }: Calls, services: Services): void {
  const { db, now, publicUrl } = services;
  const cookies = createCookies(publicUrl);

  addCall('POST /admins/login', signsIn, async ({ email, password, can_confirm }, call) => {
    const administrator = await findAdministrator(db, email);
    const attempt = await attemptOf(db, call, email, administrator);
    await refuseHeld(db, attempt);

    const signIn = async () => {
      // Checked again: other sign-ins may have failed while this one waited in the queue.
      await refuseHeld(db, attempt);
      const isLocked = (await throttle.lockedFor(db, attempt.account)) > 0;
      const matches = await isPassword(password, administrator?.password_hash);
      // A locked account and a wrong password get the same response, so guessing during a lock-out reveals nothing.
      if (!administrator || !matches || isLocked) {
        await db.transaction().execute((transaction) => noteFailure(transaction, attempt));
        throw wrongCredentials();
      }
      const { id } = administrator;
      const renewedHash = isOutdated(administrator.password_hash) ? await hashPassword(password) : undefined;
      return db.transaction().execute(async (transaction) => {
        if (!(await isUnchanged(transaction, administrator))) throw wrongCredentials();
        const renewed = transaction.updateTable('administrators').where('id', '=', id);
        if (renewedHash !== undefined) await renewed.set({ password_hash: renewedHash }).execute();
        const opening = { ...administrator, canConfirm: can_confirm };
        if (!(await factors.hasFactor(transaction, id)))
          return { token: await openSessionOf(transaction, call, attempt, opening) };
        const begun = { administratorId: id, purpose: 'sign in', now: now() } as const;
        const challenge = await factors.beginChallenge(transaction, begun);
        return { asked: await factors.describeChallenge(transaction, { publicUrl, administratorId: id, challenge }) };
      });
    };
    const outcome = await passwordQueue(signIn, { from: attempt.from, isFirst: attempt.known !== undefined });
    if (outcome.token === undefined) throw asksForFactor('Please confirm that it is you.', outcome.asked);
    return { token: outcome.token };
  });

  // Not in the contract: what follows a right password where the account has a second factor.
  addCall('POST /admins/login/factor', answersChallenge, async ({ challenge, kind, answer }, call) => {
    const isOpen = await factors.findChallenge(db, challenge, now());
    const outcome = isOpen && (await db.transaction().execute(take));
    if (!outcome) throw new HttpError(401, 'This sign-in took too long or has failed too often. Please start again.');
    if (outcome.token === undefined) throw asksForFactor(wrongAnswers[kind], outcome.asked);
    const { token, email } = outcome;
    const sentence = 'A recovery code was used to sign in as you.';
    if (kind === 'recovery') mailAccountChange(services, call, { to: email, about: 'factor', sentence });
    return { token };

    async function take(transaction: Trx) {
      const found = await factors.findChallenge(transaction, challenge, now());
      if (found?.purpose !== 'sign in') return undefined;
      const { id, email, challenge_hash } = found;
      const attempt = await attemptOf(transaction, call, email, found);
      await refuseHeld(transaction, attempt);
      const isLocked = (await throttle.lockedFor(transaction, attempt.account)) > 0;
      const given = { publicUrl, administratorId: id, challenge, answer, now: now() };
      if (!isLocked && (await factors.spendAnswer(transaction, services, kind, given))) {
        await factors.endChallenge(transaction, challenge_hash);
        const actor = { administratorId: id, at: now(), address: attempt.address };
        if (kind === 'recovery')
          await record(transaction, actor, { action: 'use recovery code', subject: 'administrator', id });
        return { token: await openSessionOf(transaction, call, attempt, { id, email, canConfirm: true, kind }), email };
      }
      const isLockedNow = await noteFailure(transaction, attempt, kind);
      if (isLocked || isLockedNow || found.failures + 1 >= mostFailures) {
        await factors.endChallenge(transaction, challenge_hash);
        return undefined;
      }
      const failed = transaction.updateTable('factor_challenges').set({ failures: found.failures + 1 });
      await failed.where('challenge_hash', '=', challenge_hash).execute();
      return { asked: await factors.describeChallenge(transaction, given) };
    }
  });

  // Not in the contract: other consoles just drop their token, and the session expires after 24 hours.
  addChange('POST /admins/logout', signsOut, async (transaction, _values, call) => {
    const session = call.get('session');
    await endSession(transaction, session);
    if (isFromOwnPage(call)) {
      cookies.end(call, cookieOf(session.tokenHash));
      // Pictures of members that the browser keeps. A page of another origin may not empty the cache, and would complain of it.
      call.header('Clear-Site-Data', '"cache"');
    }
    return { action: 'sign out', subject: 'administrator', id: session.administratorId };
  });

  async function attemptOf(database: Db, call: Call, email: string, administrator?: Administrator): Promise<Attempt> {
    const caller = readCaller(call, publicUrl);
    const known = await knownBy(database, administrator?.id ?? 0, caller, now());
    const account = throttle.signInsOf(fold(email), known && caller[known]);
    const { address, browser } = caller;
    const networks = known === 'browser' ? [] : networksOf(address);
    return { administrator, address, networks, known, account, from: networks.at(-1) ?? browser };
  }

  async function refuseHeld(database: Db, { known, networks, account }: Attempt): Promise<void> {
    // Told to nobody else: that an account is held says that it exists.
    const inBrowser = 'Too many sign-ins in this browser have failed; it alone is held.';
    if (known === 'browser') await throttle.refuseWhileLocked(database, account, inBrowser);
    const reason = 'Too many sign-ins from this network have failed.';
    // Nobody else in the neighbourhood holds out who is known.
    for (const network of known === 'address' ? networks.slice(0, 1) : networks)
      await throttle.refuseWhileLocked(database, throttle.signInsFrom(network), reason);
  }

  async function openSessionOf(
    transaction: Trx,
    call: Call,
    { account, address, known }: Attempt,
    { id, email, canConfirm, kind }: Administrator & { canConfirm?: boolean; kind?: AnswerKind },
  ): Promise<string> {
    await throttle.resetThrottle(transaction, account);
    await rememberCaller(transaction, call, { administratorId: id, now: now(), publicUrl });
    const actor = { administratorId: id, at: now(), address };
    const after = kind && { second_factor: kind };
    await record(transaction, actor, { action: 'sign in', subject: 'administrator', id, after });
    const device = deviceWords(call.req.header('user-agent'));
    const isNew = isFromOwnPage(call) ? known !== 'browser' : known === undefined;
    const sentence = `A new device has signed in to your account: ${device}.`;
    if (isNew) mailAccountChange(services, call, { to: email, about: 'device', sentence });
    const cookie = isFromOwnPage(call) ? newSecret() : undefined;
    const token = await openSession(transaction, id, now(), { cookie, canConfirm, device, address });
    await endSessions(transaction, actor, id, (_tokenHash, index) => index >= mostSessions);
    if (cookie !== undefined) cookies.set(call, cookieOf(hashSecret(token)), cookie, sessionLifetime);
    return token;
  }

  /** Says whether it locks the account. An e-mail that nobody has is stored nowhere: it may be a password. */
  async function noteFailure(transaction: Trx, attempt: Attempt, kind?: AnswerKind): Promise<boolean> {
    const { administrator, address, networks, account } = attempt;
    const actor = { administratorId: administrator?.id ?? null, at: now(), address };
    const about = { subject: 'administrator', id: administrator?.id } as const;
    const held = networks.map((id) => ({ id, ...throttle.signInsFrom(id) }));
    const isWritten = (await throttle.lockedFor(transaction, throttle.failuresWritten)) === 0;
    const counted = [account, ...held, ...(isWritten ? [throttle.failuresWritten] : [])];
    const locked = await throttle.countEvent(transaction, counted);
    const after = kind && { second_factor: kind };
    if (isWritten) await record(transaction, actor, { action: 'fail to sign in', ...about, after });
    const isLocked = locked.includes(account.key);
    if (isLocked && (isWritten || administrator)) await record(transaction, actor, { action: 'lock out', ...about });
    for (const { id, key } of held)
      if (locked.includes(key) && isWritten)
        await record(transaction, actor, { action: 'lock out', subject: 'network', id });
    if (administrator && isLocked) mailWarning(services, administrator, address, kind ? 'code' : 'password');
    return isLocked;
  }
}

/** Of one administrator; the oldest ends. */
const mostSessions = 10;

const mostFailures = 5;

const wrongCode = 'This code is wrong or has been used already.';
const wrongAnswers = { totp: wrongCode, recovery: wrongCode, passkey: 'This passkey is none of this account.' };

const wrongCredentials = () => new HttpError(401, 'Wrong e-mail or password.');

const asksForFactor = (sentence: string, second_factor: SecondFactor) =>
  new HttpError(401, sentence, {}, { second_factor });
