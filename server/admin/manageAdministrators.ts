import type { Kysely, Transaction } from 'kysely';
import { replacePassword } from '../administrators';
import { record } from '../audit';
import { forUpdate } from '../db/engine';
import type { Database } from '../db/schema';
import { StartupError } from '../environment';
import { networksOf } from '../security/callerAddress';
import { hashPassword } from '../security/passwords';
import { cancelResetCodes } from '../security/resetCodes';
import { endSessions } from '../security/sessions';
import { lockedFor, releaseAccount, resetThrottle, signInsFrom, signInsOf } from '../security/throttle';

type Row = { email: string; disabledAt: string | null; sessions: number; lockedFor: number };

export async function listAdministrators(db: Kysely<Database>, now: Date): Promise<Row[]> {
  const rows = await db
    .selectFrom('administrators')
    .select(['email', 'disabled_at as disabledAt'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('administrator_id', '=', 'administrators.id')
        .where('expires_at', '>', now.toISOString())
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('sessions'),
    )
    .orderBy('email')
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, lockedFor: await lockedFor(db, signInsOf(row.email)) })));
}

export async function addAdministrator(db: Kysely<Database>, email: string, password: string): Promise<void> {
  const at = new Date();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('administrators')
      .values({
        email,
        username: email.replace(/@.*/, ''),
        password_hash: passwordHash,
        created_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new StartupError(`${email} is an administrator already.`);
    await recordHere(transaction, at, 'add', added.id, { email });
  });
}

export async function disableAdministrator(db: Kysely<Database>, email: string): Promise<void> {
  const at = new Date();
  await db.transaction().execute(async (transaction) => {
    // All of them are locked: two commands at once could otherwise disable the last two.
    const enabled = await transaction
      .selectFrom('administrators')
      .select(['id', 'email'])
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .$call(forUpdate(transaction))
      .execute();
    const { id } = enabled.find((each) => each.email === email) ?? (await find(transaction, email));
    if (enabled.every((each) => each.id === id))
      throw new StartupError(`${email} is the last who can sign in: add or enable another administrator first.`);
    await transaction
      .updateTable('administrators')
      .set({ disabled_at: at.toISOString() })
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .execute();
    await endSessions(transaction, id);
    await cancelResetCodes(transaction, id, at);
    await recordHere(transaction, at, 'disable', id, { email });
  });
}

export function enableAdministrator(db: Kysely<Database>, email: string): Promise<void> {
  return change(db, email, 'enable', async (transaction, { id }) => {
    await transaction.updateTable('administrators').set({ disabled_at: null }).where('id', '=', id).execute();
  });
}

/** Also ends a lock-out: whoever may run the command need not wait. */
export async function setAdministratorPassword(db: Kysely<Database>, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await change(db, email, 'set password', async (transaction, { id, at }) => {
    await replacePassword(transaction, { id, passwordHash, at });
    await releaseAccount(transaction, { id, email });
  });
}

export function unlockAdministrator(db: Kysely<Database>, email: string): Promise<void> {
  return change(db, email, 'unlock', (transaction, { id }) => releaseAccount(transaction, { id, email }));
}

function change(
  db: Kysely<Database>,
  email: string,
  action: string,
  work: (transaction: Transaction<Database>, facts: { id: number; at: Date }) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const at = new Date();
    const { id } = await find(transaction, email);
    await work(transaction, { id, at });
    await recordHere(transaction, at, action, id, { email });
  });
}

export async function unlockNetwork(db: Kysely<Database>, address: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const network of networksOf(address)) await resetThrottle(transaction, signInsFrom(network));
    const actor = { administratorId: null, at: new Date() };
    await record(transaction, actor, { action: 'unlock', subject: 'network', id: address });
  });
}

export async function find(db: Kysely<Database>, email: string): Promise<{ id: number }> {
  const row = await db.selectFrom('administrators').select('id').where('email', '=', email).executeTakeFirst();
  if (!row) throw new StartupError(`There is no administrator ${email}.`);
  return row;
}

function recordHere(transaction: Transaction<Database>, at: Date, action: string, id: number, after: object) {
  return record(transaction, { administratorId: null, at }, { action, subject: 'administrator', id, after });
}
