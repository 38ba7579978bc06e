import { sql, type Expression, type RawBuilder } from 'kysely';
import type { MemberQuestion } from '../contract/memberList';
import { isOnPostgres } from './engine';
import { listedStatuses } from './listedMember';
import type { Db } from './schema';

export type Sql = RawBuilder<unknown>;

/** Lists of terms, merged in their own order, or read together and then sorted; or a condition on `members`. */
export type Source = { terms: string[]; areSorted?: boolean } | { condition: Sql };

/** Those members of a source, of some statuses, who keep conditions on `names` and `facts`. */
export type Part = {
  source: Source;
  /** Indexes in `listedStatuses`. */
  statuses: number[];
  conditions: Sql[];
  /** The same of members who are not listed yet, on the columns of `members`; undefined where nobody of them is looked at. */
  unlisted?: Sql[];
};

export type Page = { key: 'joined' | 'names'; order: 'asc' | 'desc'; limit: number; offset: number };

export const and = (conditions: Sql[]): Sql => sql.join([sql`1 = 1`, ...conditions], sql` and `);

/** However many they are, the statement reads the same. */
export const among = (isPostgres: boolean, values: string[] | number[], type: 'text' | 'bigint' = 'text'): Sql =>
  isPostgres
    ? sql`= any(${values}::${sql.raw(type)}[])`
    : sql`in (select value from json_each(${JSON.stringify(values)}))`;

/** Who is found by a query of its own: PostgreSQL plans and runs this a quarter faster than a join. */
export const amongFound = (db: Db, found: Expression<unknown>): Sql =>
  isOnPostgres(db) ? sql`= any(array(${found}))` : sql`in (${found})`;

/** Reads members of a part in order, and no further than asked for: the database walks lists that lie in that order. */
export function createReader(db: Db, { joined_from, joined_to }: MemberQuestion) {
  const isPostgres = isOnPostgres(db);
  const within = (column: Sql, valueOf: (time: string) => unknown = String) => [
    ...(joined_from === undefined ? [] : [sql`${column} >= ${valueOf(joined_from)}`]),
    ...(joined_to === undefined ? [] : [sql`${column} < ${valueOf(joined_to)}`]),
  ];
  const range = within(sql`joined`, Date.parse);
  /** In no index: by that, a database reads all of a year for one phone. */
  const unindexedCreated = sql`created_at || ''`;
  const milliseconds = isPostgres
    ? sql`(case when created_at ~ '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$'
        then extract(epoch from created_at::timestamptz) * 1000 else 0 end)::bigint`
    : sql`coalesce(cast(round((julianday(created_at) - 2440587.5) * 86400000) as integer), 0)`;

  const ofStatuses = (statuses: number[], created: Sql, conditions: Sql[]) => {
    const names = sql.join(statuses.map((status) => listedStatuses[status]));
    return and([sql`deleted_at is null`, sql`members.status in (${names})`, ...within(created), ...conditions]);
  };
  const fromMembers = (key: Sql, statuses: number[], created: Sql, conditions: Sql[]) =>
    sql`select ${key}, number from members join name_keys on name_keys.user_id = members.user_id
      where ${ofStatuses(statuses, created, conditions)}`;

  function listsOf(part: Part, key: 'joined' | 'names'): Sql[] {
    const { source, statuses, conditions, unlisted } = part;
    const anyKey =
      key === 'names' ? sql`' ' || username_folded || '  ' as names` : sql`coalesce(joined, ${milliseconds}) as joined`;
    if ('condition' in source)
      return [fromMembers(sql`1`, statuses, unindexedCreated, [source.condition, ...conditions])];
    const { terms, areSorted } = source;
    const list = (of: Sql[], distinct = sql``) =>
      sql`select ${distinct} ${sql.ref(key)}, number from search_terms where ${and([...of, ...range, ...conditions])}`;
    const lists = areSorted
      ? [list([sql`term ${among(isPostgres, terms)}`, sql`status in (${sql.join(statuses)})`], sql`distinct`)]
      : terms.flatMap((term) => statuses.map((status) => list([sql`term = ${term}`, sql`status = ${status}`])));
    if (!unlisted) return lists;
    return [...lists, fromMembers(anyKey, statuses, sql`created_at`, [sql`name_key is null`, ...unlisted])];
  }

  const isDisjoint = ({ source }: Part) =>
    'condition' in source || source.areSorted === true || source.terms.length === 1;

  /** Looks into `name_keys` for those alone who are on the page, unless a condition asks for it. */
  function matchedInOrder({ statuses, conditions }: Part, condition: Sql, { key, order, limit, offset }: Page): Sql {
    const by = sql.raw(
      key === 'names' ? `username_folded ${order}, user_id ${order}` : `created_at ${order}, user_id ${order}`,
    );
    const facts = sql`exists (select 1 from name_keys where name_keys.user_id = members.user_id and ${and(conditions)})`;
    const kept = conditions.length === 0 ? [condition] : [condition, facts];
    return sql`select number from (
        select user_id, username_folded, created_at from members where ${ofStatuses(statuses, unindexedCreated, kept)}
        order by ${by} limit ${limit} offset ${offset}
      ) as page join name_keys using (user_id) order by ${by}`;
  }

  function inOrder(part: Part, { key, order, limit, offset }: Page): Sql | undefined {
    if ('condition' in part.source) return matchedInOrder(part, part.source.condition, { key, order, limit, offset });
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

    async count(part: Part, most: number): Promise<number> {
      const [only, ...others] = listsOf(part, 'joined');
      // Lists are merged in their order; one needs none.
      const query =
        others.length === 0
          ? only && sql`${only} limit ${most}`
          : inOrder(part, { key: 'joined', order: 'desc', limit: most, offset: 0 });
      if (!query) return 0;
      const { rows } = await sql<{ size: number }>`select count(*) as size from (${query}) as counted`.execute(db);
      return rows[0]?.size ?? 0;
    },
  };
}
