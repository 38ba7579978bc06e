import { Kysely, sql } from 'kysely';
import { messageOf, outageOf } from './failures';
import { postgresDialect } from './postgresDialect';
import type { Database, Db } from './schema';
import { second, toInstant } from '../time';

/** Seconds that a standby may be behind. */
const longestLag = 5;
/** Looks for which it is remembered how far the primary was: a standby that is further behind is left out anyway. */
const longestMemory = 600;
/** ms for which whoever has changed something reads from the primary: longer than a standby that is used can be behind. */
const ownChanges = 10 * second;

type State = { isStandby: boolean; cluster: string; position: number | null };

/** The position is that of the journal of PostgreSQL, up to which is written, or what a standby has of it. */
const state = sql<State>`
  select pg_is_in_recovery() as "isStandby", system_identifier::text as cluster,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::float8 as position
  from pg_control_system()`;

export type ReadDatabase = ReturnType<typeof openReadDatabase>;

/**
 * A standby from which is read what need not be of this moment, while it is there and not late.
 * @param onChange is told why it is left out, and with nothing that it is used again.
 */
export function openReadDatabase(address: string, primary: Db, onChange?: (problem?: string) => void) {
  const standby = new Kysely<Database>({ dialect: postgresDialect(address, { target: 'standby' }) });
  /** How far the primary had written when. */
  let written: { at: number; position: number }[] = [];
  /** Of this moment the standby has everything. */
  let upTo = NaN;
  let problem: string | undefined;
  let isLeftOut: boolean | undefined;

  /** Seconds, which grow while the standby is not asked; NaN where it is not known how far it is. */
  const lag = () => (performance.now() - upTo) / second;

  /** Why everything is read from the primary. */
  function findProblem(): string | undefined {
    if (problem !== undefined) return problem;
    if (Number.isNaN(lag())) return 'How far it is behind is not known.';
    return lag() > longestLag ? `It is ${Math.round(lag())} seconds behind.` : undefined;
  }

  /** To be called every second or so. */
  async function look(): Promise<void> {
    const at = performance.now();
    problem = await Promise.all([
      ask(primary, 'DATABASE_URL', 'primary'),
      ask(standby, 'DATABASE_READ_URL', 'standby'),
    ]).then(
      ([of, copy]) => judge(at, of, copy),
      ({ message }: Error) => message,
    );
    const found = findProblem();
    if (isLeftOut !== (found !== undefined)) onChange?.(found);
    isLeftOut = found !== undefined;
  }

  function judge(at: number, of?: State, copy?: State): string | undefined {
    if (of?.cluster !== copy?.cluster) return 'DATABASE_READ_URL leads to another cluster than DATABASE_URL.';
    if (!copy?.isStandby) return 'DATABASE_READ_URL leads to the primary itself.';
    const position = copy.position ?? -1;
    written = [...written, { at, position: of?.position ?? Infinity }].slice(-longestMemory);
    upTo = written.findLast((each) => each.position <= position)?.at ?? NaN;
    return undefined;
  }

  async function dbFor(administratorId: number, now: Date): Promise<Db> {
    if (findProblem() !== undefined) return primary;
    const since = toInstant(now.getTime() - ownChanges);
    const own = primary.selectFrom('audit_log').select('id').where('at', '>', since);
    return (await own.where('administrator_id', '=', administratorId).limit(1).executeTakeFirst()) ? primary : standby;
  }

  return { look, lag, findProblem, dbFor, close: () => standby.destroy() };
}

async function ask(db: Db, setting: string, kind: string): Promise<State | undefined> {
  try {
    return (await state.execute(db)).rows[0];
  } catch (error) {
    const fault = outageOf(error) === 'read-only' ? `leads to no ${kind}` : 'cannot be asked';
    throw new Error(`${setting} ${fault}: ${messageOf(error)}.`);
  }
}
