import { faker } from '@faker-js/faker/locale/en_IN';
import { horoscopeAt, nakshatras } from './almanac';
import texts from './lists/aboutMe.json';
import choices from './lists/choices.json';
import { around, chance, listed, pick, several, whole } from './draw';
import type { Person } from './person';

/** One group of a profile as the contract names its fields; what a member left out is null, empty or not there at all. */
type Group = Record<string, string | null>;
export type Profile = { personal: Group; career: Group; family: Group; partner: Group };

const listsOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, list]) => [name, listed(list)] as const);
const free = {
  personal: listsOf(choices.personal),
  career: listsOf(choices.career),
  family: listsOf(choices.family),
  partner: listsOf(choices.partner),
};
/** What is drawn for itself, whatever else a profile says. */
const drawn = (lists: (readonly [string, string[]])[]): Record<string, string> =>
  Object.fromEntries(lists.map(([name, list]) => [name, pick(list)]));

/** Everything that a profile says about a person, complete or, with the usual gaps, as members really fill in a form. */
export function aProfile(
  person: Person,
  contact: { email: string | null; phone: string | null; profile_link: string | null },
): Profile {
  const { gender, inches, marital, community, livesIn, home, abroad, job, age, region } = person;
  const metres = inches * 0.0254;
  const isStrict = community.caste.includes('Brahmin') || community.caste === 'Lingayat';
  const abstains = chance(isStrict || gender === 'female' ? 0.94 : 0.78);
  const eating = chance(isStrict ? 0.9 : 0.28)
    ? 'Vegetarian'
    : pick(['Non-vegetarian', 'Non-vegetarian', 'Eggetarian']);
  const gotra = pick(community.gotras);

  const personal = {
    username: person.shown,
    gender: gender === 'female' ? 'Female' : 'Male',
    dob: person.dob,
    age: String(age),
    height: feetAndInches(inches),
    weight: `${Math.round(metres * metres * Math.max(18, around(22.4, 2.2)))} kg`,
    ...livesIn,
    mother_tongue: region.motherTongue,
    marital,
    caste: community.caste,
    ...drawn(free.personal),
    ...contact,
  };
  const career = {
    education: pick(job.education),
    occupation: job.title,
    employeed_in: abroad ? 'Private sector' : pick(job.employedIn),
    annual_income: income(person),
    currency: abroad?.currency ?? 'INR',
    eating,
    smoking: abstains || chance(0.6) ? 'No' : pick(['Occasionally', 'Yes']),
    drinking: abstains ? 'No' : pick(['Occasionally', 'Socially', 'Yes']),
    place_of_birth: home.city,
    gotra,
    ...horoscope(person.dob),
    ...drawn(free.career),
  };
  const family = {
    about_me: aboutMe(person),
    ...drawn(free.family),
    family_country: home.country,
    family_state: home.state,
    family_city: home.city,
  };
  const partner = { ...drawn(free.partner), ...partnerWishes(person, eating, gotra) };

  const isHasty = chance(0.03);
  const gaps = isHasty ? 0.85 : 0.075;
  return {
    personal: withGaps(personal, isHasty ? 0.55 : 0.075, isHasty),
    career: withGaps(career, gaps, isHasty),
    family: withGaps(family, gaps, true),
    partner: withGaps(partner, chance(0.05) ? 1 : gaps, true),
  };
}

/** The form insists on these; only those who signed up in haste got by without. */
const insistedOn = listed('gender, dob, marital, city, education, occupation');

function withGaps(fields: Record<string, string | null>, portion: number, isHasty: boolean): Group {
  const kept = Object.entries(fields).flatMap(([name, value]) =>
    !chance(portion) || (!isHasty && insistedOn.includes(name))
      ? [[name, value]]
      : pick([[[name, null]], [[name, '']], []]),
  );
  return Object.fromEntries(kept);
}

const feetAndInches = (inches: number) => `${Math.floor(inches / 12)}'${inches % 12}"`;

const lakhSteps = [0, 2, 4, 6, 8, 10, 15, 20, 30, 50];

/** The band, in the words of a form, that an income lies in. */
function lakhBand(lakhs: number): string {
  const next = lakhSteps.findIndex((step) => step > lakhs);
  if (next < 0) return '50 lakh - 1 crore';
  return next <= 1 ? 'Up to 2 lakh' : `${lakhSteps[next - 1]} - ${lakhSteps[next]} lakh`;
}

function income({ abroad, job, seniority }: Person): string {
  const [junior, senior] = job.lakhs;
  if (senior === 0) return 'No income';
  const lakhs = junior + (senior - junior) * seniority;
  if (!abroad) return lakhBand(lakhs);
  const [lowest, highest] = abroad.income;
  const from = Math.floor((lowest + (highest - lowest) * Math.min(1, lakhs / 40)) / 10) * 10;
  return `${from},000 - ${from + 10},000`;
}

/** A time of birth in India with its birth star and moon sign; one in twelve members wrote those of another day. */
function horoscope(dob: string) {
  const [hours, minute] = [whole(0, 23), String(whole(0, 59)).padStart(2, '0')];
  const born = new Date(`${dob}T${String(hours).padStart(2, '0')}:${minute}+05:30`);
  if (chance(1 / 12)) born.setDate(born.getDate() + whole(4, 24));
  return {
    ...horoscopeAt(born),
    time_of_birth: `${String(hours % 12 || 12).padStart(2, '0')}:${minute} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}

/** What a person hopes for in a partner: near to the person's own age, height, language and home, with some latitude. */
function partnerWishes(person: Person, eating: string, gotra: string) {
  const { age, inches, home, livesIn } = person;
  const isBride = person.gender === 'female';
  const youngest = isBride ? age : Math.max(19, age - whole(4, 8));
  const oldest = isBride ? age + whole(4, 8) : Math.max(youngest + 2, age);
  const shortest = isBride ? inches + whole(1, 3) : inches - whole(6, 8);
  const open = (portion: number, wish: string) => (chance(portion) ? 'Any' : wish);
  const near = chance(0.6) ? home : livesIn;
  const country = open(0.25, near.country);
  const state = country === 'Any' ? 'Any' : open(0.3, near.state);
  return {
    partner_age: `${youngest} - ${oldest}`,
    partner_height: `${feetAndInches(shortest)} - ${feetAndInches(shortest + whole(5, 8))}`,
    partner_marital: person.marital === 'Never married' ? 'Never married' : open(0.4, 'Divorced, Widowed'),
    partner_annual_income: isBride ? `${lakhBand(whole(3, 22))} and above` : open(0.7, lakhBand(whole(2, 9))),
    partner_currency: person.abroad?.currency ?? 'INR',
    partner_mother_tongue: open(0.22, person.region.motherTongue),
    partner_caste: open(0.25, person.community.caste),
    partner_star: chance(0.75) ? 'Any' : several(nakshatras, 3).join(', '),
    partner_gotra: open(0.35, `Other than ${gotra}`),
    partner_country: country,
    partner_state: state,
    partner_city: state === 'Any' ? 'Any' : open(0.5, near.city),
    partner_eating: eating === 'Vegetarian' ? 'Vegetarian' : open(0.7, eating),
  };
}

const traits = listed(texts.traits);
const pastimes = listed(texts.pastimes);

/** A few sentences, written by the member or, as often happens, by the parents. */
function aboutMe({ shown, given, gender, home, livesIn, region, community, job }: Person): string {
  if (chance(/^[\p{Script=Latin}\P{Letter}]+$/u.test(shown) ? 0.025 : 0.7)) return region.aboutMe;
  const [trait = '', trait2 = '', trait3 = ''] = several(traits, 3);
  const [pastime = '', pastime2 = ''] = several(pastimes, 2);
  const title = job.title.toLowerCase();
  const child = gender === 'female' ? 'daughter' : 'son';
  const They = gender === 'female' ? 'She' : 'He';
  const places = { home: home.city, city: livesIn.city, tongue: region.motherTongue, caste: community.caste };
  return pick([texts.byTheMember, texts.byTheMember, texts.byTheParents])
    .filter((_, index) => index === 0 || chance(0.7))
    .map((sentences) =>
      faker.helpers.mustache(pick(sentences), {
        ...places,
        ...{ given, child, They },
        job: `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`,
        ...{ trait, trait2, trait3, pastime, pastime2 },
      }),
    )
    .join(' ');
}
