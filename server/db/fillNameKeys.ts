import { sql } from 'kysely';
import { gatherStatistics, integerIn, isOnPostgres, rowsOf, textIn } from './engine';
import { toListed } from './listedMember';
import type { Db } from './schema';

const lacking = (db: Db) => db.selectFrom('name_keys').select(['number', 'user_id']).where('name_key', 'is', null);

/** Nearly always nobody lacks a key, and nobody has to wait for who writes. */
export const hasAllNameKeys = async (db: Db) => (await lacking(db).limit(1).executeTakeFirst()) === undefined;

/** Lists members who are new, or whom a trigger has taken out of the lists; says how many, at most `limit`. */
export async function fillNameKeys(db: Db, limit: number, only?: string[]): Promise<number> {
  if (await hasAllNameKeys(db)) return 0;
  return db.transaction().execute(async (transaction) => {
    const rows = await lacking(transaction)
      .$if(only !== undefined, (query) => query.where('user_id', 'in', only ?? []))
      // As they came, so that nearly each is the last of its lists.
      .orderBy('number')
      .limit(limit)
      // Whoever changes a name meanwhile waits, and takes the key away again.
      .$if(isOnPostgres(transaction), (query) => query.forUpdate().skipLocked())
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ user_id }) => user_id);
    const members = await transaction
      .selectFrom('members')
      .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
      .select(['members.user_id', 'username', 'username_folded', 'status', 'profile_link', 'created_at', 'deleted_at'])
      .select('personal')
      .where('members.user_id', 'in', ids)
      .execute();
    const byId = new Map(members.map((member) => [member.user_id, member]));
    const listed = rows.map(({ number, user_id }) => {
      const member = byId.get(user_id);
      // A program that ignores foreign keys may have left the row of nobody.
      return { number, ...(member ? toListed(member) : { name_key: '', terms: [], words: [] }) };
    });
    const made = (values: object[]) => sql`${rowsOf(transaction, values)} as made`;
    await sql`
      update name_keys set name_key = ${textIn('name_key')}, born = ${textIn('born')}, status = ${integerIn('status')},
        joined = ${integerIn('joined')}, names = ${textIn('names')}, facts = ${textIn('facts')}
      from ${made(listed.map((keys) => ({ ...keys, words: undefined, terms: undefined })))}
      where name_keys.number = ${integerIn('number')}`.execute(transaction);
    const words = [...new Set(listed.flatMap((each) => each.words))].sort().map((word) => ({ word }));
    await sql`insert into search_words (word) select ${textIn('word')} from ${made(words)}
      where true on conflict do nothing`.execute(transaction);
    const terms = listed.flatMap(({ terms: own, ...keys }) => own.map((term) => ({ ...keys, term, words: undefined })));
    await sql`insert into search_terms (term, status, joined, number, names, facts)
      select ${textIn('term')}, ${integerIn('status')}, ${integerIn('joined')}, ${integerIn('number')}, ${textIn('names')}, ${textIn('facts')}
      from ${made(terms)} where true order by 1, 2, 3 on conflict do nothing`.execute(transaction);
    return rows.length;
  });
}

/** Of one step: others write in between. */
const listedAtOnce = 500;

/**
 * After so many PostgreSQL plans badly until it has looked at them, which takes it a minute by itself.
 * It skips what is asked by a role that does not own the tables.
 */
const manyListed = 5_000;

/** Returns what lists some thousands of those who are not, as after an upgrade or what another program has written. */
export function createNameListing(db: Db): () => Promise<void> {
  let listed = 0;
  return async () => {
    for (let step = 0; step < 20; step += 1) {
      const count = await fillNameKeys(db, listedAtOnce);
      listed += count;
      if (count > 0) continue;
      const areMany = listed >= manyListed;
      listed = 0;
      if (areMany) await db.transaction().execute(gatherStatistics);
      return;
    }
  };
}
