import dayjs from 'dayjs';
import { displayText } from '@/shared/format/text';
import type { MemberDetail } from './member';

/** The stated age may be a year old. */
const yearsOff = 1;

const legalAges = [
  { of: 'women', years: 18, gender: /^\s*(f|wom|bride\b|girl)/i },
  { of: 'men', years: 21, gender: /^\s*(m|bridegroom|groom|boy)/i },
];

/** Whether a date of birth begins with a day; some servers add a time. */
export const isBirthday = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);

const yearsSince = (birthday: string) => dayjs().diff(birthday.slice(0, 10), 'year');

/** The stated age, else the one that the date of birth makes; '' if neither is known. */
export function ageOf({ personal: { age = '', dob = '' } }: Pick<MemberDetail, 'personal'>) {
  if (age !== '' || !isBirthday(dob)) return displayText(age);
  const years = yearsSince(dob);
  return years >= 0 ? String(years) : '';
}

export function ageWarnings({ age = '', dob = '', gender = '' }: { age?: string; dob?: string; gender?: string }) {
  const digits = /^\D{0,2}(\d{1,3})(?!\d)/.exec(age)?.[1];
  const stated = digits === undefined ? undefined : Number(digits);
  const born = isBirthday(dob) ? yearsSince(dob) : undefined;
  return [wrongAge(stated, born), tooYoung(born ?? stated, gender)].filter((warning) => warning !== undefined);
}

function wrongAge(stated: number | undefined, born: number | undefined) {
  if (born !== undefined && born < 0) return 'The date of birth is in the future';
  if (stated === undefined || born === undefined || Math.abs(stated - born) <= yearsOff) return undefined;
  return `Age is given as ${stated}, but the date of birth makes it ${born}`;
}

function tooYoung(years: number | undefined, gender: string) {
  if (years === undefined || years < 0) return undefined;
  const known = legalAges.filter((law) => law.gender.test(gender));
  const ages = known.length === 0 ? legalAges : known;
  if (ages.some((law) => years >= law.years)) return undefined;
  const law = ages.map((one) => `${one.years} for ${one.of}`).join(', ');
  return `Under the legal age of marriage: ${years} years, ${law} in India`;
}
