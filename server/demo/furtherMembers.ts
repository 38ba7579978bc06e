import { searchKey } from '../contract/text';
import { chance, share, whole } from './draw';
import type { NewMember } from './insertMembers';
import { ordinaryName, townOf } from './person';
import type { PortraitPool } from './portraits';
import { toInstant } from '../time';

const statuses = { rejected: 0.06, blocked: 0.05 };
const youngest = 21;
const oldest = 45;

type Options = { count: number; joinedAt: (part: number) => number; portraits: PortraitPool; today: Date };

/**
 * The nth of `count` members who have filled in a name, a birthday and a town, from the oldest to the newest. Their numbers are of
 * nobody: no phone in India begins with 5. Their ids are UUIDs of version 7, in the order of time.
 */
export function furtherMember(nth: number, { count, joinedAt, portraits, today }: Options): NewMember {
  const { shown, latin, gender, region } = ordinaryName();
  const time = Math.floor(joinedAt((nth + share()) / count));
  const milliseconds = time.toString(16).padStart(12, '0');
  const luck = share();
  const age = whole(youngest, oldest);
  const born = `${today.getUTCFullYear() - age - 1}-${String(whole(1, 12)).padStart(2, '0')}-${String(whole(1, 28)).padStart(2, '0')}`;
  const town = townOf(region);
  const contact = {
    email: `${latin.toLowerCase().replace(/[^a-z]+/g, '.')}.${nth}@example.org`,
    phone: chance(0.02) ? null : `+91${5_000_000_000 + nth}`,
    profile_link: chance(0.12) ? null : `/media/${portraits.next(gender, age)}`,
  };
  const shownGender = gender === 'female' ? 'Female' : 'Male';
  const personal = { username: shown, gender: shownGender, dob: born, ...town, ...contact };
  return {
    user_id: `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7000-8000-${nth.toString(16).padStart(12, '0')}`,
    username: shown,
    username_folded: searchKey(shown),
    ...contact,
    status:
      luck < statuses.rejected ? 'rejected' : luck < statuses.rejected + statuses.blocked ? 'blocked' : 'approved',
    created_at: toInstant(time),
    deleted_at: null,
    personal: JSON.stringify(personal),
    ...{ career: '{}', family: '{}', partner: '{}' },
  };
}
