import { sql, type RawBuilder } from 'kysely';
import type { MemberStatus, SimilarMember } from '../contract/members';
import type { Recognise } from '../services';
import { isOnPostgres } from './engine';
import { contactKeys, emailKey, phoneKey, severity } from './matchKeys';
import { soundsOf } from './nameKey';
import type { Db } from './schema';

const mostShown = 10;
/** Of so many who have one name and one birthday the worst are looked for; nobody real has as many. */
const mostNamesakes = 1_000;

/** Of the same order as `severity`. */
const worstFirst: SimilarMember['status'][] = ['removed', 'blocked', 'rejected', 'deleted', 'pending', 'approved'];

/** The other members who share phone, e-mail, or name and birthday with each of these, the worst first, and the days of removed ones. */
export async function findSimilar(
  db: Db,
  ids: string[],
  { recognise, isWithheld }: { recognise: Recognise; isWithheld: (deletedAt: string | null) => boolean },
) {
  const asked = await findOthers(db, ids);
  const all = [...new Set(asked.flatMap(({ user_id, others }) => [user_id, ...others]))];
  if (all.length === 0) return ids.map((user_id) => ({ user_id, similar: [] }));
  const [members, decisions, removedOf] = await Promise.all([
    readMembers(db, all),
    readDecisions(db, all),
    findRemoved(db, asked, recognise),
  ]);
  const othersOf = new Map(asked.map(({ user_id, others }) => [user_id, others]));
  return ids.map((user_id) => {
    const own = members.get(user_id);
    if (!own || isWithheld(own.deleted_at)) return { user_id, similar: [] };
    const similar = (othersOf.get(user_id) ?? []).flatMap((id): SimilarMember[] => {
      const other = members.get(id);
      const by = other ? sharedKeys(own, other) : [];
      if (!other || by.length === 0) return [];
      // Whoever waits has done so since the sign-up; of others the journal alone can tell.
      const since =
        other.deleted_at ??
        decisions.get(`${other.status} ${id}`) ??
        (other.status === 'pending' ? other.created_at : null);
      const { username } = other;
      if (isWithheld(other.deleted_at)) return by.some(isKind) ? [removedOne(other.deleted_at, by.filter(isKind))] : [];
      return [{ user_id: id, username, status: shownStatus(other), since, by, family: isFamily(own, other, by) }];
    });
    const shown = [...removedOf(user_id), ...similar];
    shown.sort((one, other) => rank(one) - rank(other) || (other.since ?? '').localeCompare(one.since ?? ''));
    return { user_id, similar: shown.slice(0, mostShown) };
  });
}

const rank = ({ status }: SimilarMember) => worstFirst.indexOf(status);

type Asked = { user_id: string; phone: string | null; email: string | null; others: string[] };

/** For each its keys, and the ids of those who share one, so many of each kind: more than are shown need not be read, however many there are. */
async function findOthers(db: Db, ids: string[]): Promise<Asked[]> {
  const isPostgres = isOnPostgres(db);
  const listed = sql.raw(isPostgres ? 'json_agg' : 'json_group_array');
  const email = (table: string) => sql.raw(emailKey(isPostgres, `${table}.email`));
  const phone = (table: string) => sql.raw(phoneKey(isPostgres, `${table}.phone`));
  const worst = (rows: RawBuilder<unknown>) => sql`(select cast(${listed}(user_id) as text) from (
    select members.user_id from ${rows}
    order by ${sql.raw(severity('members.'))}, members.user_id limit ${sql.lit(mostShown + 1)}
  ) as found)`;
  const { rows } = await sql<Omit<Asked, 'others'> & Record<`by_${string}`, string | null>>`
    select user_id, ${phone('asked')} as phone, ${email('asked')} as email,
      ${worst(sql`members where ${phone('members')} = ${phone('asked')}`)} as by_phone,
      ${worst(sql`members where ${email('members')} = ${email('asked')}`)} as by_email,
      ${worst(sql`(
        select name_keys.user_id from name_keys, name_keys as own
        where own.user_id = asked.user_id and name_keys.name_key = own.name_key and name_keys.born = own.born
        limit ${sql.lit(mostNamesakes)}
      ) as namesakes, members where members.user_id = namesakes.user_id`)} as by_name
    from members as asked where user_id in (${sql.join(ids)})`.execute(db);
  return rows.map(({ by_phone, by_email, by_name, ...own }) => {
    const found = [by_phone, by_email, by_name].flatMap((list) => JSON.parse(list ?? '[]') as string[]); // Ids, as written above.
    return { ...own, others: [...new Set(found)].filter((id) => id !== own.user_id) };
  });
}

type Known = Awaited<ReturnType<typeof readMembers>> extends Map<string, infer Member> ? Member : never;

async function readMembers(db: Db, ids: string[]) {
  const members = await db
    .selectFrom('members')
    .leftJoin('name_keys', 'name_keys.user_id', 'members.user_id')
    .select(['members.user_id', 'username', 'members.status', 'created_at', 'deleted_at', 'name_key', 'born'])
    .select(contactKeys(isOnPostgres(db)))
    .where('members.user_id', 'in', ids)
    .execute();
  return new Map(members.map((member) => [member.user_id, member]));
}

/** When each came by a status, by 'status id': the last time, where an administrator has decided so and the journal reaches back. */
async function readDecisions(db: Db, ids: string[]): Promise<Map<string, string>> {
  const entries = db.selectFrom('audit_log').where('subject', '=', 'member').where('subject_id', 'in', ids);
  const decisions = entries.where('action', 'in', ['accept', 'reject', 'block', 'take back']).orderBy('id');
  return new Map(
    (await decisions.select(['subject_id', 'after', 'at']).execute()).map(({ subject_id, after, at }) => {
      const { status } = JSON.parse(after ?? '{}') as { status?: MemberStatus }; // The entry of a decision holds it.
      return [`${status} ${subject_id}`, at];
    }),
  );
}

const kinds = ['phone', 'email'] as const;
const isKind = (key: SimilarMember['by'][number]): key is (typeof kinds)[number] => key !== 'name';

const removedOne = (since: string | null, by: SimilarMember['by']): SimilarMember => ({
  ...{ user_id: null, username: null, status: 'removed', since, by, family: false },
});

/** By the id of who is asked for; what was removed on one day is shown as one member. */
async function findRemoved(db: Db, asked: Asked[], recognise: Recognise) {
  const hashed = asked.flatMap(({ user_id, ...keys }) =>
    kinds.map(async (kind) => ({ user_id, kind, hash: keys[kind] === null ? '' : await recognise(kind, keys[kind]) })),
  );
  const own = await Promise.all(hashed);
  const hashes = own.map(({ hash }) => hash);
  const removed = db.selectFrom('removed_members').select(['hash', 'kind', 'removed_at']);
  const rows = await removed.where('hash', 'in', hashes).execute();
  return (id: string) => {
    const shared = own.filter(({ user_id }) => user_id === id);
    const found = rows.filter(({ hash }) => shared.some((each) => each.hash === hash));
    return [...new Set(found.map(({ removed_at }) => removed_at))].map((day): SimilarMember => {
      const by = kinds.filter((kind) => found.some((row) => row.kind === kind && row.removed_at === day));
      return removedOne(`${day}T00:00:00.000Z`, by);
    });
  };
}

const shownStatus = ({ status, deleted_at }: Known) => (deleted_at === null ? status : 'deleted');

function sharedKeys(one: Known, other: Known): SimilarMember['by'] {
  const by: SimilarMember['by'] = kinds.filter((kind) => one[kind] !== null && one[kind] === other[kind]);
  const isNamesake = one.born !== null && one.born === other.born && one.name_key === other.name_key;
  return isNamesake ? [...by, 'name'] : by;
}

/** Sisters and brothers often sign up with one number: two of one family name, or of one initial, who were born on different days. */
function isFamily(one: Known, other: Known, by: SimilarMember['by']): boolean {
  if (by.includes('name') || one.born === null || other.born === null || one.born === other.born) return false;
  const [own, others] = [soundsOf(one.username), soundsOf(other.username)];
  // Somebody of the same name is rather the same person.
  if (own[0] !== undefined && own[0].length > 1 && own[0] === others[0]) return false;
  const lastName = (names: string[]) => (names.length > 1 ? names.at(-1) : undefined);
  const initial = (names: string[]) => (names[0]?.length === 1 ? names[0] : undefined);
  return [lastName, initial].some((part) => part(own) !== undefined && part(own) === part(others));
}
