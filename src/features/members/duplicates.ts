import { weakMapMemoize } from '@reduxjs/toolkit';
import { phoneKey } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { KnownMember } from './membersSlice';

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** What two records of one person may share; empty keys match nobody. */
const matchKeys = weakMapMemoize(({ name, email, phone, born = '' }: KnownMember) => {
  const digits = phoneKey(phone);
  return {
    phone: digits.length < shortestPhone ? '' : digits,
    email: fold(email),
    birth: born === '' || name === '' ? '' : `${fold(name)}\n${born.slice(0, 10)}`,
  };
});

export type MatchKey = keyof ReturnType<typeof matchKeys>;

export function duplicatesOf(one: KnownMember, people: readonly KnownMember[], key: MatchKey): KnownMember[] {
  const own = matchKeys(one)[key];
  return own === '' ? [] : people.filter((member) => member.id !== one.id && matchKeys(member)[key] === own);
}
