import { mkdir } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Kysely } from 'kysely';
import { besideServer } from '../db/besideServer';
import type { Database } from '../db/schema';
import { readEnvironment, StartupError } from '../environment';
import { emailAddress } from '../fields';
import { networkOf } from '../security/callerAddress';
import { refusalOf } from '../security/newPassword';
import { fold } from '../text';
import {
  addAdministrator,
  disableAdministrator,
  enableAdministrator,
  find,
  listAdministrators,
  setAdministratorPassword,
  unlockAdministrator,
  unlockNetwork,
} from './manageAdministrators';
import { readPassword, type Terminal } from './readPassword';

const usage = `Usage: npm run admin -- COMMAND
  list                 every administrator: enabled or not, sessions, whether sign-ins are held
  add EMAIL            lets somebody sign in
  disable EMAIL        signs somebody out everywhere and lets nobody in by this name
  enable EMAIL         takes that back
  set-password EMAIL   and signs out everywhere
  unlock EMAIL         forgets failed sign-ins; an ADDRESS of the network instead is let in again
A password is asked for on the terminal, or read from the first line of the standard input.`;

type Asking = { terminal: Terminal; publicUrl: string };
type Command = (db: Kysely<Database>, subject: string, asking: Asking) => Promise<string>;

const commands: Record<string, Command> = {
  async add(db, subject, asking) {
    const email = emailOf(subject);
    await addAdministrator(db, email, await newPassword(email, asking));
    return `${email} can sign in.`;
  },
  async disable(db, subject) {
    await disableAdministrator(db, emailOf(subject));
    return `${emailOf(subject)} is signed out and cannot sign in.`;
  },
  async enable(db, subject) {
    await enableAdministrator(db, emailOf(subject));
    return `${emailOf(subject)} can sign in.`;
  },
  async 'set-password'(db, subject, asking) {
    const email = emailOf(subject);
    await find(db, email);
    await setAdministratorPassword(db, email, await newPassword(email, asking));
    return `${email} has a new password and is signed out everywhere.`;
  },
  async unlock(db, subject) {
    if (isIP(subject) === 0) await unlockAdministrator(db, emailOf(subject));
    else await unlockNetwork(db, networkOf(subject));
    return `Sign-ins of ${subject} are no longer held.`;
  },
};

export async function administer(words: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<string> {
  const [name = '', subject, ...others] = words;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isComplete = name === 'list' ? words.length === 1 : run && subject !== undefined && others.length === 0;
  if (!isComplete) throw new StartupError(usage);
  const environment = readEnvironment(env);
  // The first administrator of a service may be added before its first start.
  const mayCreate = name === 'add';
  if (mayCreate) await mkdir(environment.dataFolder, { recursive: true, mode: 0o700 });
  return besideServer(
    environment,
    (db) =>
      run && subject !== undefined ? run(db, subject, { terminal, publicUrl: environment.publicUrl }) : describeAll(db),
    { mayCreate },
  );
}

function emailOf(subject: string): string {
  const { data } = emailAddress.safeParse(subject);
  if (data === undefined) throw new StartupError(`${subject} is no e-mail address.\n${usage}`);
  return fold(data);
}

async function newPassword(email: string, { terminal, publicUrl }: Asking): Promise<string> {
  const password = await readPassword(terminal);
  const refusal = await refusalOf(password, { email, publicUrl });
  if (refusal) throw new StartupError(refusal);
  return password;
}

async function describeAll(db: Kysely<Database>): Promise<string> {
  const rows = await listAdministrators(db, new Date());
  const width = Math.max(0, ...rows.map(({ email }) => email.length));
  return rows
    .map(({ email, disabledAt, sessions, lockedFor }) => {
      const state = disabledAt === null ? 'enabled' : `disabled since ${disabledAt.slice(0, 10)}`;
      const held = lockedFor > 0 ? [`held for ${Math.ceil(lockedFor / 60_000)} min`] : [];
      return [email.padEnd(width), state, `sessions: ${sessions}`, ...held].join('  ');
    })
    .join('\n');
}
