import { faker } from '@faker-js/faker/locale/en_IN';
import { searchKey } from '../contract/text';
import type { MemberStatus } from '../contract/members';
import type { Db } from '../db/schema';
import { chance, pick, scaled, several, share } from './draw';
import { furtherMember } from './furtherMembers';
import { insertManyMembers, insertMembers, type NewMember } from './insertMembers';
import { aPerson, type Country, type Person } from './person';
import type { Gender, PortraitPool } from './portraits';
import { aProfile } from './profile';
import { day, hour, toInstant } from '../time';

/** What the rest of the demonstration needs to know of a member; times in milliseconds. */
export type SeededMember = {
  userId: string;
  name: string;
  phone: string | null;
  gender: Gender;
  status: MemberStatus;
  createdAt: number;
  deletedAt: number | null;
};

/** Members are written in portions, so that profiles never lie in memory together. */
const portion = 2_000;

/** So many have lives of their own; whoever is beyond them is there to be counted and found. */
const mostDrawn = 10_000;

type Options = { members: number; portraits: PortraitPool; today: Date };

/** @returns those who have lives of their own */
export async function seedMembers(db: Db, options: Options): Promise<SeededMember[]> {
  const drawn = await seedDrawnMembers(db, { ...options, members: Math.min(options.members, mostDrawn) });
  const count = options.members - drawn.length;
  const joinedAt = (part: number) => joined(part, options.today.getTime());
  if (count > 0)
    await insertManyMembers(db, async () => {
      let inserting = Promise.resolve();
      for (let from = 0; from < count; from += portion) {
        const rows = Array.from({ length: Math.min(portion, count - from) }, (_, index) =>
          furtherMember(from + index, { ...options, count, joinedAt }),
        );
        // The database works while the next ones are drawn.
        await inserting;
        inserting = insertMembers(db, rows);
      }
      await inserting;
    });
  return drawn;
}

async function seedDrawnMembers(db: Db, options: Options): Promise<SeededMember[]> {
  const contactOf = contactBook();
  const registrations = drawRegistrations(options.members, options.today.getTime());
  const seeded: SeededMember[] = [];
  const phones: Partial<Record<MemberStatus, string | null>> = {};
  let waiting = 0;

  for (let from = 0; from < registrations.length; from += portion) {
    const rows: NewMember[] = [];
    for (const registration of registrations.slice(from, from + portion)) {
      const { status, createdAt, deletedAt } = registration;
      const person = aPerson(seeded.length, options.today);
      const contact = contactOf(person);
      // A few of the sign-ups that wait do not fit, as happens in life: what the warnings beside a decision find.
      const misfit = status === 'pending' ? misfits[waiting++ % misfitEvery] : undefined;
      if (misfit === 'phone of a request') contact.phone = phones.pending ?? contact.phone;
      if (misfit === 'phone of a rejected member') contact.phone = phones.rejected ?? contact.phone;
      if (misfit === 'phone of a blocked member') contact.phone = phones.blocked ?? contact.phone;
      phones[status] = contact.phone;
      const portrait = options.portraits.next(person.gender, person.age);
      const profile_link = chance(0.12) ? null : `/media/${portrait}`;
      const { personal, career, family, partner } = aProfile(person, { ...contact, profile_link });
      if (misfit === 'phone in the text')
        family.about_me = `${family.about_me ?? ''} WhatsApp ${contact.phone ?? '99000 00000'} please.`;
      if (misfit === 'age') personal.age = String(person.age + 7);
      if (misfit === 'wishes') partner.partner_age = `${person.age + 5} - ${person.age}`;

      const { shown, gender } = person;
      const user_id = faker.string.uuid();
      seeded.push({ userId: user_id, name: shown, phone: contact.phone, gender, ...registration });
      rows.push({
        ...{ user_id, username: shown, username_folded: searchKey(shown), ...contact, status, profile_link },
        created_at: toInstant(createdAt),
        deleted_at: deletedAt === null ? null : toInstant(deletedAt),
        personal: JSON.stringify(personal),
        career: JSON.stringify(career),
        family: JSON.stringify(family),
        partner: JSON.stringify(partner),
      });
    }
    await insertMembers(db, rows);
  }
  return seeded;
}

const misfitEvery = 34;
const misfits: Record<
  number,
  | 'phone of a request'
  | 'phone of a rejected member'
  | 'phone of a blocked member'
  | 'phone in the text'
  | 'age'
  | 'wishes'
> = {
  1: 'phone of a blocked member',
  2: 'phone in the text',
  4: 'phone of a request',
  9: 'phone of a rejected member',
  14: 'age',
  19: 'wishes',
};

const indianTelephones = { callingCode: '91', blocks: ['99000', '90000', '98000'], digits: 5 };

/** Hands out addresses and numbers of nobody: domains reserved for examples, and telephone numbers counted through. */
function contactBook() {
  const taken = new Set<string>();
  const lines = new Map<Country | null, number>();

  const emailOf = ({ latin, dob }: Person) => {
    const words = latin.toLowerCase().match(/[a-z]+/g) ?? ['member'];
    const host = pick(['example.com', 'example.com', 'example.org', 'example.net']);
    const plain = words.join(pick(['.', '.', '_', ''])) + (chance(0.35) ? dob.slice(2, 4) : '');
    let email = `${plain}@${host}`;
    for (let more = 2; taken.has(email); more += 1) email = `${plain}.${more}@${host}`;
    taken.add(email);
    return email;
  };

  const phoneOf = ({ abroad }: Person) => {
    const nth = lines.get(abroad) ?? 0;
    lines.set(abroad, nth + 1);
    const { callingCode, blocks, digits } = abroad?.telephones ?? indianTelephones;
    const block = blocks[Math.floor(nth / 10 ** digits) % blocks.length] ?? '';
    return `+${callingCode}${block}${String(nth % 10 ** digits).padStart(digits, '0')}`;
  };

  return (person: Person) => ({
    email: chance(0.03) ? null : emailOf(person),
    phone: chance(0.02) ? null : phoneOf(person),
  });
}

const daysBack = 730;

/** When the service had that part of the members it has now. */
const joined = (part: number, now: number) => now - day * daysBack * (1 - part ** 0.74);

/** All sign-ups of a service that grows, oldest first: when, what became of them, and when the account was given up. */
function drawRegistrations(members: number, now: number) {
  const amounts = { pending: Math.ceil(members * 0.05), rejected: members * 0.06, blocked: members * 0.05 };
  const statuses = Array.from({ length: members }, (_, index): MemberStatus => {
    if (index < amounts.pending) return 'pending';
    if (index < amounts.pending + Math.round(amounts.rejected)) return 'rejected';
    return index < amounts.pending + Math.round(amounts.rejected + amounts.blocked) ? 'blocked' : 'approved';
  });
  const registrations = statuses.map((status) => ({
    status,
    createdAt: status === 'pending' ? now - day * 20 * share() ** 1.5 : joined(share(), now),
    deletedAt: null as number | null,
  }));
  registrations.sort((one, other) => one.createdAt - other.createdAt);
  // Some gave up their account, most of them lately. Nobody is due to be purged yet.
  const settled = registrations.filter(({ status, createdAt }) => status === 'approved' && now - createdAt > 60 * day);
  for (const registration of several(settled, scaled(40, members))) {
    const longest = Math.min(now - registration.createdAt - 30 * day, 29 * day);
    registration.deletedAt = now - Math.floor(share() ** 2 * longest) - hour;
  }
  return registrations;
}
