import type { Random } from '../random';
import { listed } from '../regions/region';
import { aboutMe } from './aboutMe';
import type { Contact } from './contact';
import { aHoroscope } from './horoscope';
import { incomeBand } from './income';
import { partnerWishes } from './partnerWishes';
import { feetAndInches, type Person } from './person';

/** One group of a profile as the contract names its fields; what a member left out is null, empty or not there at all. */
type Group = Record<string, string | null>;

export type Details = { personal: Group; career: Group; family: Group; partner: Group };

const fathersWork =
  listed(`Retired bank manager, Business, Farmer, Retired teacher, Government service, Private sector, Advocate,
  Doctor, Priest, Retired from railways, Contractor, Hotel business, Late, Ex-serviceman, Accountant`);
const mothersWork =
  listed(`Homemaker, Homemaker, Homemaker, Homemaker, Teacher, Retired teacher, Bank employee, Nurse, Tailoring,
  Government service, Lecturer, Doctor, Business`);
const siblings = listed(
  'None, None, 1, 1, 1 (married), 1 (married), 2, 2 (1 married), 2 (both married), 3 (2 married)',
);

/** Draws everything that a profile says about a person, complete or, with the usual gaps, as members really fill in a form. */
export function detailsOf(random: Random, person: Person, contact: Contact, profileLink: string | null): Details {
  const horoscope = aHoroscope(random, person.dob);
  const personal = { ...personalFields(random, person), profile_link: profileLink, ...contact };
  const career = { ...careerFields(random, person), ...horoscope };
  const family = familyFields(random, person);
  const partner = partnerWishes(random, person, { star: horoscope.star, gotra: career.gotra, eating: career.eating });

  const hasty = random.chance(0.03);
  const gaps = (share: number) => (hasty ? 0.85 : share);
  return {
    personal: withGaps(random, personal, hasty ? 0.55 : 0.075, hasty),
    career: withGaps(random, career, gaps(0.075), hasty),
    family: withGaps(random, family, gaps(0.075)),
    partner: withGaps(random, partner, random.chance(0.05) ? 1 : gaps(0.08)),
  };
}

/** The form insists on these; only those who signed up in haste got by without. */
const insistedOn = listed('gender, dob, marital, city, education, occupation');

function withGaps(random: Random, fields: Group, share: number, isAllowed = true): Group {
  const kept: Group = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!random.chance(share) || (!isAllowed && insistedOn.includes(name))) kept[name] = value;
    else {
      const gap = random.whole(1, 3);
      if (gap === 1) kept[name] = null;
      if (gap === 2) kept[name] = '';
    }
  }
  return kept;
}

function personalFields(
  random: Random,
  { name, gender, dob, age, inches, livesIn, region, community, marital }: Person,
) {
  const metres = inches * 0.0254;
  return {
    username: name.shown,
    gender: gender === 'female' ? 'Female' : 'Male',
    dob,
    age: String(age),
    height: feetAndInches(inches),
    weight: `${Math.round(metres * metres * Math.max(18, random.around(22.4, 2.2)))} kg`,
    physical: random.chance(0.02) ? 'Physically challenged' : 'Normal',
    country: livesIn.country,
    state: livesIn.state,
    city: livesIn.city,
    mother_tongue: region.motherTongue,
    marital,
    caste: community.caste,
    manglik: random.pick(['No', 'No', 'No', 'No', 'No', 'Yes', "Don't know"]),
    intercaste: random.chance(0.35) ? 'Yes' : 'No',
  };
}

function careerFields(random: Random, { occupation, seniority, abroad, community, familyIn, gender }: Person) {
  const strict = /Brahmin|Iyer|Iyengar|Lingayat|Vania|Maheshwari|Agarwal|Arya Vysya|Namboothiri/.test(community.caste);
  const abstains = random.chance(strict || gender === 'female' ? 0.94 : 0.78);
  return {
    education: random.pick(occupation.education),
    occupation: occupation.title,
    employeed_in: abroad ? 'Private sector' : random.pick(occupation.employedIn),
    annual_income: incomeBand(occupation, seniority, abroad),
    currency: abroad?.currency ?? 'INR',
    eating: random.chance(strict ? 0.9 : 0.28)
      ? 'Vegetarian'
      : random.pick(['Non-vegetarian', 'Non-vegetarian', 'Eggetarian']),
    smoking: abstains || random.chance(0.6) ? 'No' : random.pick(['Occasionally', 'Yes']),
    drinking: abstains ? 'No' : random.pick(['Occasionally', 'Socially', 'Yes']),
    place_of_birth: familyIn.city,
    gotra: random.pick(community.gotras),
    horoscope_match: random.pick(['Required', 'Required', 'Preferred', 'Not required']),
  };
}

function familyFields(random: Random, person: Person) {
  return {
    about_me: aboutMe(random, person),
    family_status: random.pick([
      'Middle class',
      'Middle class',
      'Middle class',
      'Upper middle class',
      'Upper middle class',
      'Affluent',
    ]),
    family_type: random.pick(['Nuclear', 'Nuclear', 'Joint']),
    family_values: random.pick(['Traditional', 'Traditional', 'Moderate', 'Moderate', 'Orthodox', 'Liberal']),
    father_occupation: random.pick(fathersWork),
    mother_occupation: random.pick(mothersWork),
    brother: random.pick(siblings),
    sister: random.pick(siblings),
    family_country: person.familyIn.country,
    family_state: person.familyIn.state,
    family_city: person.familyIn.city,
  };
}
