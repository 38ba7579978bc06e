import { phoneKey } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { Member } from './member';

/** A member with what is compared, prepared once. `birth` is name and date of birth, which profiles alone tell. */
export type Signed = { member: Member; phone: string; email: string; birth?: string };

/** Shorter digits are no phone number, and as good as none. */
const shortestPhone = 6;

/** By what two members may be one person; what is empty says nothing. */
export const signs = {
  phone: ({ phone }: Signed) => (phone.length < shortestPhone ? '' : phone),
  email: ({ email }: Signed) => email,
  picture: ({ member }: Signed) => member.picture,
  birth: ({ birth = '' }: Signed) => birth,
};

export type Sign = keyof typeof signs;

/** The others who share a sign with somebody: the first of them, and how many there are. */
export type SharedSigns = Record<Sign, { rows: readonly Member[]; count: number }>;

/** A standard picture may be that of thousands. */
const rowsAtMost = 50;

const eachSign = (valueOf: (sign: Sign) => SharedSigns[Sign]): SharedSigns => ({
  phone: valueOf('phone'),
  email: valueOf('email'),
  picture: valueOf('picture'),
  birth: valueOf('birth'),
});

export function toSigned(member: Member, born = ''): Signed {
  const birth = born === '' || member.name === '' ? '' : `${fold(member.name)}\n${born.slice(0, 10)}`;
  return { member, phone: phoneKey(member.phone), email: fold(member.email), birth };
}

export function sharedBy(rows: readonly Signed[], one: Signed): SharedSigns {
  return eachSign((sign) => {
    const key = signs[sign](one);
    const others = key === '' ? [] : rows.filter((row) => signs[sign](row) === key && row.member.id !== one.member.id);
    return { rows: others.slice(0, rowsAtMost).map(({ member }) => member), count: others.length };
  });
}

/** Several answers together: each person once, as the first of them has it. */
export function together(answers: readonly SharedSigns[]): SharedSigns {
  return eachSign((sign) => {
    const rows = new Map<string, Member>();
    for (const answer of answers) for (const row of answer[sign].rows) if (!rows.has(row.id)) rows.set(row.id, row);
    return { rows: [...rows.values()], count: Math.max(rows.size, ...answers.map((answer) => answer[sign].count)) };
  });
}
