import type { Trx } from './db/schema';
import type { Call, Services } from './services';

/** The administrator who makes a change, null for a command of the server; when, and from where. */
export type Actor = { administratorId: number | null; at: Date; address?: string };

/** A command, or what the server does by itself. */
export const theServer = (at: Date): Actor => ({ administratorId: null, at });

export type Change = {
  action: string;
  subject:
    | 'member'
    | 'version'
    | 'maintenance mode'
    | 'panchanga'
    | 'vendor ad'
    | 'category'
    | 'administrator'
    | 'network'
    | 'list'
    | 'journal';
  id?: string | number;
  before?: object;
  after?: object;
};

export function actorOf(call: Call, now: () => Date): Actor {
  return { administratorId: call.get('session').administratorId, at: now(), address: call.get('address') };
}

/** Makes a change together with its entry, which it returns: both are stored or neither is. Undefined where there was nothing to do. */
export function makeChange<Made extends Change | undefined>(
  { db, now }: Services,
  call: Call,
  make: (transaction: Trx) => Promise<Made>,
): Promise<Made> {
  return db.transaction().execute(async (transaction) => {
    const change = await make(transaction);
    if (change) await record(transaction, actorOf(call, now), change);
    return change;
  });
}

export async function record(db: Trx, actor: Actor, change: Change): Promise<void> {
  const { administratorId, at, address = null } = actor;
  const administrators = db.selectFrom('administrators').where('id', '=', administratorId);
  const entry = {
    at: at.toISOString(),
    administrator_id: administratorId,
    // Copied, because the entry outlives the account.
    administrator: administrators.select('email'),
    action: change.action,
    subject: change.subject,
    subject_id: change.id === undefined ? null : String(change.id),
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
    address,
  };
  await db.insertInto('audit_log').values(entry).execute();
}
