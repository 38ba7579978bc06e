import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { scaled } from '../amounts';
import { toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { SeededMember } from '../members/seedMembers';
import type { Random } from '../random';

/** Members who do not want to hear from one to five others. */
export async function seedBlocks(
  db: Kysely<Database>,
  random: Random,
  settled: SeededMember[],
  members: number,
  now: number,
): Promise<void> {
  const blockers = random.sample(settled, scaled(120, members));
  const blocks = blockers.flatMap((blocker) => {
    const several = random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5]);
    return random
      .sample(settled, several + 12)
      .filter(({ userId, gender }) => userId !== blocker.userId && gender !== blocker.gender)
      .slice(0, several)
      .map((blocked) => {
        const since = Math.max(blocker.createdAt, blocked.createdAt);
        return { blocker_id: blocker.userId, blocked_id: blocked.userId, at: since + random.next() * (now - since) };
      });
  });
  blocks.sort((one, other) => one.at - other.at);
  await insertRows(
    db,
    'blocks',
    blocks.map(({ at, ...block }) => ({ ...block, created_at: toInstant(at) })),
  );
}
