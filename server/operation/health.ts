import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { mayWrite } from '../db/engine';
import { outageOf } from '../db/failures';
import type { Db } from '../db/schema';
import type { MailQueue } from '../mail';
import { reply } from '../reply';
import type { Api, Call } from '../services';
import { minute } from '../time';

export type Check = () => Promise<string | undefined>;

const megabyte = 1024 * 1024;
const checkTimeout = 2000;
/** ms for which an answer stands, so that strangers who ask all the time cost nothing. */
const freshness = 1000;

/** Only without its database is a server not ready: whatever else fails is said, because nearly everything goes on. */
export function healthRoutes(api: Api, checks: { database: Check } & Record<string, Check>): void {
  let last: { at: number; result: Promise<Record<string, string>> } | undefined;

  api.get('/healthz', (call) => reply(call, {}, 'The process is running.'));

  api.get('/readyz', async (call) => {
    if (!last || performance.now() - last.at > freshness) last = { at: performance.now(), result: runAll(checks) };
    const result = await last.result;
    const failed = Object.keys(result).filter((name) => result[name] !== 'ok');
    // What is wrong with a server helps whoever attacks it: the machine itself is told.
    const isLocal = isOnThisMachine(call);
    const reasons = isLocal ? { checks: result } : {};
    if (failed.length === 0) return reply(call, { status: 'ok', ...reasons }, 'The server is ready.');
    const names = isLocal ? `: ${failed.join(', ')}.` : '.';
    if (result.database === 'ok')
      return reply(call, { status: 'degraded', ...reasons }, `The server is ready, but look after it${names}`);
    const response = reply(call, { status: 'unavailable', ...reasons }, `The server is not ready${names}`, 503);
    response.headers.set('Retry-After', '5');
    return response;
  });
}

const passedOnHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Through a proxy strangers come from there, too, unless TRUSTED_PROXIES names it. */
const isOnThisMachine = (call: Call) =>
  /^(127\.|::1$|::ffff:127\.)/.test(call.get('address')) && !passedOnHeaders.some((name) => call.req.header(name));

async function runAll(checks: Record<string, Check>): Promise<Record<string, string>> {
  const results = Object.entries(checks).map(async ([name, check]) => {
    const late = setTimeout(checkTimeout, 'It does not answer.', { ref: false });
    const result = await Promise.race([check(), late]).catch(() => 'It cannot be checked.');
    return [name, result ?? 'ok'] as const;
  });
  return Object.fromEntries(await Promise.all(results));
}

const readOnlyDatabase = 'It takes no changes: it is a standby, or was made read-only.';

export function databaseCheck(db: Db): Check {
  return () =>
    mayWrite(db).then(
      (isWritable) => (isWritable ? undefined : readOnlyDatabase),
      (error: unknown) => (outageOf(error) === 'read-only' ? readOnlyDatabase : 'It does not answer.'),
    );
}

export function diskCheck(folder: string, minFree = 100 * megabyte): Check {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < minFree ? `Only ${Math.floor((bavail * bsize) / megabyte)} MB are free.` : undefined;
  };
}

export function mailCheck(queue: MailQueue): Check {
  return async () => {
    const { waiting, oldest } = queue.state();
    if (oldest <= 2 * minute) return undefined;
    return `${waiting} ${waiting === 1 ? 'mail waits' : 'mails wait'}, the oldest for ${Math.floor(oldest / minute)} minutes.`;
  };
}
