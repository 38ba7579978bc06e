import type * as v from 'valibot';
import { readAccount, replacePassword } from '../administrators';
import { actorOf, record } from '../audit';
import type { Calls } from '../calls';
import { asksForLink, changesPassword, resetsPassword } from '../contract/auth';
import { HttpError } from '../httpError';
import { mailAccountChange, mailResetLink } from '../security/accountMails';
import { readCaller } from '../security/knownCallers';
import { refusalOf } from '../security/newPassword';
import { changeWithPassword, inPasswordQueue } from '../security/ownPassword';
import { hashPassword } from '../security/passwords';
import { findResetCode } from '../security/resetCodes';
import { resetThrottle, signInsOf } from '../security/throttle';
import type { Call, Services } from '../services';

export function authPasswordCalls({ addCall }: Calls, services: Services): void {
  const { db, now, publicUrl } = services;
  const tell = (call: Call, to: string, sentence: string) =>
    mailAccountChange(services, call, { to, about: 'password', sentence });

  addCall('PUT /admins/changepassword', changesPassword, async (body, call) => {
    const session = call.get('session');
    const { administratorId: id } = session;
    const refusal = { action: 'fail to change password', sentence: 'The old password is wrong.' };
    const email = await changeWithPassword(services, call, body.oldpassword, refusal, async ({ email }) => {
      const passwordHash = await hashNewPassword(body, email);
      return async (transaction) => {
        const actor = actorOf(call, now);
        const caller = readCaller(call, publicUrl);
        await record(transaction, actor, { action: 'change password', subject: 'administrator', id });
        await replacePassword(transaction, actor, { id, passwordHash, keep: session, caller });
        return email;
      };
    });
    tell(call, email, 'Your password was changed, and your other sessions have ended.');
  });

  addCall('POST /admins/forgot', asksForLink, async ({ email }, call) => {
    // Neither the text nor the duration of the response reveals whether the address is known.
    mailResetLink(services, email, readCaller(call, publicUrl));
  });

  addCall('POST /admins/reset', resetsPassword, async (body, call) => {
    const code = call.req.header('x-access-token') ?? '';
    // A code that came in time is not too late because its turn came later.
    const at = now();
    const administratorId = await findResetCode(db, code, at);
    if (administratorId === undefined) throw expiredLink();
    await inPasswordQueue(administratorId, async () => {
      const { email } = await readAccount(db, administratorId);
      const passwordHash = await hashNewPassword(body, email);
      await db.transaction().execute(async (transaction) => {
        if ((await findResetCode(transaction, code, at)) === undefined) throw expiredLink();
        const caller = readCaller(call, publicUrl);
        const actor = { administratorId, at, address: caller.address };
        await record(transaction, actor, { action: 'reset password', subject: 'administrator', id: administratorId });
        await replacePassword(transaction, actor, { id: administratorId, passwordHash, caller });
        // The owner of the mailbox need not wait out a lock-out that others have caused.
        await resetThrottle(transaction, signInsOf(email));
      });
      tell(call, email, 'Your password was set anew by a mailed link, and your sessions have ended.');
    });
  });

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
