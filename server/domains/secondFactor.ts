import { lockAccount } from '../administrators';
import { actorOf, record } from '../audit';
import type { Calls } from '../calls';
import * as contract from '../contract/secondFactor';
import type { Trx } from '../db/schema';
import { HttpError } from '../httpError';
import { mailAccountChange } from '../security/accountMails';
import * as factors from '../security/factors';
import { changeIfRight, changeWithPassword } from '../security/ownPassword';
import { factorsOf, newPasskey, readNewPasskey, takesPasskeys } from '../security/passkeys';
import { allBut, endSessions, noteTime } from '../security/sessions';
import type { Call, Services } from '../services';

const mostFactors = 10;

async function refuseMore(transaction: Trx, id: number): Promise<void> {
  const { length } = await factorsOf(transaction, id).select('factor_id').execute();
  if (length >= mostFactors) throw new HttpError(409, `An account has at most ${mostFactors} second factors.`);
}

type Own = { id: number; email: string };

const wrongPassword = { action: 'fail to confirm', sentence: 'The password is wrong.' };
const wrongConfirmation = { ...wrongPassword, sentence: 'This is wrong or has been used already.' };

const wrongAnswers = {
  totp: 'This code is wrong. Is the time of your phone right?',
  passkey: 'The browser has made no passkey for this service.',
};

/** Not in the contract. The caller's own second factors; signing in with them is in auth.ts. */
export function secondFactorCalls({ addCall, confirmation }: Calls, services: Services): void {
  const { db, now, sealing, publicUrl } = services;
  const kinds: contract.FactorKind[] = takesPasskeys(publicUrl) ? ['totp', 'passkey'] : ['totp'];

  const tell = (call: Call, email: string, sentence: string) =>
    mailAccountChange(services, call, { to: email, about: 'factor', sentence });

  addCall('GET /admins/factors', contract.listsFactors, async (_values, call) => {
    const { administratorId } = call.get('session');
    const own = factorsOf(db, administratorId).orderBy('factor_id');
    const data = await own.select(['factor_id as id', 'kind', 'name', 'created_at', 'last_used_at']).execute();
    return { data, recovery_codes: await factors.countRecoveryCodes(db, administratorId), kinds };
  });

  /** Once the caller has just confirmed that it is the administrator. Changes of one account wait for each other. */
  const change = async <Result>(call: Call, make: (transaction: Trx, own: Own) => Promise<Result>) => {
    confirmation.insist(call);
    return db.transaction().execute(async (transaction) => {
      const own = lockAccount(transaction, call.get('session').administratorId);
      return make(transaction, await own.executeTakeFirstOrThrow());
    });
  };

  addCall('POST /admins/confirm', contract.confirms, async ({ challenge, kind, answer }, call) => {
    const session = call.get('session');
    const { administratorId: id } = session;
    const at = now();
    const confirm = async (transaction: Trx) => {
      const found = await factors.findChallenge(transaction, challenge, at);
      if (found?.id !== id || found.purpose !== 'confirm')
        throw new HttpError(409, 'This took too long. Please close this and try again.');
      const given = { administratorId: id, challenge, answer, now: at };
      if (kind === 'password') {
        if (await factors.hasFactor(transaction, id))
          throw new HttpError(409, 'This account has a second factor: give that.');
      } else if (!(await factors.spendAnswer(transaction, services, kind, given))) return undefined;
      await factors.endChallenge(transaction, found.challenge_hash);
      await noteTime(transaction, session, 'confirmed_at', at);
      const action = kind === 'recovery' ? 'use recovery code' : 'confirm';
      const after = kind === 'totp' || kind === 'passkey' ? { second_factor: kind } : undefined;
      await record(transaction, actorOf(call, now), { action, subject: 'administrator', id, after });
      if (kind === 'recovery') tell(call, found.email, 'A recovery code was used to confirm that it is you.');
      return { result: undefined };
    };
    if (kind !== 'password') return changeIfRight(services, call, wrongConfirmation, confirm);
    const password = typeof answer === 'string' ? answer : '';
    return changeWithPassword(services, call, password, wrongPassword, () => Promise.resolve(confirm));
  });

  addCall('POST /admins/factors', contract.beginsFactor, async ({ kind }, call) =>
    change(call, async (transaction, { id, email }) => {
      await refuseMore(transaction, id);
      if (!kinds.includes(kind))
        throw new HttpError(409, 'Browsers keep passkeys for https addresses with a name alone: see PUBLIC_URL.');
      const app = kind === 'totp' ? factors.newApp(email) : undefined;
      const secret = app && (await sealing.seal(app.secret, id));
      const begun = { administratorId: id, purpose: kind, secret, now: now() };
      const challenge = await factors.beginChallenge(transaction, begun);
      if (app) return { challenge, ...app };
      const passkey = await newPasskey(transaction, { publicUrl, administratorId: id, challenge, email });
      return { challenge, passkey };
    }),
  );

  addCall('POST /admins/factors/confirm', contract.confirmsFactor, async ({ challenge, name, answer }, call) => {
    const session = call.get('session');
    const { administratorId: id } = session;
    const at = now();
    const { email, codes } = await db.transaction().execute(async (transaction) => {
      const found = await factors.findChallenge(transaction, challenge, at);
      if (found?.id !== id || found.purpose === 'sign in' || found.purpose === 'confirm')
        throw new HttpError(400, 'This took too long. Please begin again.');
      await refuseMore(transaction, id);
      const factor =
        found.secret === null ? await readNewPasskey(answer, { publicUrl, challenge }) : await readApp(found.secret);
      if (!factor) throw new HttpError(400, wrongAnswers[found.purpose]);
      await factors.endChallenge(transaction, found.challenge_hash);
      const isFirst = !(await factors.hasFactor(transaction, id));
      await transaction
        .insertInto('second_factors')
        .values({
          administrator_id: id,
          kind: found.purpose,
          name,
          counter: 0,
          created_at: at.toISOString(),
          ...factor,
        })
        .execute();
      // Whoever has signed in with the password alone, elsewhere, signs in again.
      if (isFirst) await endSessions(transaction, actorOf(call, now), id, allBut(session));
      const change = { action: 'add factor', subject: 'administrator', id, after: { second_factor: name } } as const;
      await record(transaction, actorOf(call, now), change);
      return { email: found.email, codes: isFirst ? await factors.makeRecoveryCodes(transaction, id, at) : undefined };
    });
    tell(call, email, `A second factor was added to your account: ${name}.`);
    return { recovery_codes: codes };

    async function readApp(secret: string) {
      const step = factors.timeStepOf(await sealing.open(secret, id), answer, at);
      return step === undefined ? undefined : { secret, last_time_step: step };
    }
  });

  addCall('DELETE /admins/factors', contract.removesFactor, async ({ factor_id }, call) => {
    const { email, name } = await change(call, async (transaction, { id, email }) => {
      const { name } = await transaction
        .deleteFrom('second_factors')
        .where('factor_id', '=', factor_id)
        .where('administrator_id', '=', id)
        .returning('name')
        .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no second factor with this id.'));
      // Codes that replace nothing.
      if (!(await factors.hasFactor(transaction, id))) await factors.removeFactors(transaction, id);
      const before = { second_factor: name };
      await record(transaction, actorOf(call, now), { action: 'remove factor', subject: 'administrator', id, before });
      return { email, name };
    });
    tell(call, email, `A second factor was removed from your account: ${name}.`);
  });

  addCall('POST /admins/factors/recovery', contract.makesRecoveryCodes, async (_values, call) => {
    const { email, recovery_codes } = await change(call, async (transaction, { id, email }) => {
      if (!(await factors.hasFactor(transaction, id))) throw new HttpError(409, 'Add a second factor first.');
      const made = { action: 'make recovery codes', subject: 'administrator', id } as const;
      await record(transaction, actorOf(call, now), made);
      return { email, recovery_codes: await factors.makeRecoveryCodes(transaction, id, now()) };
    });
    tell(call, email, 'New recovery codes were made for your account; the earlier ones no longer work.');
    return { recovery_codes };
  });
}
