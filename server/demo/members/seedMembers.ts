import type { Kysely } from 'kysely';
import { fold } from '../../text';
import type { Database, MemberStatus } from '../../db/schema';
import { toInstant } from '../calendar';
import { insertRows } from '../insertRows';
import type { Gender } from '../pictures/portraitLook';
import type { PortraitPool } from '../pictures/portraitPool';
import { randomFor } from '../random';
import { contactBook } from './contact';
import { detailsOf } from './details';
import { misfitsAmong } from './misfits';
import { ageGroup, aPerson } from './person';
import { drawRegistrations } from './registrations';

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

/** Members are written in portions, so that a hundred thousand profiles never lie in memory together. */
const portion = 2_000;

export async function seedMembers(
  db: Kysely<Database>,
  options: { members: number; portraits: PortraitPool; today: Date },
): Promise<SeededMember[]> {
  const random = randomFor('members');
  const contactOf = contactBook(randomFor('contacts'));
  const withPortrait = randomFor('portraits');
  const misfits = misfitsAmong();
  const registrations = drawRegistrations(randomFor('registrations'), options.members, options.today);
  const seeded: SeededMember[] = [];

  for (let from = 0; from < registrations.length; from += portion) {
    const drawn = registrations.slice(from, from + portion).map((registration, place) => {
      const person = aPerson(random, from + place, options.today);
      const { status } = registration;
      const contact = misfits.contact(status, contactOf(person));
      const portrait = options.portraits.next(person.gender, ageGroup(person.age), status === 'pending');
      const profileLink = withPortrait.chance(0.12) ? null : `/media/${portrait}`;
      const userId = random.uuid();
      const { name, gender } = person;
      seeded.push({ userId, name: name.shown, phone: contact.phone, gender, ...registration });
      const drawnDetails = detailsOf(random, person, contact, profileLink);
      const { personal, career, family, partner } = misfits.details(status, drawnDetails);
      return {
        row: {
          user_id: userId,
          username: name.shown,
          username_folded: fold(name.shown),
          ...contact,
          status,
          profile_link: profileLink,
          created_at: toInstant(registration.createdAt),
          deleted_at: registration.deletedAt === null ? null : toInstant(registration.deletedAt),
        },
        details: {
          user_id: userId,
          personal: JSON.stringify(personal),
          career: JSON.stringify(career),
          family: JSON.stringify(family),
          partner: JSON.stringify(partner),
        },
      };
    });
    await insertRows(
      db,
      'members',
      drawn.map(({ row }) => row),
    );
    await insertRows(
      db,
      'member_details',
      drawn.map(({ details }) => details),
    );
  }
  return seeded;
}
