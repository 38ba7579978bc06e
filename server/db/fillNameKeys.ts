import { sql, type Kysely } from 'kysely';
import { isOnPostgres } from './engine';
import { nameKey } from './nameKey';
import { personalFacts } from './personalFacts';
import type { Database } from './schema';

/**
 * Makes keys of names that have none, because the member is new or a trigger has taken the key of a changed one away.
 * @returns how many, at most `limit`
 */
export async function fillNameKeys(db: Kysely<Database>, limit: number, only?: string[]): Promise<number> {
  const lacking = db
    .selectFrom('name_keys')
    .select('user_id')
    .where('name_key', 'is', null)
    .$if(only !== undefined, (query) => query.where('user_id', 'in', only ?? []))
    .limit(limit);
  // Nearly always there is none, and nobody has to wait for who writes.
  if (!(await lacking.executeTakeFirst())) return 0;
  return db.transaction().execute(async (transaction) => {
    const isPostgres = isOnPostgres(transaction);
    // Whoever changes a name meanwhile waits, and takes the key away again.
    const locked = isPostgres ? lacking.forUpdate().skipLocked() : lacking;
    const { rows } = await transaction.executeQuery<{ user_id: string }>(locked);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ user_id }) => user_id);
    const members = await transaction
      .selectFrom('members')
      .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
      .select(['members.user_id', 'username', 'personal'])
      .where('members.user_id', 'in', ids)
      .execute();
    // A program that ignores foreign keys may have left the row of nobody.
    const keys = new Map(ids.map((user_id) => [user_id, { user_id, name_key: '', born: null as string | null }]));
    for (const { user_id, username, personal } of members) {
      const name_key = nameKey(username);
      keys.set(user_id, { user_id, name_key, born: name_key === '' ? null : personalFacts(personal).born });
    }
    const json = JSON.stringify([...keys.values()]);
    await sql`
      update name_keys set name_key = value ->> 'name_key', born = value ->> 'born'
      from ${isPostgres ? sql`jsonb_array_elements(${json}::jsonb)` : sql`json_each(${json})`} as made
      where name_keys.user_id = value ->> 'user_id'`.execute(transaction);
    return rows.length;
  });
}

/** Keys of names, many times over: what an upgrade or another program has left without takes some minutes. */
export async function fillManyNameKeys(db: Kysely<Database>): Promise<void> {
  for (let batch = 0; batch < 20 && (await fillNameKeys(db, 1_000)) > 0; batch += 1);
}
