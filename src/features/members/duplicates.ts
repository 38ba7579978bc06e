import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { phoneKey } from '@/shared/format/phone';
import { fold } from '@/shared/format/search';
import { searchKey } from '@contract/text';
import type { MemberRecord } from './membersSlice';
import { selectAllMembers } from './searchMembers';

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** What two records of one person may share: its words in a row and in a sentence, and its key, empty if unknown. */
const shared = {
  phone: { short: 'Same phone', text: 'Same phone number as', keyOf: ({ phone }: MemberRecord) => longPhone(phone) },
  email: { short: 'Same e-mail', text: 'Same e-mail as', keyOf: ({ email }: MemberRecord) => fold(email) },
  birth: {
    short: 'Same name and birth',
    text: 'Same name and date of birth as',
    keyOf: ({ name, born = '' }: MemberRecord) =>
      born === '' || name === '' ? '' : `${searchKey(name)}\n${born.slice(0, 10)}`,
  },
};

function longPhone(phone: string) {
  const digits = phoneKey(phone);
  return digits.length < shortestPhone ? '' : digits;
}

const kinds = Object.entries(shared);

const matchKeys = weakMapMemoize((member: MemberRecord) =>
  kinds.flatMap(([kind, { short, text, keyOf }]) => {
    const key = keyOf(member);
    return key === '' ? [] : { key: `${kind} ${key}`, short, text };
  }),
);

/** Recomputed when a member changes: with up to 20,000 members, each row then costs one look-up. */
const selectByKey = createSelector([selectAllMembers], (members) => {
  const byKey = new Map<string, MemberRecord[]>();
  for (const member of members)
    for (const { key } of matchKeys(member)) {
      const others = byKey.get(key);
      if (others) others.push(member);
      else byKey.set(key, [member]);
    }
  return byKey;
});

export type Duplicates = { short: string; text: string; members: readonly MemberRecord[] };

/** The members that share something with one. */
export const selectDuplicates = createSelector([selectByKey], (byKey) =>
  weakMapMemoize((one: MemberRecord): readonly Duplicates[] =>
    matchKeys(one).flatMap(({ key, short, text }) => {
      const members = (byKey.get(key) ?? []).filter(({ id }) => id !== one.id);
      return members.length === 0 ? [] : { short, text, members };
    }),
  ),
);
