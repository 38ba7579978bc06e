import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { belongsToData } from '../backup/contents';
import { keyIdOf } from '../backup/archive';
import { findFutureBackups, findMissedBackup, openPlan } from '../backup/scheduledBackups';
import { folderProblem } from '../dataFolder';
import { messageOf } from '../db/failures';
import { isLock } from '../db/lockDataFolder';
import type { Environment } from '../environment';
import { mailBySmtp, verifySmtp } from '../mail';
import { diskCheck } from '../operation/health';
import { mailProblem, productionWarnings } from '../operation/productionChecks';
import { askClamd } from '../security/virusScan';
import { lookAll, unless, type Finding } from './finding';

const timeout = 5000;

export function lookAround(environment: Environment, mailTo: string | undefined): Promise<Finding[]> {
  const { clamd, dataFolder, isProduction, mediaInS3, publicUrl, trustedProxies } = environment;
  const { node } = process.versions;
  const believed = trustedProxies.rules.map((rule) => rule.replace(/^Subnet: IPv\d /, '')).join(', ');
  const missing = !existsSync(dataFolder) && `${dataFolder} is not there yet: the first start of the server makes it.`;
  const notAsked = 'Nothing is asked of a server without NODE_ENV=production.';
  return lookAll({
    Node: async () => unless(judgeNode(node, mediaInS3 !== undefined), `${node}.`),
    files: async () =>
      unless(missing || judgeFiles(dataFolder), `${dataFolder} and all in it belong to one user, and to nobody else.`),
    disk: async () => unless(missing || (await diskCheck(dataFolder)()), 'There is room.'),
    async backup() {
      const plan = await openPlan(environment);
      const none = 'The server makes none: neither BACKUP_DIR nor BACKUP_URL is set.';
      if (!plan) return unless(isProduction && none, none);
      const now = new Date();
      const problem = (await findMissedBackup(plan, now)) ?? (await findFutureBackups(plan, now));
      const { backupKey } = environment;
      const sealed = backupKey ? ` The key is ${keyIdOf(backupKey)}.` : '';
      const without = mediaInS3 ? ' The pictures of MEDIA_URL are in none: let the storage keep versions of them.' : '';
      return unless(problem, `The newest verified one is no older than planned.${sealed}${without}`);
    },
    settings: async () =>
      unless(productionWarnings(environment).join(' '), isProduction ? 'Nothing is missing.' : notAsked),
    mail: () => tryMail(environment, mailTo),
    ...(clamd && { scanner: async () => unless(await judgeScanner(clamd), 'clamd looks into uploads.') }),
    proxies: async () => (believed ? `Believed are ${believed}.` : 'None is believed: callers are those who connect.'),
    site: async () => unless(await judgeSite(publicUrl), `${publicUrl} is ready.`),
  });
}

export function judgeNode(version: string, usesS3: boolean): string | undefined {
  const major = Number.parseInt(version, 10);
  if (major < 20) return `${version} is too old: install 20 or newer, best 24.`;
  if (major < 22 && usesS3) return `${version}: the library for MEDIA_URL asks for 22 from January 2027 on.`;
  return undefined;
}

function judgeFiles(dataFolder: string): string | undefined {
  const problem = folderProblem(dataFolder);
  if (problem) return problem;
  const folder = statSync(dataFolder);
  const names = readdirSync(dataFolder).filter((name) => belongsToData.test(name) || isLock.test(name));
  const files = names.flatMap((name) => {
    // Whoever closes the database takes files away.
    const found = statSync(path.join(dataFolder, name), { throwIfNoEntry: false });
    return found ? { name, ...found } : [];
  });
  const foreign = files.find(({ uid }) => uid !== folder.uid);
  if (foreign) return `${foreign.name} belongs to another user: chown -R --reference=${dataFolder} ${dataFolder}`;
  // A start mends the data; a lock holds nothing.
  const all = [{ name: '.', ...folder }, ...files];
  const open = all.find(({ name, mode }) => (mode & 0o077) !== 0 && !isLock.test(name));
  return open && `Others can reach ${open.name} in ${dataFolder}: chmod -R go= ${dataFolder}`;
}

async function tryMail(environment: Environment, to: string | undefined): Promise<string> {
  const { smtpUrl, mailFrom } = environment;
  if (smtpUrl === undefined) return unless(mailProblem(environment), 'Mails stay in DATA_DIR/outbox.');
  if (to === undefined) {
    await verifySmtp(smtpUrl);
    return 'The mail server lets us in; --mail ADDRESS sends a test.';
  }
  const text = 'Whoever reads this knows that reset links arrive.';
  await mailBySmtp(smtpUrl, mailFrom)({ to, subject: 'A test of the mails of Vivaha Admin', text });
  return `The mail server has taken a mail to ${to}: look whether it arrives.`;
}

async function judgeSite(publicUrl: string): Promise<string | undefined> {
  const call = fetch(`${publicUrl}/readyz`, { signal: AbortSignal.timeout(timeout) });
  const response = await call.catch((error: Error) => messageOf(error.cause ?? error));
  if (typeof response === 'string')
    return `${publicUrl} does not answer (${response}): is the server running, and the proxy before it?`;
  const body: unknown = await response.json().catch(() => undefined);
  const message = body instanceof Object && 'message' in body ? String(body.message) : `status ${response.status}`;
  return message === 'The server is ready.' ? undefined : `${publicUrl} says: ${message}`;
}

async function judgeScanner(clamd: NonNullable<Environment['clamd']>): Promise<string | undefined> {
  const answer = await askClamd(clamd, Buffer.from('zPING\0')).catch((error: Error) => error.message);
  return answer === 'PONG' ? undefined : `clamd of CLAMD_URL does not answer, and no picture is taken: ${answer}`;
}
