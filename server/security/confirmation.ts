import type { Db } from '../db/schema';
import { HttpError } from '../httpError';
import type { Call, Services } from '../services';
import { beginChallenge, describeChallenge, hasFactor } from './factors';
import { minute } from '../time';

/** ms after which what is grave asks for a factor, or the password, again. */
const freshFor = 10 * minute;

/** Answered with a challenge once the transaction in which it is thrown has been taken back. */
class StaleError extends Error {}

/** A client that knows the contract alone cannot be asked: docs/decisions/0022-a-fresh-factor.md says who can. */
export function createConfirmation(services: Services) {
  const { db, now, publicUrl } = services;

  const isFresh = (call: Call) => Math.abs(now().getTime() - Date.parse(call.get('session').confirmedAt)) < freshFor;

  /** For calls that are no part of the contract. */
  function insist(call: Call): void {
    if (!isFresh(call)) throw new StaleError();
  }

  /** Whether the caller has just confirmed that it is the administrator; false for one that cannot be asked. */
  async function ask(database: Db, call: Call): Promise<boolean> {
    const { administratorId, canConfirm } = call.get('session');
    if (!canConfirm && !(await hasFactor(database, administratorId))) return false;
    insist(call);
    return true;
  }

  async function refusalOf(call: Call, error: unknown): Promise<unknown> {
    if (!(error instanceof StaleError)) return error;
    const { administratorId } = call.get('session');
    const second_factor = await db.transaction().execute(async (transaction) => {
      const challenge = await beginChallenge(transaction, { administratorId, purpose: 'confirm', now: now() });
      const asked = await describeChallenge(transaction, { publicUrl, administratorId, challenge });
      return (await hasFactor(transaction, administratorId)) ? asked : { challenge, kinds: ['password'] };
    });
    return new HttpError(403, 'Confirm first that it is you.', {}, { needs: 'factor', second_factor });
  }

  return { insist, ask, refusalOf };
}
