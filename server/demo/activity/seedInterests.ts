import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { scaled } from '../amounts';
import { day, hour, toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { SeededMember } from '../members/seedMembers';
import type { Random } from '../random';

/** Interests between brides and grooms: most accepted, some waiting. */
export async function seedInterests(
  db: Kysely<Database>,
  random: Random,
  settled: SeededMember[],
  members: number,
  now: number,
): Promise<void> {
  const brides = settled.filter(({ status, gender }) => status === 'approved' && gender === 'female');
  const grooms = settled.filter(({ status, gender }) => status === 'approved' && gender === 'male');
  if (brides.length === 0 || grooms.length === 0) return;

  const accepted = scaled(300, members);
  const waiting = scaled(120, members);
  const interests = Array.from({ length: accepted + waiting }, (_, place) => {
    const pair = [random.pick(brides), random.pick(grooms)] as const;
    // Grooms' families write first more often.
    const [accepter, requester] = random.chance(0.68) ? pair : ([pair[1], pair[0]] as const);
    const since = Math.max(requester.createdAt, accepter.createdAt, now - (place < accepted ? 500 : 40) * day);
    const sent = since + random.next() * (now - since - 2 * hour);
    const answered = sent + hour / 2 + random.next() ** 2 * Math.min(20 * day, now - sent - hour);
    return {
      requester_id: requester.userId,
      accepter_id: accepter.userId,
      sent,
      accepted_on: place < accepted ? toInstant(answered) : null,
    };
  });
  interests.sort((one, other) => one.sent - other.sent);
  await insertRows(
    db,
    'interests',
    interests.map(({ sent, ...interest }) => ({ ...interest, sent_on: toInstant(sent) })),
  );
}
