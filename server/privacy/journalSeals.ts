import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { isOnPostgres } from '../db/engine';
import type { Database, Db, Trx } from '../db/schema';
import { StartupError } from '../environment';
import { selectReadings, toEntry } from '../readings';
import { minute } from '../time';

/** ms: a transaction that began earlier may still write an entry with an older number. */
const settling = minute;
const pieceSize = 10_000;

type Seal = Selectable<Database['journal_seals']>;
type Entry = Selectable<Database['audit_log']>;

/** Whoever changes an entry has to change every later seal. In pieces, between which others write. */
export async function sealJournal(db: Db, now: Date): Promise<void> {
  let isBehind = true;
  while (isBehind) isBehind = await db.transaction().execute((transaction) => sealPiece(transaction, now));
}

/** Whether more is left. */
async function sealPiece(transaction: Trx, now: Date): Promise<boolean> {
  if (isOnPostgres(transaction)) await sql`lock table journal_seals in exclusive mode`.execute(transaction);
  const last = await newestSeal(transaction);
  const settled = new Date(now.getTime() - settling);
  const read = transaction.selectFrom('readings').where('at', '<=', settled.getTime());
  const newest = await transaction
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('at', '<=', settled.toISOString())
    .unionAll(read.select(({ fn }) => fn.max<number | null>('id').as('id')))
    .execute();
  const [after, end] = [last?.last_id ?? 0, Math.max(...newest.map(({ id }) => id ?? 0))];
  if (end <= after) return false;
  const last_id = Math.min(end, after + pieceSize);
  const seal = await hashRange(transaction, { after, upTo: last_id, previous: last?.hash ?? '' });
  const row = { last_id, sealed_at: now.toISOString(), ...seal };
  await transaction.insertInto('journal_seals').values(row).execute();
  return last_id < end;
}

/** The first entries that do not fit their seal; undefined where all do. Ranges that were moved into files are not looked at. */
export async function findBrokenSeal(db: Db): Promise<string | undefined> {
  const seals = await db.selectFrom('journal_seals').selectAll().orderBy('last_id').execute();
  const oldest = await oldestEntry(db);
  if (oldest < 1) return `The entry ${oldest} stands before the first, and is not the server's.`;
  const lastMoved = await lastMovedEntry(db);
  let before: Seal | undefined;
  for (const seal of seals) {
    const after = before?.last_id ?? 0;
    const isMoved = after + 1 < oldest && after < lastMoved;
    if (!isMoved) {
      const { hash, entries } = await hashRange(db, { after, upTo: seal.last_id, previous: before?.hash ?? '' });
      if (hash !== seal.hash || entries !== seal.entries)
        return `The entries ${after + 1} to ${seal.last_id} are not those that were sealed on ${seal.sealed_at}.`;
    }
    before = seal;
  }
  return undefined;
}

export const newestSeal = (db: Db): Promise<Seal | undefined> =>
  db.selectFrom('journal_seals').selectAll().orderBy('last_id', 'desc').limit(1).executeTakeFirst();

/** As it is kept elsewhere: '163:75be3af6…'. */
export const sealText = (seal: Seal | undefined) => seal && `${seal.last_id}:${seal.hash}`;

/** Who may write the seals as well can seal a changed journal anew, but not what was kept elsewhere. */
export async function findOtherSeal(db: Db, kept: string): Promise<string | undefined> {
  const [, entry] = /^(\d{1,15}):[\da-f]{64}$/.exec(kept) ?? [];
  if (entry === undefined) throw new StartupError(`'${kept}' is no seal such as the doctor and backup:verify say.`);
  const seals = db.selectFrom('journal_seals').selectAll().where('last_id', '=', Number(entry));
  const isKept = sealText(await seals.executeTakeFirst()) === kept;
  return isKept ? undefined : `Entry ${entry} has another seal now, or none: the journal was written anew.`;
}

async function oldestEntry(db: Db): Promise<number> {
  const ends = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.min<number | null>('id').as('oldest'))
    .unionAll(db.selectFrom('readings').select(({ fn }) => fn.min<number | null>('id').as('oldest')))
    .execute();
  return Math.min(...ends.map(({ oldest }) => oldest ?? Infinity));
}

/** 0 where none was moved into a file, each of which is named after its first and last entry. */
async function lastMovedEntry(db: Db): Promise<number> {
  const moves = db.selectFrom('audit_log').select('after').where('action', '=', 'archive');
  const lasts = (await moves.execute()).map(({ after }) => Number(/-(\d+)\.jsonl"/.exec(after ?? '')?.[1] ?? 0));
  return Math.max(0, ...lasts);
}

async function hashRange(db: Db, range: { after: number; upTo: number; previous: string }) {
  const hash = createHash('sha256').update(range.previous);
  let entries = 0;
  for (let { after } = range; after < range.upTo; after += pieceSize) {
    const piece = await readEntries(db, after, Math.min(after + pieceSize, range.upTo));
    for (const entry of piece) hash.update(`${textOf(entry)}\n`);
    entries += piece.length;
  }
  return { hash: hash.digest('hex'), entries };
}

async function readEntries(db: Db, after: number, upTo: number): Promise<Entry[]> {
  const written = db.selectFrom('audit_log').selectAll().where('id', '>', after).where('id', '<=', upTo);
  const read = selectReadings(db).select('administrator_id').where('id', '>', after).where('id', '<=', upTo);
  const entries: Entry[] = [...(await written.execute()), ...(await read.execute()).map(toEntry)];
  return entries.sort((one, other) => one.id - other.id);
}

function textOf({ id, at, administrator_id, administrator, action, ...entry }: Entry): string {
  const { subject, subject_id, before, after, address } = entry;
  return JSON.stringify([id, at, administrator_id, administrator, action, subject, subject_id, before, after, address]);
}
