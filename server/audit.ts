import type { Kysely, Transaction } from 'kysely';
import type { Database } from './db/schema';
import type { Call } from './services';

/** The administrator who makes a change, null for a command of the server; when, and from where. */
type Actor = { administratorId: number | null; at: Date; address?: string };

type Change = {
  /** The administrator's verb: 'accept', 'update', 'sign in'. */
  action: string;
  subject:
    'member' | 'version' | 'maintenance mode' | 'panchanga' | 'vendor ad' | 'category' | 'administrator' | 'network';
  id?: string | number;
  before?: object;
  after?: object;
};

export function actorOf(call: Call, now: () => Date): Actor {
  return { administratorId: call.get('session').administratorId, at: now(), address: call.get('address') };
}

export type Entry = { actor: Actor; change: Change };

/** Adds an audit entry. It takes the transaction of the change, so that both are stored or neither is. */
export async function record(db: Transaction<Database>, actor: Actor, change: Change): Promise<void> {
  await writeEntries(db, [{ actor, change }]);
}

/** Adds entries of what changes nothing, such as views. */
export async function writeEntries(db: Kysely<Database>, entries: Entry[]): Promise<void> {
  await db
    .insertInto('audit_log')
    .values((eb) =>
      entries.map(({ actor: { administratorId, at, address = null }, change }) => ({
        at: at.toISOString(),
        administrator_id: administratorId,
        // Copied, because the entry outlives the account.
        administrator:
          administratorId === null
            ? null
            : eb.selectFrom('administrators').select('email').where('id', '=', administratorId),
        action: change.action,
        subject: change.subject,
        subject_id: change.id === undefined ? null : String(change.id),
        before: change.before === undefined ? null : JSON.stringify(change.before),
        after: change.after === undefined ? null : JSON.stringify(change.after),
        address,
      })),
    )
    .execute();
}
