import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { record, type Actor } from '../audit';
import { inPlace } from '../db/sqlite/driver';
import type { Db, Trx } from '../db/schema';
import { HttpError } from '../httpError';
import type { Call, Services, Session } from '../services';
import { createCookies } from './cookies';
import { hasFactor } from './factors';
import { hashSecret, latestBeginning, newSecret } from './secrets';
import { minute, second, toInstant } from '../time';

/** Seconds */
export const sessionLifetime = 24 * 60 * 60;

/** ms between two notes that a session is used. */
const noteInterval = minute;

/** What an open console asks by itself, whether or not somebody is there: docs/decisions/0017-polling.md. */
const polledPaths = new Set(['/analysis/details', '/version/get_version_list']);

export const sessionIdOf = (tokenHash: string) => tokenHash.slice(0, 16);

/** One for each session: the next sign-in of the same browser, or its sign-out, leaves the others alone. */
export const cookieOf = (tokenHash: string) => `session-${sessionIdOf(tokenHash)}`;

/** Without the cookie the session does not answer, as a browser has it. `device` is in words. */
type Beginning = { cookie?: string; canConfirm?: boolean; device?: string; address?: string };

export async function openSession(db: Db, administratorId: number, now: Date, beginning: Beginning = {}) {
  const { cookie, canConfirm = false, device, address } = beginning;
  const token = newSecret();
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now.toISOString()), eb('created_at', '>', latestBeginning(now))]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      administrator_id: administratorId,
      created_at: now.toISOString(),
      expires_at: toInstant(now.getTime() + sessionLifetime * second),
      cookie_hash: cookie === undefined ? null : hashSecret(cookie),
      confirmed_at: canConfirm ? now.toISOString() : null,
      device,
      address,
      last_used_at: now.toISOString(),
    })
    .execute();
  return token;
}

export async function noteTime(db: Db, { tokenHash }: Session, column: 'confirmed_at' | 'last_used_at', now: Date) {
  const sessions = db.updateTable('sessions').where('token_hash', '=', tokenHash);
  await sessions.set({ [column]: now.toISOString() }).execute();
}

export async function endSession(db: Db, { tokenHash }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Whether a session is meant, by the hash of its token and its index among those of the administrator, the newest first. */
export type IsMeant = (tokenHash: string, index: number) => boolean;

export const allBut =
  (session: Session | undefined): IsMeant =>
  (tokenHash) =>
    tokenHash !== session?.tokenHash;

/** Ends sessions of an administrator, each with its entry in the journal. */
export async function endSessions(transaction: Trx, actor: Actor, id: number, isMeant: IsMeant = () => true) {
  const sessions = transaction.selectFrom('sessions').where('administrator_id', '=', id).orderBy('created_at', 'desc');
  const all = await sessions.select('token_hash').execute();
  const hashes = all.map(({ token_hash }) => token_hash).filter(isMeant);
  if (hashes.length === 0) return;
  const ended = transaction.deleteFrom('sessions').where('token_hash', 'in', hashes);
  for (const { device, address, expires_at } of await ended.returning(['device', 'address', 'expires_at']).execute()) {
    const before = { device, network: address };
    if (expires_at > actor.at.toISOString())
      await record(transaction, actor, { action: 'end session', subject: 'administrator', id, before });
  }
}

type Lifetime = { created_at: string; expires_at: string; last_used_at: string | null };

/** Why a session answers no more. */
export function endOf(
  { created_at, expires_at, last_used_at }: Lifetime,
  { now, idleMinutes = Infinity }: Pick<Services, 'now' | 'idleMinutes'>,
): 'over' | 'idle' | undefined {
  const at = now();
  if (expires_at <= at.toISOString() || created_at > latestBeginning(at)) return 'over';
  const usedAfter = at.getTime() - idleMinutes * minute - noteInterval;
  return Date.parse(last_used_at ?? created_at) > usedAfter ? undefined : 'idle';
}

export const publicPaths = new Set(['/admins/login', '/admins/login/factor', '/admins/forgot', '/admins/reset']);

/** What a session may call whose account still has to add a second factor. */
const enrolmentPath = /^\/admins\/(factors(\/.*)?|confirm|changepassword|logout)$/;

/** Every route needs a session unless it is public: a new route is protected by default. */
export function requireSession(services: Services) {
  const { db, now, publicUrl, waitUntil, requiresSecondFactor = false } = services;
  const cookies = createCookies(publicUrl);
  return createMiddleware(async (call: Call, next) => {
    // Unknown paths and methods are answered 404 and 405 without a session.
    const isCall = matchedRoutes(call).some(({ method }) => method !== 'ALL');
    const isOpen = publicPaths.has(call.req.path) || call.req.path.startsWith('/media/');
    if (isCall && !isOpen) {
      const { cookieHash, usedAt, ...session } = await findSession(services, call.req.header('x-access-token'));
      const cookie = cookies.get(call, cookieOf(session.tokenHash)) ?? '';
      // A copy of the token is answered as if its session had ended.
      if (cookieHash !== null && hashSecret(cookie) !== cookieHash) throw new HttpError(401, hasEnded);
      call.set('session', session);
      if (!polledPaths.has(call.req.path) && Date.parse(usedAt) <= now().getTime() - noteInterval)
        waitUntil(noteTime(db, session, 'last_used_at', now()), 'The note of when a session was used');
      if (requiresSecondFactor && !enrolmentPath.test(call.req.path) && !(await hasFactor(db, session.administratorId)))
        throw new HttpError(403, 'This service asks for a second factor: add one first.', {}, { needs: 'enrolment' });
    }
    await next();
  });
}

const hasEnded = 'Your session has ended. Please sign in again.';

async function findSession(services: Services, token: string | undefined) {
  if (!token) throw new HttpError(401, 'Please sign in.');
  const session = await services.db
    .selectFrom('sessions')
    .modifyFront(inPlace)
    .select(['token_hash', 'administrator_id', 'cookie_hash', 'confirmed_at'])
    .select(['created_at', 'expires_at', 'last_used_at'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  const end = session ? endOf(session, services) : 'over';
  if (end === 'idle') {
    const sentence = `Your session has ended because nobody used it for ${services.idleMinutes} minutes. Please sign in again.`;
    throw new HttpError(401, sentence, {}, { ended: 'idle' });
  }
  if (!session || end) throw new HttpError(401, hasEnded);
  return {
    tokenHash: session.token_hash,
    administratorId: session.administrator_id,
    cookieHash: session.cookie_hash,
    usedAt: session.last_used_at ?? session.created_at,
    confirmedAt: session.confirmed_at ?? session.created_at,
    canConfirm: session.confirmed_at !== null,
  };
}

export function requireOwnToken(call: Call, token: string): void {
  if (hashSecret(token) !== call.get('session').tokenHash)
    throw new HttpError(401, 'The access token is not the one of this session.');
}
