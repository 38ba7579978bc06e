import type { Selectable } from 'kysely';
import type { MemberStatus } from '../contract/members';
import { searchKey } from '../contract/text';
import { keyOfSounds, soundsOf } from './nameKey';
import { personalFacts } from './personalFacts';
import type { Database } from './schema';

/** In the order of the list that is sorted by status; the database index holds their numbers. */
export const listedStatuses: MemberStatus[] = ['approved', 'blocked', 'pending', 'rejected'];

/** UTF-16 units of a name that are searched, so that no row is too long for an index. */
const longestName = 200;
/** Without the half of a sign that is cut, and NUL: PostgreSQL takes neither. */
const beginningOf = (text: string) => text.slice(0, longestName).replace(/\p{Cs}|\0/gu, '');

type Columns = 'user_id' | 'username' | 'username_folded' | 'status' | 'profile_link' | 'created_at' | 'deleted_at';
type Member = Pick<Selectable<Database['members']>, Columns> & { personal: string | null };

export const everybodyTerm = '';
export const genderTerm = (gender: 'male' | 'female') => `=${gender}`;
export const cityTerm = (city: string) => `=in:${searchKey(beginningOf(city)).replaceAll(' ', '_')}`;
export const noPhotoTerm = '=no-photo';

/** The words of a text as they are searched; what begins with '=' is no word but a fact. */
export const wordsOf = (text: string) =>
  searchKey(beginningOf(text))
    .split(' ')
    .map((word) => word.replace(/^=+/, ''))
    .filter((word) => word !== '');

/** What `name_keys` holds of a member, and the terms under which lists find it: none once it is deleted. */
export function toListed(member: Member) {
  const { user_id, username, username_folded, status, profile_link, created_at, deleted_at } = member;
  const { born, gender, city } = personalFacts(member.personal);
  const allSounds = soundsOf(username);
  const name_key = keyOfSounds(allSounds);
  const keys = { user_id, name_key, born: name_key === '' ? null : born };
  if (deleted_at !== null) return { ...keys, words: [], terms: [] };
  const plain = wordsOf(username_folded);
  // A sound that begins a word is found by that.
  const sounds = allSounds.filter((sound) => !plain.some((word) => word.startsWith(sound)));
  const facts = [
    ...(gender === null ? [] : [genderTerm(gender)]),
    ...(city === null ? [] : [cityTerm(city)]),
    ...(profile_link === null ? [noPhotoTerm] : []),
  ];
  return {
    ...keys,
    status: listedStatuses.indexOf(status),
    joined: Date.parse(created_at) || 0,
    // The sounds stand apart, so that names are sorted without them.
    names: ` ${plain.join(' ')}  ${sounds.join(' ')} `,
    facts: ` ${facts.join(' ')} `,
    words: [...plain, ...sounds],
    terms: [...new Set([everybodyTerm, ...plain, ...sounds, ...facts])],
  };
}
