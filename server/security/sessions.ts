import type { Kysely } from 'kysely';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { inPlace } from '../db/sqlite/driver';
import type { Database } from '../db/schema';
import { HttpError } from '../httpError';
import type { Call, Services, Session } from '../services';
import { hasFactor } from './factors';
import { hashSecret, latestBeginning, newSecret } from './secrets';

const lifetime = 24 * 60 * 60 * 1000;

export async function openSession(db: Kysely<Database>, administratorId: number, now: Date): Promise<string> {
  const token = newSecret();
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      administrator_id: administratorId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
    })
    .execute();
  return token;
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
const enrolmentPath = /^\/admins\/(factors(\/.*)?|changepassword|logout)$/;

/** Every route needs a session unless it is public: a new route is protected by default. */
export function requireSession({ db, now, requiresSecondFactor = false }: Services) {
  return createMiddleware<{ Variables: { session: Session } }>(async (call, next) => {
    // Unknown paths and methods are answered 404 and 405 without a session.
    const isCall = matchedRoutes(call).some(({ method }) => method !== 'ALL');
    const isOpen = publicPaths.has(call.req.path) || call.req.path.startsWith('/media/');
    if (isCall && !isOpen) {
      const session = await findSession(db, call.req.header('x-access-token'), now());
      call.set('session', session);
      if (requiresSecondFactor && !enrolmentPath.test(call.req.path) && !(await hasFactor(db, session.administratorId)))
        throw new HttpError(403, 'This service asks for a second factor: add one first.', {}, { needs: 'enrolment' });
    }
    await next();
  });
}

async function findSession(db: Kysely<Database>, token: string | undefined, now: Date): Promise<Session> {
  if (!token) throw new HttpError(401, 'Please sign in.');
  const session = await db
    .selectFrom('sessions')
    .modifyFront(inPlace)
    .select(['token_hash', 'administrator_id'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '<=', latestBeginning(now))
    .executeTakeFirst();
  if (!session) throw new HttpError(401, 'Your session has ended. Please sign in again.');
  return { tokenHash: session.token_hash, administratorId: session.administrator_id };
}

export function requireOwnToken(call: Call, token: string): void {
  if (hashSecret(token) !== call.get('session').tokenHash)
    throw new HttpError(401, 'The access token is not the one of this session.');
}
