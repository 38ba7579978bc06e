import { day, toInstant } from '../calendar';
import type { AgeGroup, Gender } from '../pictures/portraitLook';
import type { Random } from '../random';
import { allRegions } from '../regions/allRegions';
import type { Community, Region } from '../regions/region';
import { countries, metros, type Country } from './abroad';
import { aFullName, type FullName } from './fullName';
import { occupations, type Occupation } from './occupations';
import { unusualNames } from './unusualNames';

type Place = { country: string; state: string; city: string };

/** What everything that a profile says follows from. */
export type Person = {
  name: FullName;
  gender: Gender;
  region: Region;
  community: Community;
  age: number;
  /** 'YYYY-MM-DD' */
  dob: string;
  /** Null for those who live in India. */
  abroad: Country | null;
  livesIn: Place;
  familyIn: Place;
  marital: string;
  inches: number;
  occupation: Occupation;
  /** From 0, new in the occupation, to 1. */
  seniority: number;
};

/** One in so many members has a name out of the ordinary. */
const unusualEvery = 71;

/** The nth person of the demonstration. */
export function aPerson(random: Random, nth: number, today: Date): Person {
  const unusual =
    nth % unusualEvery === 12 ? unusualNames[Math.floor(nth / unusualEvery) % unusualNames.length] : undefined;
  const gender = unusual?.gender ?? (random.chance(0.46) ? 'female' : 'male');
  const region = unusual?.region ?? random.pickByShare(allRegions);
  const community = random.pick(region.communities);
  const drawn = aFullName(random, gender, region, community);
  const name = unusual
    ? {
        shown: unusual.name,
        latin: `${unusual.given} ${random.pick(community.families)}`,
        given: unusual.given,
        inOwnScript: false,
      }
    : drawn;

  const age = anAge(random, gender);
  const abroad = age > 22 && random.chance(0.085) ? random.pickByShare(countries) : null;
  const familyIn = aPlaceIn(random, 'IN', region.homes);
  const open = occupations.filter(
    (one) =>
      one.earliestAge <= age &&
      (one.only === undefined || one.only === gender) &&
      (abroad === null || (one.employedIn.includes('Private sector') && one.lakhs[1] >= 9)) &&
      (age < 30 || !one.title.includes('Student')),
  );

  return {
    name,
    gender,
    region,
    community,
    age,
    dob: birthday(random, age, today),
    abroad,
    livesIn: abroad ? aPlaceIn(random, abroad.code, abroad.homes) : awayFromHome(random, familyIn),
    familyIn,
    marital: maritalStatus(random, age),
    inches: Math.round(gender === 'female' ? random.around(62.2, 2.3) : random.around(67.3, 2.5)),
    occupation: random.pickByShare(open),
    seniority: Math.min(1, Math.max(0, (age - 22) / 22 + random.around(0, 0.12))),
  };
}

export const feetAndInches = (inches: number) => `${Math.floor(inches / 12)}'${inches % 12}"`;

export function ageGroup(age: number): AgeGroup {
  if (age < 32) return 'young';
  return age < 45 ? 'middle' : 'older';
}

function anAge(random: Random, gender: Gender): number {
  if (random.chance(0.05)) return random.whole(41, 62);
  const [mean, youngest] = gender === 'female' ? [26.5, 19] : [29.5, 22];
  return Math.max(youngest, Math.round(random.around(mean, 4)));
}

/** A day of birth that makes somebody so many years old today. */
function birthday(random: Random, age: number, today: Date): string {
  const sinceBirthday = random.whole(0, 364);
  const lastBirthday = new Date(today.getTime() - sinceBirthday * day);
  const [year = '', month = '', date = ''] = toInstant(lastBirthday.getTime()).slice(0, 10).split('-');
  // The 29th of February exists in few years of birth.
  return `${Number(year) - age}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

function maritalStatus(random: Random, age: number): string {
  const single = age < 31 ? 0.975 : age < 38 ? 0.87 : 0.42;
  if (random.chance(single)) return 'Never married';
  return random.pick(
    age < 38 ? ['Divorced', 'Divorced', 'Awaiting divorce', 'Annulled'] : ['Divorced', 'Widowed', 'Divorced'],
  );
}

function aPlaceIn(random: Random, country: string, homes: { state: string; cities: string[] }[]): Place {
  // The first state of each list is the one where most people live.
  const home = random.chance(0.55) ? (homes[0] ?? random.pick(homes)) : random.pick(homes);
  return { country, state: home.state, city: random.pick(home.cities) };
}

function awayFromHome(random: Random, familyIn: Place): Place {
  if (random.chance(0.68)) return familyIn;
  const metro = random.pickByShare(metros);
  return { country: 'IN', state: metro.state, city: random.pick(metro.cities) };
}
