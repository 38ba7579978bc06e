import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { scaled } from '../amounts';
import { day, toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { SeededMember } from '../members/seedMembers';
import type { Random } from '../random';

/** A request for every account that is gone, and some that wait for an answer. */
export async function seedDeletions(
  db: Kysely<Database>,
  random: Random,
  members: SeededMember[],
  settled: SeededMember[],
  now: number,
): Promise<void> {
  const accepted = members.flatMap(({ userId, deletedAt }) =>
    deletedAt === null
      ? []
      : [
          {
            user_id: userId,
            asked: deletedAt - random.whole(1, 9) * day * random.next(),
            accepted_at: toInstant(deletedAt),
          },
        ],
  );
  const open = random.sample(settled, scaled(25, members.length)).map(({ userId }) => ({
    user_id: userId,
    asked: now - random.next() ** 1.6 * 12 * day,
    accepted_at: null,
  }));
  const requests = [...accepted, ...open].sort((one, other) => one.asked - other.asked);
  await insertRows(
    db,
    'deletion_requests',
    requests.map(({ asked, ...request }) => ({ ...request, requested_at: toInstant(asked) })),
  );
}
