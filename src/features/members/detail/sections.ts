import dayjs from 'dayjs';
import * as v from 'valibot';
import { displayDate, moment } from '@/shared/dates';
import { displayText } from '@/shared/text';
import type { MemberDetail } from '../memberDetail';

/** A field of a profile: its label, its name on the wire, and optionally how its text is formatted. */
type Field = readonly [label: string, name: string, show?: (text: string, detail: MemberDetail) => string];

export type Section = {
  title: string;
  part: 'personal' | 'career' | 'family' | 'partner';
  fields: readonly Field[];
};

export const sections: readonly Section[] = [
  {
    title: 'Personal Details',
    part: 'personal',
    fields: [
      ['Gender', 'gender'],
      ['Date of birth', 'dob', birthday],
      ['Age', 'age', (_text, detail) => ageOf(detail)],
      ['Height', 'height'],
      ['Weight', 'weight'],
      ['Physical status', 'physical'],
      ['Marital status', 'marital'],
      ['Mother tongue', 'mother_tongue'],
      ['Caste', 'caste'],
      ['Intercaste marriage', 'intercaste'],
      ['Manglik', 'manglik'],
      ['Country', 'country', countryNames],
      ['State', 'state'],
      ['City', 'city'],
    ],
  },
  {
    title: 'Family Details',
    part: 'family',
    fields: [
      ['Family status', 'family_status'],
      ['Family type', 'family_type'],
      ['Family values', 'family_values'],
      ["Father's occupation", 'father_occupation'],
      ["Mother's occupation", 'mother_occupation'],
      ['Brother', 'brother'],
      ['Sister', 'sister'],
    ],
  },
  {
    title: 'Family Base in',
    part: 'family',
    fields: [
      ['Country', 'family_country', countryNames],
      ['State', 'family_state'],
      ['City', 'family_city'],
    ],
  },
  {
    title: 'Career Details',
    part: 'career',
    fields: [
      ['Education', 'education'],
      ['Occupation', 'occupation'],
      ['Employed in', 'employeed_in'],
      ['Annual income', 'annual_income'],
      ['Currency', 'currency'],
    ],
  },
  {
    title: 'Lifestyle Details',
    part: 'career',
    fields: [
      ['Eating', 'eating'],
      ['Smoking', 'smoking'],
      ['Drinking', 'drinking'],
    ],
  },
  {
    title: 'Horoscope Details',
    part: 'career',
    fields: [
      ['Star', 'star'],
      ['Rashi', 'rashi'],
      ['Gotra', 'gotra'],
      ['Time of birth', 'time_of_birth'],
      ['Place of birth', 'place_of_birth'],
      ['Horoscope match', 'horoscope_match'],
    ],
  },
];

export const partnerSections: readonly Section[] = [
  {
    title: 'Profile details',
    part: 'partner',
    fields: [
      ['Age', 'partner_age'],
      ['Height', 'partner_height'],
      ['Marital status', 'partner_marital'],
      ['Physical status', 'partner_physical'],
      ['Mother tongue', 'partner_mother_tongue'],
      ['Education', 'partner_education'],
      ['Occupation', 'partner_occupation'],
      ['Employed in', 'partner_employed_in'],
      ['Annual income', 'partner_annual_income'],
      ['Currency', 'partner_currency'],
    ],
  },
  {
    title: 'Religious Preference',
    part: 'partner',
    fields: [
      ['Caste', 'partner_caste'],
      ['Star', 'partner_star'],
      ['Manglik', 'partner_manglik'],
      ['Gotra', 'partner_gotra'],
      ['Horoscope match', 'partner_horoscope_match'],
    ],
  },
  {
    title: 'Location Preference',
    part: 'partner',
    fields: [
      ['Country', 'partner_country', countryNames],
      ['State', 'partner_state'],
      ['City', 'partner_city'],
    ],
  },
  {
    title: 'Lifestyle Details',
    part: 'partner',
    fields: [
      ['Lifestyle', 'partner_lifestyle'],
      ['Eating', 'partner_eating'],
      ['Smoking', 'partner_smoking'],
      ['Drinking', 'partner_drinking'],
    ],
  },
];

export function displayField(detail: MemberDetail, part: Section['part'], [, name, show = same]: Field): string {
  return show(displayText(detail[part][name] ?? ''), detail) || '-';
}

const same = (text: string) => text;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d/.test(text);

/** Only unambiguous dates are formatted in the browser's locale. */
function birthday(text: string) {
  return isDay(text) ? displayDate(v.parse(moment, text)) : text;
}

/** The age that a member gave, or full years since the date of birth; empty where neither can be read. */
export function ageOf({ personal: { age = '', dob = '' } }: MemberDetail) {
  if (age !== '' || !isDay(dob)) return displayText(age);
  const years = dayjs().diff(dob.slice(0, 10), 'year');
  return years >= 0 ? String(years) : '';
}

const regions = new Intl.DisplayNames(undefined, { type: 'region' });

/** The countries of a text that lists their codes, by name; other text stays unchanged. */
export function countryNames(text: string): string {
  return text.split(', ').map(countryName).join(', ');
}

function countryName(code: string) {
  return /^[A-Za-z]{2}$/.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code;
}
