import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { phoneKey } from '@/shared/phone';
import { fold, searchKey } from '@/shared/search';
import type { KnownMember } from './membersSlice';
import { selectAllKnown } from './searchMembers';

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** What two records of one person may share: in a row, in a sentence, and as a key, which is empty where it says nothing. */
const shared = {
  phone: { short: 'Same phone', text: 'Same phone number as', keyOf: ({ phone }: KnownMember) => longPhone(phone) },
  email: { short: 'Same e-mail', text: 'Same e-mail as', keyOf: ({ email }: KnownMember) => fold(email) },
  birth: {
    short: 'Same name and birth',
    text: 'Same name and date of birth as',
    keyOf: ({ name, born = '' }: KnownMember) =>
      born === '' || name === '' ? '' : `${searchKey(name)}\n${born.slice(0, 10)}`,
  },
};

function longPhone(phone: string) {
  const digits = phoneKey(phone);
  return digits.length < shortestPhone ? '' : digits;
}

const kinds = Object.entries(shared);

const matchKeys = weakMapMemoize((member: KnownMember) =>
  kinds.flatMap(([kind, { short, text, keyOf }]) => {
    const key = keyOf(member);
    return key === '' ? [] : { key: `${kind} ${key}`, short, text };
  }),
);

/** Made anew when another member becomes known, since up to 20,000 are compared; then each is one look. */
const selectByKey = createSelector([selectAllKnown], (people) => {
  const byKey = new Map<string, KnownMember[]>();
  for (const member of people)
    for (const { key } of matchKeys(member)) {
      const others = byKey.get(key);
      if (others) others.push(member);
      else byKey.set(key, [member]);
    }
  return byKey;
});

export type Duplicates = { short: string; text: string; people: readonly KnownMember[] };

/** Whom the known members share what with, by member. */
export const selectDuplicates = createSelector([selectByKey], (byKey) =>
  weakMapMemoize((one: KnownMember): readonly Duplicates[] =>
    matchKeys(one).flatMap(({ key, short, text }) => {
      const people = (byKey.get(key) ?? []).filter(({ id }) => id !== one.id);
      return people.length === 0 ? [] : { short, text, people };
    }),
  ),
);
