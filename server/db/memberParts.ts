import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { MemberQuestion } from '../contract/memberList';
import { isOnPostgres } from './engine';
import { listedStatuses } from './listedMember';
import type { Database } from './schema';

export type Sql = RawBuilder<unknown>;

/** The lists of some terms, which lie in order and are merged; those of many, gathered and sorted; whom a condition tells; everybody. */
export type Source = { merged: string[] } | { gathered: string[] } | { told: Sql } | 'everybody';

/** Those members of a source, of some statuses, who keep conditions on `names` and `facts`. */
export type Part = {
  source: Source;
  /** Places in `listedStatuses`. */
  statuses: number[];
  conditions: Sql[];
  /** Of a source of terms: those who have one term of each, and not all of `lacking`; the lists of terms tell it. */
  having?: string[][];
  lacking?: string[];
  /** The same of members who are not listed yet, on the columns of `members`; undefined where nobody of them is looked at. */
  unlisted?: Sql[];
};

export type Page = { key: 'joined' | 'name'; order: 'asc' | 'desc'; limit: number; offset: number };

export const and = (conditions: Sql[]): Sql => sql.join([sql`1 = 1`, ...conditions], sql` and `);

export const amongTexts = (isPostgres: boolean, texts: string[]): Sql =>
  isPostgres ? sql`= any(${texts}::text[])` : sql`in (select value from json_each(${JSON.stringify(texts)}))`;

/** Reads members of a part in order, and no further than asked for: the database walks lists that lie in that order. */
export function createReader(db: Kysely<Database>, { joined_from, joined_to }: MemberQuestion) {
  const isPostgres = isOnPostgres(db);
  const range = [
    ...(joined_from === undefined ? [] : [sql`joined >= ${Date.parse(joined_from)}`]),
    ...(joined_to === undefined ? [] : [sql`joined < ${Date.parse(joined_to)}`]),
  ];
  const createdIn = [
    ...(joined_from === undefined ? [] : [sql`created_at >= ${joined_from}`]),
    ...(joined_to === undefined ? [] : [sql`created_at < ${joined_to}`]),
  ];
  const milliseconds = isPostgres
    ? sql`(case when created_at ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
        then extract(epoch from created_at::timestamptz) * 1000 else 0 end)::bigint`
    : sql`coalesce(cast(round((julianday(created_at) - 2440587.5) * 86400000) as integer), 0)`;

  /** From `members`, whether they are listed or not. */
  const fromMembers = (key: Sql, statuses: number[], conditions: Sql[]) => {
    const names = statuses.map((status) => listedStatuses[status]);
    return sql`select ${key}, number from members join name_keys on name_keys.user_id = members.user_id
      where ${and([sql`deleted_at is null`, sql`members.status in (${sql.join(names)})`, ...createdIn, ...conditions])}`;
  };

  // Queries of their own for each row keep the order, and are made for no more rows than are needed.
  // SQLite would read the whole row by its number.
  const byIndex = sql.raw(isPostgres ? '' : 'indexed by name_keys_by_joining');
  const lookUp = (conditions: Sql[]) =>
    sql`(select ${and(conditions)} from name_keys ${byIndex} where name_keys.status = search_terms.status
      and name_keys.joined = search_terms.joined and name_keys.number = search_terms.number)`;
  const hasOne = (terms: string[]) =>
    sql`coalesce((select true from search_terms as other where other.term in (${sql.join(terms)})
      and other.status = search_terms.status and other.joined = search_terms.joined
      and other.number = search_terms.number limit 1), false)`;

  function listsOf(part: Part, key: 'joined' | 'name'): Sql[] {
    const { source, statuses, conditions, having = [], lacking = [], unlisted } = part;
    const own = sql.ref(key);
    const anyKey = key === 'name' ? sql`username_folded as name` : sql`${milliseconds} as joined`;
    const others = unlisted ? [fromMembers(anyKey, statuses, [sql`name_key is null`, ...unlisted])] : [];
    if (typeof source === 'object' && 'told' in source)
      return [fromMembers(anyKey, statuses, [source.told, ...conditions])];
    const table = sql.raw(source === 'everybody' ? 'name_keys' : 'search_terms');
    const not = lacking.length > 0 ? [sql`not (${and(lacking.map((term) => hasOne([term])))})`] : [];
    const looked = conditions.length > 0 ? [lookUp(conditions)] : [];
    const kept = source === 'everybody' ? conditions : [...having.map(hasOne), ...not, ...looked];
    const list = (within: Sql[], distinct = sql``) =>
      sql`select ${distinct} ${own}, number from ${table} where ${and([...within, ...range, ...kept])}`;
    const each = (within: Sql[]) => statuses.map((status) => list([...within, sql`status = ${status}`]));
    if (source === 'everybody') return [...each([]), ...others];
    if ('merged' in source) return [...source.merged.flatMap((term) => each([sql`term = ${term}`])), ...others];
    const gathered = [sql`term ${amongTexts(isPostgres, source.gathered)}`, sql`status in (${sql.join(statuses)})`];
    return [list(gathered, sql`distinct`), ...others];
  }

  const isDisjoint = ({ source }: Part) =>
    typeof source === 'string' || !('merged' in source) || source.merged.length === 1;

  function inOrder(part: Part, { key, order, limit, offset }: Page): Sql | undefined {
    const lists = listsOf(part, key);
    if (lists.length === 0) return undefined;
    const [by, direction] = [sql.ref(key), sql.raw(order)];
    const page = sql`order by ${by} ${direction}, number ${direction} limit ${limit} offset ${offset}`;
    if (lists.length === 1) return sql`${lists[0]} ${page}`;
    const isUnion = !isDisjoint(part);
    if (!isPostgres) return sql`${sql.join(lists, isUnion ? sql` union ` : sql` union all `)} ${page}`;
    // PostgreSQL merges lists that are ordered by themselves; of no list there are more than these on the page.
    const first = sql`order by ${by} ${direction}, number ${direction} limit ${limit + offset}`;
    const merged = sql.join(
      lists.map((list) => sql`(${list} ${first})`),
      sql` union all `,
    );
    return isUnion ? sql`select distinct ${by}, number from (${merged}) as lists ${page}` : sql`${merged} ${page}`;
  }

  return {
    async read(part: Part, page: Page): Promise<number[]> {
      const query = inOrder(part, page);
      const rows = query ? (await sql<{ number: number }>`${query}`.execute(db)).rows : [];
      return rows.map(({ number }) => number);
    },

    /** How many they are, up to `most`. */
    async count(part: Part, most: number): Promise<number> {
      const query = inOrder(part, { key: 'joined', order: 'desc', limit: most, offset: 0 });
      if (!query) return 0;
      const { rows } = await sql<{ size: number }>`select count(*) as size from (${query}) as counted`.execute(db);
      return rows[0]?.size ?? 0;
    },
  };
}
