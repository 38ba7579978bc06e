import type { MemberStatus } from '../../db/schema';
import { scaled } from '../amounts';
import { day, hour, indiaAhead } from '../calendar';
import type { Random } from '../random';

/** When somebody signed up, what became of it, and when the account was given up; times in milliseconds. */
type Registration = { createdAt: number; status: MemberStatus; deletedAt: number | null };

const daysBack = 730;
/** After so many days every request has had its answer. */
const longestWait = 21;
/** Families look for matches before the wedding season, and hardly in Ashadha and in the fortnight of the ancestors. */
const monthlyPull = [1.15, 1.1, 0.95, 1.0, 1.1, 0.95, 0.78, 0.85, 0.8, 1.0, 1.3, 1.25];
/** Hours in India at which people sign up. */
const busyHours = [6, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 20, 21, 21, 21, 22, 22, 23];

/** All sign-ups, oldest first. */
export function drawRegistrations(random: Random, members: number, today: Date): Registration[] {
  const now = today.getTime();
  const pending = Math.ceil(members * 0.05);
  const others = members - pending;
  const answeredDays = cumulated(
    Array.from({ length: daysBack }, (_, age) => pull(now, age) * Math.min(1, age / longestWait)),
  );
  const waitingDays = cumulated(
    Array.from({ length: longestWait }, (_, age) => pull(now, age) * (1 - age / (longestWait + 3))),
  );

  const answers = random.sample(statuses(others), others);
  const registrations = [
    ...answers.map((status) => ({ createdAt: onDay(random, now, answeredDays), status })),
    ...Array.from({ length: pending }, () => ({
      createdAt: onDay(random, now, waitingDays),
      status: 'pending' as const,
    })),
  ].map((registration) => ({ ...registration, deletedAt: null }));
  registrations.sort((one, other) => one.createdAt - other.createdAt);
  return giveUp(random, registrations, scaled(40, members), now);
}

function statuses(count: number): MemberStatus[] {
  const rejected = Math.round((count / 0.95) * 0.06);
  const blocked = Math.round((count / 0.95) * 0.05);
  return Array.from({ length: count }, (_, place) => {
    if (place < rejected) return 'rejected';
    return place < rejected + blocked ? 'blocked' : 'approved';
  });
}

/** How strongly a day, so many days ago, draws sign-ups. */
function pull(now: number, age: number): number {
  const date = new Date(now - age * day + indiaAhead);
  const growth = 1 + 1.6 * (1 - age / daysBack);
  const weekend = [0, 6].includes(date.getUTCDay()) ? 1.25 : 1;
  return growth * weekend * (monthlyPull[date.getUTCMonth()] ?? 1);
}

function cumulated(weights: number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

function onDay(random: Random, now: number, days: number[]): number {
  const mark = random.next() * (days.at(-1) ?? 0);
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  const midnight = Math.floor((now - low * day + indiaAhead) / day) * day - indiaAhead;
  const time = midnight + random.pick(busyHours) * hour + Math.floor(random.next() * hour);
  // Of today only what has passed can have happened.
  return time < now ? time : now - Math.floor(random.next() * Math.min(8 * hour, Math.max(1, now - midnight)));
}

/** Lets some approved members give up their account, most of them lately. Nobody is due to be purged yet. */
function giveUp(random: Random, registrations: Registration[], count: number, now: number): Registration[] {
  const settled = registrations.filter(({ status, createdAt }) => status === 'approved' && now - createdAt > 60 * day);
  for (const registration of random.sample(settled, count)) {
    const longest = Math.min(now - registration.createdAt - 30 * day, 29 * day);
    registration.deletedAt = now - Math.floor(random.next() ** 2 * longest) - hour;
  }
  return registrations;
}
