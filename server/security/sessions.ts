import type { Kysely } from 'kysely';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { inPlace } from '../db/sqlite/driver';
import type { Database } from '../db/schema';
import { HttpError } from '../httpError';
import type { Call, Services, Session } from '../services';
import { createCookies } from './cookies';
import { hasFactor } from './factors';
import { hashSecret, latestBeginning, newSecret } from './secrets';

/** Seconds */
export const sessionLifetime = 24 * 60 * 60;

/** One for each session: the next sign-in of the same browser, or its sign-out, leaves the others alone. */
export const cookieOf = (tokenHash: string) => `session-${tokenHash.slice(0, 16)}`;

/** @param options.cookie without which the session does not answer, as a browser has it. */
export async function openSession(
  db: Kysely<Database>,
  administratorId: number,
  now: Date,
  { cookie, canConfirm = false }: { cookie?: string; canConfirm?: boolean } = {},
): Promise<string> {
  const token = newSecret();
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      administrator_id: administratorId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + sessionLifetime * 1000).toISOString(),
      cookie_hash: cookie === undefined ? null : hashSecret(cookie),
      confirmed_at: canConfirm ? now.toISOString() : null,
    })
    .execute();
  return token;
}

export async function confirmSession(db: Kysely<Database>, { tokenHash }: Session, now: Date): Promise<void> {
  const sessions = db.updateTable('sessions').where('token_hash', '=', tokenHash);
  await sessions.set({ confirmed_at: now.toISOString() }).execute();
}

export async function endSession(db: Kysely<Database>, { tokenHash }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endSessions(db: Kysely<Database>, administratorId: number, keep?: Session): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('administrator_id', '=', administratorId)
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', keep?.tokenHash ?? ''))
    .execute();
}

export const publicPaths = new Set(['/admins/login', '/admins/login/factor', '/admins/forgot', '/admins/reset']);

/** What a session may call whose account still has to add a second factor. */
const enrolmentPath = /^\/admins\/(factors(\/.*)?|confirm|changepassword|logout)$/;

/** Every route needs a session unless it is public: a new route is protected by default. */
export function requireSession({ db, now, publicUrl, requiresSecondFactor = false }: Services) {
  const cookies = createCookies(publicUrl);
  return createMiddleware(async (call: Call, next) => {
    // Unknown paths and methods are answered 404 and 405 without a session.
    const isCall = matchedRoutes(call).some(({ method }) => method !== 'ALL');
    const isOpen = publicPaths.has(call.req.path) || call.req.path.startsWith('/media/');
    if (isCall && !isOpen) {
      const { cookieHash, ...session } = await findSession(db, call.req.header('x-access-token'), now());
      const cookie = cookies.get(call, cookieOf(session.tokenHash)) ?? '';
      // A copy of the token is answered as if its session had ended.
      if (cookieHash !== null && hashSecret(cookie) !== cookieHash) throw hasEnded();
      call.set('session', session);
      if (requiresSecondFactor && !enrolmentPath.test(call.req.path) && !(await hasFactor(db, session.administratorId)))
        throw new HttpError(403, 'This service asks for a second factor: add one first.', {}, { needs: 'enrolment' });
    }
    await next();
  });
}

const hasEnded = () => new HttpError(401, 'Your session has ended. Please sign in again.');

async function findSession(db: Kysely<Database>, token: string | undefined, now: Date) {
  if (!token) throw new HttpError(401, 'Please sign in.');
  const session = await db
    .selectFrom('sessions')
    .modifyFront(inPlace)
    .select(['token_hash', 'administrator_id', 'cookie_hash', 'created_at', 'confirmed_at'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '<=', latestBeginning(now))
    .executeTakeFirst();
  if (!session) throw hasEnded();
  const { token_hash, administrator_id, cookie_hash, created_at, confirmed_at } = session;
  return {
    tokenHash: token_hash,
    administratorId: administrator_id,
    cookieHash: cookie_hash,
    confirmedAt: confirmed_at ?? created_at,
    canConfirm: confirmed_at !== null,
  };
}

export function requireOwnToken(call: Call, token: string): void {
  if (hashSecret(token) !== call.get('session').tokenHash)
    throw new HttpError(401, 'The access token is not the one of this session.');
}
