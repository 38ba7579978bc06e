import type { PaymentState } from '../contract/payments';
import type { Db } from '../db/schema';
import reasons from './lists/reports.json';
import { chance, pick, scaled, several, share, whole } from './draw';
import { insertRows } from './insertRows';
import type { SeededMember } from './members';
import { day, hour, minute, toInstant } from '../time';

/** What members do to each other and to the service; rows in the order of time, so that their ids are too. */
export async function seedActivity(db: Db, { members, count, now }: Omit<Seeded, 'settled'>): Promise<void> {
  const settled = members.filter(
    ({ status, deletedAt, createdAt }) =>
      (status === 'approved' || status === 'blocked') && deletedAt === null && createdAt < now - 14 * day,
  );
  const seeded = { members, settled, count: Math.min(count, mostCounted), now };
  await insertRows(db, 'deletion_requests', deletions(seeded));
  await insertRows(db, 'blocks', blocks(seeded));
  await insertRows(db, 'reports', reports(seeded));
  await insertRows(db, 'interests', interests(seeded));
  await insertRows(db, 'payments', payments(seeded));
}

/** A service of so many already has a hundred thousand payments. */
const mostCounted = 1_000_000;

/** `count` are in the service, and `members` have lives of their own. */
type Seeded = { members: SeededMember[]; settled: SeededMember[]; count: number; now: number };

const inOrder = <Row extends { at: number }>(rows: Row[]) => rows.sort((one, other) => one.at - other.at);

/** A moment after both have joined. */
function since(one: SeededMember, other: SeededMember, now: number, longestAgo = Infinity): number {
  const start = Math.max(one.createdAt, other.createdAt, now - longestAgo);
  return start + share() * (now - start - 2 * hour);
}

/** A request for every account that is gone, and some that wait for an answer. */
function deletions({ members, settled, count, now }: Seeded) {
  const accepted = members.flatMap(({ userId, deletedAt }) =>
    deletedAt === null ? [] : [{ userId, at: deletedAt - whole(1, 9) * day * share(), accepted: toInstant(deletedAt) }],
  );
  const open = several(settled, scaled(25, count)).map(({ userId }) => {
    return { userId, at: now - share() ** 1.6 * 12 * day, accepted: null };
  });
  return inOrder([...accepted, ...open]).map(({ userId, at, accepted: accepted_at }) => {
    return { user_id: userId, requested_at: toInstant(at), accepted_at };
  });
}

/** Members who do not want to hear from one to five others. */
function blocks({ settled, count, now }: Seeded) {
  const rows = several(settled, scaled(120, count)).flatMap((blocker) => {
    const others = several(settled, 20).filter(({ gender }) => gender !== blocker.gender);
    return others.slice(0, pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5])).map((blocked) => {
      return { blocker_id: blocker.userId, blocked_id: blocked.userId, at: since(blocker, blocked, now) };
    });
  });
  return inOrder(rows).map(({ at, ...row }) => ({ ...row, created_at: toInstant(at) }));
}

/** Members about whom others complained, once to six times each. Some of them are blocked since. */
function reports({ settled, count, now }: Seeded) {
  const approved = settled.filter(({ status }) => status === 'approved');
  const blocked = settled.filter(({ status }) => status === 'blocked');
  const amount = scaled(60, count);
  const ofBlocked = Math.round(amount * 0.28);
  const reported = [...several(approved, amount - ofBlocked), ...several(blocked, ofBlocked)];
  const rows = reported.flatMap((member) => {
    const times = pick(member.status === 'blocked' ? [2, 3, 3, 4, 5, 6] : [1, 1, 1, 1, 2, 2, 3, 4]);
    const reporters = several(approved, times + 1).filter(({ userId }) => userId !== member.userId);
    return reporters.slice(0, times).map((reporter) => ({
      reported_id: member.userId,
      reporter_id: reporter.userId,
      reason: pick(reasons),
      at: since(member, reporter, now, 200 * day),
    }));
  });
  return inOrder(rows).map(({ at, ...row }) => ({ ...row, reported_at: toInstant(at) }));
}

/** Interests between brides and grooms: most accepted, some waiting. */
function interests({ settled, count, now }: Seeded) {
  const approved = settled.filter(({ status }) => status === 'approved');
  const brides = approved.filter(({ gender }) => gender === 'female');
  const grooms = approved.filter(({ gender }) => gender === 'male');
  if (brides.length === 0 || grooms.length === 0) return [];
  const accepted = scaled(300, count);
  const rows = Array.from({ length: accepted + scaled(120, count) }, (_, index) => {
    const pair = [pick(brides), pick(grooms)] as const;
    // Grooms' families write first more often.
    const [accepter, requester] = chance(0.68) ? pair : ([pair[1], pair[0]] as const);
    const at = since(requester, accepter, now, (index < accepted ? 500 : 40) * day);
    const answered = at + hour / 2 + share() ** 2 * Math.min(20 * day, now - at - hour);
    return {
      requester_id: requester.userId,
      accepter_id: accepter.userId,
      at,
      accepted_on: index < accepted ? toInstant(answered) : null,
    };
  });
  return inOrder(rows).map(({ at, ...row }) => ({ ...row, sent_on: toInstant(at) }));
}

/** Payments of a year and a half. Whoever fails to pay mostly tries again a few minutes later. */
function payments({ settled, count, now }: Seeded) {
  const payers = settled.flatMap((member) => (member.phone === null ? [] : [{ ...member, phone: member.phone }]));
  const amount = payers.length === 0 ? 0 : scaled(1_400, count);
  const rows: { user_id: string; user_name: string; phone_no: string; state: PaymentState; at: number }[] = [];
  while (rows.length < amount) {
    const payer = pick(payers);
    let at = since(payer, payer, now, 548 * day);
    for (;;) {
      const state = outcome(now - at);
      rows.push({ user_id: payer.userId, user_name: payer.name, phone_no: payer.phone, state, at });
      at += whole(2, 40) * minute;
      if (state !== 'Failed' || at >= now || chance(0.2)) break;
    }
  }
  return inOrder(rows.slice(0, amount)).map(({ at, ...row }) => ({ ...row, created_at: toInstant(at) }));
}

/** The bank answers within days: what is still in process is recent, but for a few payments that nobody looked after. */
function outcome(age: number): PaymentState {
  if (chance(age < 4 * day ? 0.6 : 0.045)) return 'Processing';
  return chance(0.17) ? 'Failed' : 'Success';
}
