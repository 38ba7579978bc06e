import dayjs from 'dayjs';
import type { MemberDetail } from '@/features/members/memberDetail';
import { displayText } from '@/shared/text';

/** What is inconsistent or missing in a profile, a sentence each. */
export const profileWarnings = (detail: MemberDetail): string[] =>
  [
    wrongAge(detail),
    legalAge(detail),
    emptyRange('age', detail, Number),
    emptyRange('height', detail, heightOf),
    gaps(detail),
  ].filter((warning) => warning !== undefined);

/** The stated age may be a year old. */
const yearsOff = 1;

const legalAges = [
  { of: 'women', years: 18, gender: /^\s*(f|wom|bride\b|girl)/i },
  { of: 'men', years: 21, gender: /^\s*(m|bridegroom|groom|boy)/i },
];

const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && dayjs(text.slice(0, 10)).isValid();

function agesOf({ personal: { age = '', dob = '' } }: MemberDetail) {
  const written = /^\D{0,2}(\d{1,3})(?!\d)/.exec(age)?.[1];
  return {
    written: written === undefined ? undefined : Number(written),
    born: isDay(dob) ? dayjs().diff(dob.slice(0, 10), 'year') : undefined,
  };
}

function wrongAge(detail: MemberDetail) {
  const { written, born } = agesOf(detail);
  if (born !== undefined && born < 0) return 'Date of birth: a day that is still to come';
  if (written === undefined || born === undefined || Math.abs(written - born) <= yearsOff) return undefined;
  return `Age: ${written} is written, ${born} by the date of birth`;
}

function legalAge(detail: MemberDetail) {
  const { written, born = written } = agesOf(detail);
  if (born === undefined || born < 0) return undefined;
  const known = legalAges.filter(({ gender }) => gender.test(detail.personal.gender ?? ''));
  const ages = known.length === 0 ? legalAges : known;
  if (ages.some(({ years }) => born >= years)) return undefined;
  const law = ages.map(({ of, years }) => `${years} for ${of}`).join(', ');
  return `Under the legal age of marriage: ${born} years, ${law} in India`;
}

function emptyRange(field: 'age' | 'height', { partner }: MemberDetail, valueOf: (text: string) => number) {
  const limits = (partner[`partner_${field}`] ?? '').split(/\s*(?:[-–,]|\bto\b)\s*/i).map(displayText);
  const [from = '', to = ''] = limits;
  if (limits.length !== 2 || !(valueOf(from) > valueOf(to))) return undefined;
  return `Partner preference: ${field === 'age' ? 'an age' : 'a height'} from ${from} to ${to} excludes everybody`;
}

/** In inches or in centimetres; the other one is NaN, which compares as false. */
function heightOf(text: string) {
  const [, feet, inches = 0] = /^([3-8])\s*(?:'|’|′|ft|feet)\s*(\d{1,2})?/i.exec(text) ?? [];
  if (feet !== undefined) return Number(feet) * 12 + Number(inches);
  return Number(/^(\d{3})(?:\s*cms?)?$/i.exec(text)?.[1]);
}

/** The fields that a matchmaker needs. */
function gaps({ picture, phone, personal, career }: MemberDetail) {
  const fields = {
    photo: picture,
    phone,
    gender: personal.gender,
    'date of birth': personal.dob,
    'marital status': personal.marital,
    education: career.education,
    occupation: career.occupation,
    city: personal.city,
  };
  const missing = Object.entries(fields).flatMap(([field, text = '']) =>
    /[^\s.–-]/.test(displayText(text)) ? [] : field,
  );
  return missing.length === 0 ? undefined : `Missing: ${missing.join(', ')}`;
}
