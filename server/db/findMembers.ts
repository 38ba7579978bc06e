import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mostCounted, type FoundMember, type MemberQuestion } from '../contract/memberList';
import { searchKey } from '../contract/text';
import { isOnPostgres } from './engine';
import { phoneKey } from './matchKeys';
import { soundsOf } from './nameKey';
import { personalFacts } from './personalFacts';
import type { Database } from './schema';

/** One page of the members who are asked for, and how many there are, counted up to a limit. Deleted ones are never among them. */
export async function findMembers(db: Kysely<Database>, question: MemberQuestion) {
  const { page, limit, q, sort = 'joined' } = question;
  const isPostgres = isOnPostgres(db);
  const { order = sort === 'joined' ? 'desc' : 'asc' } = question;
  const direction = sql.raw(order);
  const words = searchKey(q).split(' ').filter(Boolean);
  const whole = sql`case when ${sql.join(
    words.map((word) => contains(isPostgres, sql`' ' || username_folded || ' '`, ` ${word} `)),
    sql` and `,
  )} then 0 else 1 end,`;
  const ranked = question.sort === undefined && words.length > 0 ? whole : sql``;
  const column = { name: sql`username_folded`, joined: sql`members.created_at`, status: sql`status` }[sort];
  const from = sql`from members
    left join name_keys on name_keys.user_id = members.user_id
    left join member_details on member_details.user_id = members.user_id
    where ${sql.join(conditions(isPostgres, question, words), sql` and `)}`;
  const { rows } = await sql<{ user_id: string }>`select members.user_id ${from}
    order by ${ranked} ${column} ${direction}, members.created_at desc, members.user_id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ size: number }>`
    select count(*) as size from (select 1 ${from} limit ${mostCounted + 1}) as matches`.execute(db);
  const size = counted.rows[0]?.size ?? 0;
  const data = await readMembers(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return size > mostCounted ? { data, size: mostCounted, at_least: true as const } : { data, size };
}

const contains = (isPostgres: boolean, text: RawBuilder<unknown>, part: string) =>
  sql`${sql.raw(isPostgres ? 'strpos' : 'instr')}(${text}, ${part}) > 0`;

function conditions(isPostgres: boolean, question: MemberQuestion, words: string[]): RawBuilder<unknown>[] {
  const { q, status, joined_from, joined_to, gender, city, photo } = question;
  const field = (name: string) =>
    isPostgres
      ? sql`lower(personal::jsonb ->> ${sql.lit(name)})`
      : sql`lower(json_extract(personal, ${sql.lit(`$.${name}`)}))`;
  const text = q.trim();
  const digits = text.replace(/[\s().+/-]/g, '').replace(/^0+/, '');
  const begins = (column: RawBuilder<unknown>, start: string) => sql`substr(${column}, 1, ${start.length}) = ${start}`;
  const isPhone = /^\d{4,}$/.test(digits);
  const others = [
    sql`members.user_id = ${text}`,
    begins(sql`lower(email)`, text.toLowerCase()),
    ...(isPhone ? [digits, digits.replace(/^91/, '')].map((each) => begins(sql.raw(phoneKey(isPostgres)), each)) : []),
  ];
  const names = words.map((word) => {
    const [sound = ''] = soundsOf(word);
    const bySound = sound === '' ? sql`` : sql`or ${contains(isPostgres, sql`' ' || name_key`, ` ${sound}`)}`;
    return sql`(${contains(isPostgres, sql`username_folded`, word)} ${bySound})`;
  });
  const named = names.length > 0 ? sql`(${sql.join(names, sql` and `)})` : sql`1 = 0`;
  return [
    sql`deleted_at is null`,
    ...(status.length > 0 ? [sql`status in (${sql.join(status)})`] : []),
    ...(joined_from ? [sql`members.created_at >= ${joined_from}`] : []),
    ...(joined_to ? [sql`members.created_at < ${joined_to}`] : []),
    ...(gender ? [sql`substr(${field('gender')}, 1, 1) = ${gender[0]}`] : []),
    ...(city ? [sql`${field('city')} = ${city.trim().toLowerCase()}`] : []),
    ...(photo ? [sql`profile_link is null`] : []),
    ...(q ? [sql`(${sql.join([named, ...others], sql` or `)})`] : []),
  ];
}

/** In the order of the ids. */
async function readMembers(db: Kysely<Database>, ids: string[]): Promise<FoundMember[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('members')
    .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
    .select(['members.user_id', 'username', 'email', 'phone', 'status', 'profile_link', 'created_at', 'decided_at'])
    .select('personal')
    .where('members.user_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(
    rows.map(({ personal, ...row }) => [row.user_id, { ...row, ...personalFacts(personal) }] as const),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
