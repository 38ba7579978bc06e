import type * as v from 'valibot';
import { isUnchanged, replacePassword } from '../administrators';
import { actorOf, record } from '../audit';
import type { Calls } from '../calls';
import { asksForLink, changesPassword, resetsPassword } from '../contract/auth';
import { HttpError } from '../httpError';
import { mailResetLink } from '../security/accountMails';
import { refusalOf } from '../security/newPassword';
import { hashPassword, isPassword, passwordQueue } from '../security/passwords';
import { findResetCode } from '../security/resetCodes';
import { countEvent, passwordChangesOf, refuseWhileLocked, resetThrottle, signInsOf } from '../security/throttle';
import type { Services } from '../services';

export function authPasswordCalls({ addCall }: Calls, services: Services): void {
  const { db, now, publicUrl } = services;

  addCall('PUT /admins/changepassword', changesPassword, async (body, call) => {
    const session = call.get('session');
    const id = session.administratorId;
    const guesses = passwordChangesOf(id);
    const isRight = await inTurn(id, async () => {
      await refuseWhileLocked(db, guesses, 'The old password was wrong too often.');
      const account = await accountOf(id);
      const isOld = await isPassword(body.oldpassword, account.password_hash);
      const passwordHash = isOld ? await hashNewPassword(body, account.email) : '';
      return db.transaction().execute(async (transaction) => {
        const note = (action: string) =>
          record(transaction, actorOf(call, now), { action, subject: 'administrator', id });
        if (isOld && (await isUnchanged(transaction, account))) {
          await resetThrottle(transaction, guesses);
          await replacePassword(transaction, { id, passwordHash, at: now(), keep: session });
          await note('change password');
          return true;
        }
        const locked = await countEvent(transaction, [guesses]);
        await note('fail to change password');
        if (locked.length > 0) await note('lock out');
        return false;
      });
    });
    // Not 401, which would end the session in the console.
    if (!isRight) throw new HttpError(400, 'The old password is wrong.');
  });

  addCall('POST /admins/forgot', asksForLink, async ({ email }, call) => {
    // Neither the text nor the duration of the response reveals whether the address is known.
    mailResetLink(services, email, call.get('address'));
  });

  addCall('POST /admins/reset', resetsPassword, async (body, call) => {
    const code = call.req.header('x-access-token') ?? '';
    // A code that came in time is not too late because its turn came later.
    const at = now();
    const administratorId = await findResetCode(db, code, at);
    if (administratorId === undefined) throw expiredLink();
    await inTurn(administratorId, async () => {
      const { email } = await accountOf(administratorId);
      const passwordHash = await hashNewPassword(body, email);
      await db.transaction().execute(async (transaction) => {
        if ((await findResetCode(transaction, code, at)) === undefined) throw expiredLink();
        await replacePassword(transaction, { id: administratorId, passwordHash, at });
        const actor = { administratorId, at, address: call.get('address') };
        await record(transaction, actor, { action: 'reset password', subject: 'administrator', id: administratorId });
        // The owner of the mailbox need not wait out a lock-out that others have caused.
        await resetThrottle(transaction, signInsOf(email));
      });
    });
  });

  /** A whole change runs in the queue, so that no sign-in with the old password can overlap with it. */
  function inTurn<Result>(id: number, change: () => Promise<Result>): Promise<Result> {
    return passwordQueue(change, { from: `administrator ${id}`, isFirst: true });
  }

  function accountOf(id: number) {
    const columns = ['id', 'email', 'password_hash'] as const;
    return db.selectFrom('administrators').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  }

  async function hashNewPassword(passwords: v.InferOutput<typeof resetsPassword.json>, email: string): Promise<string> {
    const { newpassword, confirmpassword } = passwords;
    if (newpassword !== confirmpassword)
      throw new HttpError(400, 'The new password and its confirmation are not the same.');
    const refusal = await refusalOf(newpassword, { email, publicUrl });
    if (refusal) throw new HttpError(400, refusal);
    return hashPassword(newpassword);
  }
}

const expiredLink = () =>
  new HttpError(401, 'This link has expired or has been used already. Please ask for a new one.');
