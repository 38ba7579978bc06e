import { phoneKey } from '@/shared/phone';
import { fold } from '@/shared/search';
import type { Member } from './member';

/** `birth` is name and date of birth, which only profiles have. */
export type Signed = { member: Member; phone: string; email: string; birth?: string };

/** Fewer digits are no phone number. */
const shortestPhone = 6;

/** What two records of one person may share; empty values never match. */
export const signs = {
  phone: ({ phone }: Signed) => (phone.length < shortestPhone ? '' : phone),
  email: ({ email }: Signed) => email,
  birth: ({ birth = '' }: Signed) => birth,
};

export type Sign = keyof typeof signs;

/** The first others that share a sign, and their number. */
export type SharedSigns = Record<Sign, { rows: readonly Member[]; count: number }>;

/** A phone number of a marriage bureau may be shared by thousands. */
const rowsAtMost = 50;

const eachSign = (valueOf: (sign: Sign) => SharedSigns[Sign]): SharedSigns => ({
  phone: valueOf('phone'),
  email: valueOf('email'),
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

/** Merges several answers; the first one of each person wins. */
export function together(answers: readonly SharedSigns[]): SharedSigns {
  return eachSign((sign) => {
    const rows = new Map<string, Member>();
    for (const answer of answers) for (const row of answer[sign].rows) if (!rows.has(row.id)) rows.set(row.id, row);
    return { rows: [...rows.values()], count: Math.max(rows.size, ...answers.map((answer) => answer[sign].count)) };
  });
}
