import { displayDate, toTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { ageOf, isBirthday } from '../age';
import type { MemberDetail } from '../member';

/** `fields` are wire names, separated by blanks; a partner's have the prefix `partner_`. */
export type Section = {
  title: string;
  part: 'personal' | 'career' | 'family' | 'partner';
  fields: string;
  isWide?: true;
};

export const sections: readonly Section[] = [
  {
    title: 'Family Details',
    part: 'family',
    fields: 'family_status family_type family_values father_occupation mother_occupation brother sister',
    isWide: true,
  },
  {
    title: 'Personal Details',
    part: 'personal',
    fields: 'gender dob age height weight physical marital mother_tongue caste intercaste manglik country state city',
    isWide: true,
  },
  { title: 'Family Base in', part: 'family', fields: 'family_country family_state family_city' },
  { title: 'Career Details', part: 'career', fields: 'education occupation employeed_in annual_income currency' },
  { title: 'Lifestyle Details', part: 'career', fields: 'eating smoking drinking' },
  {
    title: 'Horoscope Details',
    part: 'career',
    fields: 'star rashi gotra time_of_birth place_of_birth horoscope_match',
  },
];

export const partnerSections: readonly Section[] = [
  {
    title: 'Profile details',
    part: 'partner',
    fields: 'age height marital physical mother_tongue education occupation employed_in annual_income currency',
    isWide: true,
  },
  { title: 'Religious Preference', part: 'partner', fields: 'caste star manglik gotra horoscope_match' },
  { title: 'Location Preference', part: 'partner', fields: 'country state city' },
  { title: 'Lifestyle Details', part: 'partner', fields: 'lifestyle eating smoking drinking' },
];

const labels: Record<string, string> = {
  dob: 'Date of birth',
  physical: 'Physical status',
  marital: 'Marital status',
  intercaste: 'Intercaste marriage',
  father_occupation: "Father's occupation",
  mother_occupation: "Mother's occupation",
  employeed_in: 'Employed in',
};

export function labelOf(field: string): string {
  const name = field.replace(/^family_(?=country|state|city)/, '');
  return labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}

const formats: Record<string, (text: string, detail: MemberDetail) => string> = {
  dob: (text) => (isBirthday(text) ? displayDate(toTime(text)) : text),
  age: (_text, detail) => ageOf(detail),
  country: countryNames,
  family_country: countryNames,
  partner_country: countryNames,
};

export function displayField(detail: MemberDetail, part: Section['part'], field: string): string {
  const name = part === 'partner' ? `partner_${field}` : field;
  const text = displayText(detail[part][name] ?? '');
  return (formats[name]?.(text, detail) ?? text) || '-';
}

const regions = new Intl.DisplayNames(undefined, { type: 'region' });

export function countryNames(text: string): string {
  return text.split(', ').map(countryName).join(', ');
}

function countryName(code: string) {
  return /^[A-Za-z]{2}$/.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code;
}
