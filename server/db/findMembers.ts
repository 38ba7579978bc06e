import { mostCounted } from '../contract/limits';
import type { FoundMember, MemberQuestion } from '../contract/memberList';
import { isOnPostgres } from './engine';
import { hasAllNameKeys } from './fillNameKeys';
import { listedStatuses } from './listedMember';
import { countByStatus } from './listMembers';
import { createReader, type Page, type Part } from './memberParts';
import { createSearch } from './memberSearch';
import { personalFacts } from './personalFacts';
import type { Db } from './schema';

type Reader = ReturnType<typeof createReader>;

/** Of so many members matches are counted up to a tenth, because counting takes most of the time of a search. */
const manyMembers = 500_000;

/** One page of the members who are asked for, and how many there are, counted up to a limit. Deleted ones are never among them. */
export async function findMembers(db: Db, question: MemberQuestion) {
  const hasAll = await hasAllNameKeys(db);
  const found = await search(db, question, hasAll);
  // Who was listed while this went on may have been in neither place.
  return !hasAll && (await hasAllNameKeys(db)) ? search(db, question, true) : found;
}

async function search(db: Db, question: MemberQuestion, hasAll: boolean) {
  const counts = await countByStatus(db);
  const asked = question.status.length > 0 ? question.status : listedStatuses;
  const statuses = listedStatuses.flatMap((status, index) => (asked.includes(status) ? index : []));
  const members = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = members > manyMembers ? mostCounted / 10 : mostCounted;
  const reader = createReader(db, question);
  const { limit, page, q, gender, city, photo, joined_from, joined_to } = question;
  const offset = (page - 1) * limit;
  const isCounted = ![q.trim(), gender, city.trim(), photo, joined_from, joined_to].some(Boolean);
  const exact = listedStatuses.reduce((sum, status) => sum + ((asked.includes(status) && counts.get(status)) || 0), 0);

  const options = { isPostgres: isOnPostgres(db), statuses, members, most, hasAll };
  for (const findParts of createSearch(db, question, options)) {
    const { all, ranked } = await findParts();
    const size = isCounted ? exact : await reader.count(all, most + 1);
    if (size === 0) continue;
    const isBehind = offset >= size && (isCounted || size <= most);
    const numbers = isBehind ? [] : await readAcross(reader, inOrder(question, all, ranked), { limit, offset });
    const data = await readMembers(db, numbers);
    return isCounted || size <= most ? { data, size } : { data, size: most, at_least: true as const };
  }
  return { data: [], size: 0 };
}

type Ordered = { part: Part } & Pick<Page, 'key' | 'order'>;

/** The parts of the list, one behind the other, each in its order. */
function inOrder({ sort, order }: MemberQuestion, all: Part, ranked: Part[]): Ordered[] {
  if (sort === 'name') {
    const parts = order === 'desc' ? ranked.toReversed() : ranked;
    return parts.map((part) => ({ part, key: 'names', order: order ?? 'asc' }));
  }
  if (sort === 'joined' || (sort === undefined && order)) return [{ part: all, key: 'joined', order: order ?? 'desc' }];
  const statuses = order === 'desc' ? all.statuses.toReversed() : all.statuses;
  const parts = sort === 'status' ? statuses.map((status) => ({ ...all, statuses: [status] })) : ranked;
  return parts.map((part) => ({ part, key: 'joined', order: 'desc' }));
}

async function readAcross(reader: Reader, parts: Ordered[], { limit, offset }: Pick<Page, 'limit' | 'offset'>) {
  const numbers: number[] = [];
  let skipped = offset;
  for (const { part, ...order } of parts) {
    const wanted = limit - numbers.length;
    const found = await reader.read(part, { ...order, limit: wanted, offset: skipped });
    numbers.push(...found);
    if (numbers.length === limit) break;
    // Of a part that ends before the page begins, there are no more than are skipped.
    skipped = found.length > 0 || skipped === 0 ? 0 : skipped - (await reader.count(part, skipped));
  }
  return numbers;
}

/** In the order of the numbers. */
async function readMembers(db: Db, numbers: number[]): Promise<FoundMember[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('name_keys')
    .innerJoin('members', 'members.user_id', 'name_keys.user_id')
    .leftJoin('member_details', 'member_details.user_id', 'members.user_id')
    .select(['members.user_id', 'username', 'email', 'phone', 'members.status', 'profile_link', 'created_at'])
    .select(['decided_at', 'personal', 'number'])
    .where('number', 'in', numbers)
    .where('deleted_at', 'is', null)
    .execute();
  const byNumber = new Map(
    rows.map(({ number, personal, ...row }) => [number, { ...row, ...personalFacts(personal) }] as const),
  );
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}
