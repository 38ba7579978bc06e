import { actorOf, record } from '../audit';
import type { Calls } from '../calls';
import {
  beginsFactor,
  confirmsFactor,
  listsFactors,
  makesRecoveryCodes,
  removesFactor,
  type FactorKind,
} from '../contract/secondFactor';
import { HttpError } from '../httpError';
import { mailFactorChange } from '../security/accountMails';
import {
  beginChallenge,
  countRecoveryCodes,
  endChallenge,
  findChallenge,
  hasFactor,
  makeRecoveryCodes,
  newApp,
  removeFactors,
  timeStepOf,
} from '../security/factors';
import { changeWithPassword } from '../security/ownPassword';
import { newPasskey, readNewPasskey, takesPasskeys } from '../security/passkeys';
import { endSessions } from '../security/sessions';
import type { Call, Services } from '../services';

const mostFactors = 10;

const wrongPassword = {
  action: 'fail to change factors',
  sentence: 'The password is wrong.',
  whileLocked: 'The password was wrong too often.',
};

const wrongAnswers = {
  totp: 'This code is wrong. Is the time of your phone right?',
  passkey: 'The browser has made no passkey for this service.',
};

/** Not in the contract. The caller's own second factors; signing in with them is in auth.ts. */
export function secondFactorCalls({ addCall }: Calls, services: Services): void {
  const { db, now, sealing, publicUrl } = services;
  const kinds: FactorKind[] = takesPasskeys(publicUrl) ? ['totp', 'passkey'] : ['totp'];

  const factorsOf = (administratorId: number) =>
    db
      .selectFrom('second_factors')
      .select(['factor_id as id', 'kind', 'name', 'created_at', 'last_used_at'])
      .where('administrator_id', '=', administratorId)
      .orderBy('factor_id');

  const tell = (call: Call, email: string, sentence: string) =>
    mailFactorChange(services, email, sentence, call.get('address'));

  addCall('GET /admins/factors', listsFactors, async (_values, call) => {
    const { administratorId } = call.get('session');
    const data = await factorsOf(administratorId).execute();
    return { data, recovery_codes: await countRecoveryCodes(db, administratorId), kinds };
  });

  addCall('POST /admins/factors', beginsFactor, async ({ kind, password }, call) =>
    changeWithPassword(services, call, password, wrongPassword, async ({ id, email }) => {
      if ((await factorsOf(id).execute()).length >= mostFactors)
        throw new HttpError(409, `An account has at most ${mostFactors} second factors.`);
      if (!kinds.includes(kind))
        throw new HttpError(409, 'Browsers keep passkeys for https addresses with a name alone: see PUBLIC_URL.');
      const app = kind === 'totp' ? newApp(email) : undefined;
      const secret = app && (await sealing.seal(app.secret, id));
      return async (transaction) => {
        const begun = { administratorId: id, purpose: kind, secret, now: now() };
        const challenge = await beginChallenge(transaction, begun);
        if (app) return { challenge, ...app };
        return {
          challenge,
          passkey: await newPasskey(transaction, { publicUrl, administratorId: id, challenge, email }),
        };
      };
    }),
  );

  addCall('POST /admins/factors/confirm', confirmsFactor, async ({ challenge, name, answer }, call) => {
    const session = call.get('session');
    const { administratorId: id } = session;
    const at = now();
    const { email, codes } = await db.transaction().execute(async (transaction) => {
      const found = await findChallenge(transaction, challenge, at);
      if (found?.id !== id || found.purpose === 'sign in')
        throw new HttpError(400, 'This took too long. Please begin again.');
      const factor =
        found.secret === null ? await readNewPasskey(answer, { publicUrl, challenge }) : await readApp(found.secret);
      if (!factor) throw new HttpError(400, wrongAnswers[found.purpose]);
      await endChallenge(transaction, found.challenge_hash);
      const isFirst = !(await hasFactor(transaction, id));
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
      if (isFirst) await endSessions(transaction, id, session);
      const change = { action: 'add factor', subject: 'administrator', id, after: { second_factor: name } } as const;
      await record(transaction, actorOf(call, now), change);
      return { email: found.email, codes: isFirst ? await makeRecoveryCodes(transaction, id, at) : undefined };
    });
    tell(call, email, `A second factor was added to your account: ${name}.`);
    return { recovery_codes: codes };

    async function readApp(secret: string) {
      const step = timeStepOf(await sealing.open(secret, id), answer, at);
      return step === undefined ? undefined : { secret, last_time_step: step };
    }
  });

  addCall('DELETE /admins/factors', removesFactor, async ({ factor_id, password }, call) => {
    await changeWithPassword(services, call, password, wrongPassword, async ({ id, email }) => async (transaction) => {
      const removed = await transaction
        .deleteFrom('second_factors')
        .where('factor_id', '=', factor_id)
        .where('administrator_id', '=', id)
        .returning('name')
        .executeTakeFirstOrThrow(() => new HttpError(404, 'There is no second factor with this id.'));
      // Codes that replace nothing.
      if (!(await hasFactor(transaction, id))) await removeFactors(transaction, id);
      const before = { second_factor: removed.name };
      await record(transaction, actorOf(call, now), { action: 'remove factor', subject: 'administrator', id, before });
      tell(call, email, `A second factor was removed from your account: ${removed.name}.`);
    });
  });

  addCall('POST /admins/factors/recovery', makesRecoveryCodes, async ({ password }, call) =>
    changeWithPassword(services, call, password, wrongPassword, async ({ id, email }) => async (transaction) => {
      if (!(await hasFactor(transaction, id))) throw new HttpError(409, 'Add a second factor first.');
      const change = { action: 'make recovery codes', subject: 'administrator', id } as const;
      await record(transaction, actorOf(call, now), change);
      const recovery_codes = await makeRecoveryCodes(transaction, id, now());
      tell(call, email, 'New recovery codes were made for your account; the earlier ones no longer work.');
      return { recovery_codes };
    }),
  );
}
