import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isUnchanged, replacePassword } from '../administrators';
import { actorOf, record } from '../audit';
import type { Database } from '../db/schema';
import { filledText } from '../fields';
import { HttpError } from '../httpError';
import { reply, type DescribedCalls } from '../reply';
import { refusalOf } from '../security/newPassword';
import { hashPassword, isPassword, maxTypedLength, passwordQueue } from '../security/passwords';
import { findResetCode, useResetCode } from '../security/resetCodes';
import { runAfterResponse } from '../security/runAfterResponse';
import { countEvent, passwordChangesOf, refuseWhileLocked, resetThrottle, signInsOf } from '../security/throttle';
import type { Api, Call, Services } from '../services';
import { readJson } from '../validateRequest';
import { mailResetLink } from '../security/accountMails';

const typed = z.string().max(maxTypedLength);
const forgetful = z.object({ email: filledText(254) });
const newPasswords = z.object({ newpassword: typed, confirmpassword: typed });
const passwordChange = newPasswords.extend({ oldpassword: typed });

export const authPasswordCalls: DescribedCalls = {
  'PUT /admins/changepassword': { json: passwordChange },
  'POST /admins/forgot': { json: forgetful },
  'POST /admins/reset': { json: newPasswords },
};

export function authPasswordRoutes(api: Api, services: Services): void {
  const { db, now, publicUrl, waitUntil } = services;

  api.put('/admins/changepassword', async (call) => {
    const body = await readJson(call, passwordChange);
    const session = call.get('session');
    const guesses = passwordChangesOf(session.administratorId);
    // The whole change runs in the queue, so that no sign-in with the old password can overlap with it.
    const change = async () => {
      await refuseWhileLocked(db, guesses, 'The old password was wrong too often.');
      const administrator = await db
        .selectFrom('administrators')
        .select(['id', 'email', 'password_hash'])
        .where('id', '=', session.administratorId)
        .executeTakeFirstOrThrow();
      if (!(await isPassword(body.oldpassword, administrator.password_hash))) {
        await noteWrongOldPassword(call, session.administratorId);
        throw wrongOldPassword();
      }
      const passwordHash = await hashNewPassword(body, administrator.email);
      const { id } = administrator;
      await db.transaction().execute(async (transaction) => {
        if (!(await isUnchanged(transaction, administrator))) throw wrongOldPassword();
        await resetThrottle(transaction, guesses);
        await replacePassword(transaction, { id, passwordHash, at: now(), keep: session });
        const entry = { action: 'change password', subject: 'administrator', id } as const;
        await record(transaction, actorOf(call, now), entry);
      });
    };
    await passwordQueue(change, { from: `administrator ${session.administratorId}`, isFirst: true });
    return reply(call, {}, 'Your password has been changed. Every other device is signed out.');
  });

  api.post('/admins/forgot', async (call) => {
    const { email } = await readJson(call, forgetful);
    // Neither the text nor the duration of the response reveals whether the address is known.
    waitUntil(runAfterResponse(() => mailResetLink(services, email, call.get('address'))));
    return reply(call, {}, 'If this address belongs to an administrator, a link to set a new password is on its way.');
  });

  api.post('/admins/reset', async (call) => {
    const code = call.req.header('x-access-token') ?? '';
    const administratorId = await findResetCode(db, code, now());
    if (administratorId === undefined) throw expiredLink();
    const body = await readJson(call, newPasswords);
    const reset = async () => {
      const email = await emailOf(db, administratorId);
      const passwordHash = await hashNewPassword(body, email);
      await db.transaction().execute(async (transaction) => {
        if (!(await useResetCode(transaction, code, now()))) throw expiredLink();
        await replacePassword(transaction, { id: administratorId, passwordHash, at: now() });
        const actor = { administratorId, at: now(), address: call.get('address') };
        await record(transaction, actor, { action: 'reset password', subject: 'administrator', id: administratorId });
        // The owner of the mailbox need not wait out a lock-out that others have caused.
        await resetThrottle(transaction, signInsOf(email));
      });
    };
    await passwordQueue(reset, { from: `administrator ${administratorId}`, isFirst: true });
    return reply(call, {}, 'Your password has been changed. Please sign in with the new one.');
  });

  async function hashNewPassword(passwords: z.infer<typeof newPasswords>, email: string): Promise<string> {
    const { newpassword, confirmpassword } = passwords;
    if (newpassword !== confirmpassword)
      throw new HttpError(400, 'The new password and its confirmation are not the same.');
    const refusal = await refusalOf(newpassword, { email, publicUrl });
    if (refusal) throw new HttpError(400, refusal);
    return hashPassword(newpassword);
  }

  async function noteWrongOldPassword(call: Call, id: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const locked = await countEvent(transaction, [passwordChangesOf(id)]);
      for (const action of ['fail to change password', ...(locked.length > 0 ? ['lock out'] : [])])
        await record(transaction, actorOf(call, now), { action, subject: 'administrator', id });
    });
  }
}

const expiredLink = () =>
  new HttpError(401, 'This link has expired or has been used already. Please ask for a new one.');
// Not 401, which would end the session in the console.
const wrongOldPassword = () => new HttpError(400, 'The old password is wrong.');

async function emailOf(db: Kysely<Database>, id: number): Promise<string> {
  return (await db.selectFrom('administrators').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
}
