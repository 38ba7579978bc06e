import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { scaled } from '../amounts';
import { day, toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { SeededMember } from '../members/seedMembers';
import type { Random } from '../random';

const reasons = [
  'Fake profile',
  'Fake profile',
  'Photo belongs to someone else',
  'Asked me for money',
  'Already married',
  'Abusive language',
  'Abusive language',
  'Wrong age given',
  'Wrong information about job and income',
  'Keeps calling after I declined',
  'Inappropriate messages',
  'Inappropriate messages',
  'Same person has two profiles',
  'Advertises a business through the profile',
  'Shared my phone number with others',
  'Refuses to share family details',
  'Says he works abroad, but the number is from here and he asked for a courier fee to release a gift.',
  'We met the family once. The education and the address are not what the profile says.',
  'The profile is run by a marriage broker who asks for a commission.',
  'Was rude to my parents on the phone.',
];

/** Members about whom others complained, once to six times each. Some of them are blocked since. */
export async function seedReports(
  db: Kysely<Database>,
  random: Random,
  settled: SeededMember[],
  members: number,
  now: number,
): Promise<void> {
  const count = scaled(60, members);
  const blockedCount = Math.round(count * 0.28);
  const approved = settled.filter(({ status }) => status === 'approved');
  const blocked = settled.filter(({ status }) => status === 'blocked');
  const reported = [...random.sample(approved, count - blockedCount), ...random.sample(blocked, blockedCount)];

  const reports = reported.flatMap((member) => {
    const several = random.pick(member.status === 'blocked' ? [2, 3, 3, 4, 5, 6] : [1, 1, 1, 1, 2, 2, 3, 4]);
    return random
      .sample(approved, several + 1)
      .filter(({ userId }) => userId !== member.userId)
      .slice(0, several)
      .map((reporter) => {
        const since = Math.max(member.createdAt, reporter.createdAt, now - 200 * day);
        return {
          reported_id: member.userId,
          reporter_id: reporter.userId,
          reason: random.pick(reasons),
          at: since + random.next() * (now - since),
        };
      });
  });
  reports.sort((one, other) => one.at - other.at);
  await insertRows(
    db,
    'reports',
    reports.map(({ at, ...report }) => ({ ...report, reported_at: toInstant(at) })),
  );
}
