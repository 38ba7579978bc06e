import { isIP } from 'node:net';
import * as v from 'valibot';
import { accountOf, replacePassword } from '../administrators';
import { record, theServer } from '../audit';
import { besideServer } from '../db/besideServer';
import { forUpdate } from '../db/engine';
import type { Db, Trx } from '../db/schema';
import { readEnvironment, StartupError } from '../environment';
import { emailAddress } from '../contract/fields';
import { makeFolder } from '../files';
import { mailBy } from '../mail';
import { accountMail } from '../security/accountMails';
import { networkOf, networksOf } from '../security/callerAddress';
import { endChallenges, hasFactor, removeFactors } from '../security/factors';
import { refusalOf } from '../security/newPassword';
import { hashPassword } from '../security/passwords';
import { cancelResetCodes } from '../security/resetCodes';
import { endSessions } from '../security/sessions';
import * as throttle from '../security/throttle';
import { fold } from '../contract/text';
import { readCommandLine } from '../runCommand';
import { readPassword, type Terminal } from './readPassword';
import { listDeleted, undeleteBy, undeleteMember } from './undelete';

const usage = `Usage: npm run admin -- COMMAND
  list                 every administrator: enabled or not, sessions, whether sign-ins are held
  add EMAIL            lets somebody sign in
  disable EMAIL        signs somebody out everywhere and lets nobody in by this name
  enable EMAIL         takes that back
  set-password EMAIL   and signs out everywhere
  reset-factor EMAIL   removes every second factor, when all of them are lost; its owner gets a mail
  unlock EMAIL         forgets failed sign-ins; an ADDRESS of the network instead is let in again
  deleted              the members that are deleted, with name, e-mail and phone
  undelete ID          brings a deleted member back, until the personal data is removed
  undelete --by EMAIL --since TIME   and all whom this administrator has deleted since, such as 2026-11-27T09:00+05:30
A password is asked for on the terminal, or read from the first line of the standard input.`;

type Asked = {
  db: Db;
  subject: string;
  since?: string;
  hashNewPassword: (email: string) => Promise<string>;
  /** Says of a mail that it could not be sent: what it tells is done already. */
  mail: (to: string, about: 'factor' | 'password', sentence: string) => Promise<string>;
};
type Account = { id: number; email: string; at: Date };

const commands: Record<string, (asked: Asked) => Promise<string>> = {
  async list({ db }) {
    const rows = await db
      .selectFrom('administrators')
      .leftJoin('sessions', (join) =>
        join
          .onRef('administrator_id', '=', 'administrators.id')
          .on('sessions.expires_at', '>', new Date().toISOString()),
      )
      .select(({ fn }) => ['email', 'disabled_at', fn.count<number>('token_hash').as('sessions')])
      .groupBy(['email', 'disabled_at'])
      .orderBy('email')
      .execute();
    const width = Math.max(0, ...rows.map(({ email }) => email.length));
    const lines = rows.map(async ({ email, disabled_at, sessions }) => {
      const state = disabled_at === null ? 'enabled' : `disabled since ${disabled_at.slice(0, 10)}`;
      const unknown = await describeHold(db, [throttle.signInsOf(email)]);
      const known = await describeHold(
        db,
        await throttle.partsOf(db, throttle.signInsOf(email)),
        ' where it has signed in before',
      );
      return [email.padEnd(width), state, `sessions: ${sessions}`, ...unknown, ...known].join('  ');
    });
    return (await Promise.all(lines)).join('\n');
  },
  async add({ db, subject, hashNewPassword }) {
    const email = emailOf(subject);
    const [at, password_hash] = [new Date(), await hashNewPassword(email)];
    await db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('administrators')
        .values({ email, username: email.replace(/@.*/, ''), password_hash, created_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new StartupError(`${email} is an administrator already.`);
      await recordHere(transaction, 'add', { ...added, email, at });
    });
    return `${email} can sign in.`;
  },
  async disable({ db, subject }) {
    const email = await change(db, subject, 'disable', async (transaction, { id, at }) => {
      // All of them are locked: two commands at once could otherwise disable the last two.
      const enabled = transaction.selectFrom('administrators').select('id').where('disabled_at', 'is', null);
      const locked = await enabled.orderBy('id').$call(forUpdate(transaction)).execute();
      if (locked.every((each) => each.id === id))
        throw new StartupError(`${subject} is the last who can sign in: add or enable another administrator first.`);
      const disabled = transaction.updateTable('administrators').set({ disabled_at: at.toISOString() });
      await disabled.where('id', '=', id).where('disabled_at', 'is', null).execute();
      await endSessions(transaction, theServer(at), id);
      await cancelResetCodes(transaction, id, at);
      await endChallenges(transaction, id);
    });
    return `${email} is signed out and cannot sign in.`;
  },
  async enable({ db, subject }) {
    const email = await change(db, subject, 'enable', async (transaction, { id }) => {
      await transaction.updateTable('administrators').set({ disabled_at: null }).where('id', '=', id).execute();
    });
    return `${email} can sign in.`;
  },
  async 'set-password'({ db, subject, hashNewPassword, mail }) {
    const passwordHash = await hashNewPassword((await find(db, emailOf(subject))).email);
    const email = await change(db, subject, 'set password', async (transaction, account) => {
      await replacePassword(transaction, theServer(account.at), { ...account, passwordHash });
      // Whoever may run the command need not wait.
      await throttle.releaseAccount(transaction, account);
    });
    const sentence = 'Your password was set anew, and your sessions have ended.';
    return `${email} has a new password and is signed out everywhere.${await mail(email, 'password', sentence)}`;
  },
  async 'reset-factor'({ db, subject, mail }) {
    const email = await change(db, subject, 'reset factor', async (transaction, { id }) => {
      if (!(await hasFactor(transaction, id))) throw new StartupError(`${subject} has no second factor.`);
      await removeFactors(transaction, id);
    });
    const sentence = 'Every second factor of your account was removed: the password alone signs in now.';
    return `${email} signs in with the password alone.${await mail(email, 'factor', sentence)}`;
  },
  async unlock({ db, subject }) {
    if (isIP(subject) === 0) await change(db, subject, 'unlock', throttle.releaseAccount);
    else
      await db.transaction().execute(async (transaction) => {
        const id = networkOf(subject);
        for (const network of networksOf(id)) await throttle.resetThrottle(transaction, throttle.signInsFrom(network));
        await record(transaction, theServer(new Date()), { action: 'unlock', subject: 'network', id });
      });
    return `Sign-ins of ${subject} are no longer held.`;
  },
  deleted: ({ db }) => listDeleted(db),
  async undelete({ db, subject, since }) {
    if (since === undefined) return undeleteMember(db, subject);
    return undeleteBy(db, (await find(db, emailOf(subject))).email, since);
  },
};

async function describeHold(db: Db, subjects: throttle.Subject[], where = ''): Promise<string[]> {
  const times = await Promise.all(subjects.map((each) => throttle.lockedFor(db, each)));
  const minutes = Math.ceil(Math.max(0, ...times) / 60_000);
  return minutes > 0 ? [`held for ${minutes} min${where}`] : [];
}

export async function administer(words: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<string> {
  const flag = { type: 'string' } as const;
  const { words: given, flags } = readCommandLine(usage, [1, 2], { by: flag, since: flag }, words);
  const { by, since } = flags;
  const [name = '', subject = by ?? ''] = given;
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isBy = name === 'undelete' && by !== undefined && since !== undefined;
  const isPlain = by === undefined && since === undefined;
  if (!run || !(isBy || isPlain) || given.length !== (isBy || ['list', 'deleted'].includes(name) ? 1 : 2))
    throw new StartupError(usage);
  const environment = readEnvironment(env);
  // The first administrator of a service may be added before its first start.
  const migrates = name === 'add' ? 'when empty' : 'never';
  if (name === 'add') await makeFolder(environment.dataFolder);
  const hashNewPassword = async (email: string) => {
    const password = await readPassword(terminal);
    const refusal = await refusalOf(password, { email, publicUrl: environment.publicUrl });
    if (refusal) throw new StartupError(refusal);
    return hashPassword(password);
  };
  const mail: Asked['mail'] = async (to, about, sentence) => {
    const change = { to, about, sentence, from: 'the server itself' };
    const sent = mailBy(environment)(accountMail(change, { ...environment, now: () => new Date() }));
    return (await sent.catch((error: Error) => ` The mail about it could not be sent: ${error.message}`)) ?? '';
  };
  return besideServer(environment, (db) => run({ db, subject, since, hashNewPassword, mail }), { migrates });
}

function emailOf(subject: string): string {
  const { success, output } = v.safeParse(emailAddress, subject);
  if (!success) throw new StartupError(`${subject} is no e-mail address.\n${usage}`);
  return fold(output);
}

function change(db: Db, subject: string, action: string, work: (transaction: Trx, account: Account) => Promise<void>) {
  return db.transaction().execute(async (transaction) => {
    const account = { ...(await find(transaction, emailOf(subject))), at: new Date() };
    await work(transaction, account);
    await recordHere(transaction, action, account);
    return account.email;
  });
}

async function find(db: Db, email: string): Promise<{ id: number; email: string }> {
  const account = await accountOf(db, email).executeTakeFirst();
  if (!account) throw new StartupError(`There is no administrator ${email}.`);
  return account;
}

function recordHere(transaction: Trx, action: string, { id, email, at }: Account): Promise<void> {
  return record(transaction, theServer(at), { action, subject: 'administrator', id, after: { email } });
}
