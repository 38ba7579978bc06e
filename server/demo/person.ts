import { faker } from '@faker-js/faker/locale/en_IN';
import abroad from './lists/abroad.json';
import jobData from './lists/jobs.json';
import regionData from './lists/regions.json';
import unusualNames from './lists/unusualNames.json';
import { around, chance, listed, pick, whole } from './draw';
import type { Gender } from './portraits';

const genders: readonly Gender[] = ['female', 'male'];

const regions = regionData.map((region) => ({
  ...region,
  towns: listed(region.towns),
  communities: region.communities.split('; ').map((line) => {
    const [caste = '', families = '', gotras = ''] = line.split(': ');
    return { caste, families: listed(families), gotras: listed(gotras) };
  }),
  ownScript: spelled(region.names),
}));
type Region = (typeof regions)[number];
const byShare = regions.flatMap((region) => Array<Region>(region.share).fill(region));

export type Country = (typeof countriesByShare)[number];
const countriesByShare = abroad.flatMap((line) => {
  const [country = '', currency = '', portion, state = '', towns = '', ...more] = line.split('; ');
  const [lowest, highest, callingCode = '', phones = '', digits] = more;
  /** Yearly incomes in thousands of the currency. */
  const income = [Number(lowest), Number(highest)] as const;
  const telephones = { callingCode, blocks: listed(phones), digits: Number(digits) };
  const one = { country, currency, state, towns: listed(towns), income, telephones };
  return Array<typeof one>(Number(portion)).fill(one);
});

const jobs = jobData.map((line) => {
  const [title = '', education = '', employedIn = '', junior, senior, earliestAge, weight, only] = line.split('; ');
  return {
    title,
    education: listed(education),
    employedIn: listed(employedIn),
    /** The usual yearly income in lakh rupees, early and late in the career. */
    lakhs: [Number(junior), Number(senior)] as const,
    earliestAge: Number(earliestAge),
    weight: Number(weight),
    only,
  };
});

/** One in so many members has a name out of the ordinary. */
const unusualEvery = 71;

export type Person = ReturnType<typeof aPerson>;

/** The nth person of the demonstration: what everything that a profile says follows from. */
export function aPerson(nth: number, today: Date) {
  const name = unusualName(nth) ?? ordinaryName();
  const { gender, region, family } = name;
  const community = region.communities.find(({ families }) => families.includes(family)) ?? pick(region.communities);
  const [mean, youngest] = gender === 'female' ? [26.5, 19] : [29.5, 22];
  const age = chance(0.05) ? whole(41, 62) : Math.max(youngest, Math.round(around(mean, 4)));
  const country = age > 22 && chance(0.085) ? pick(countriesByShare) : null;
  const home = townOf(region);
  const open = jobs.filter(
    (job) =>
      job.earliestAge <= age &&
      (job.only === undefined || job.only === gender) &&
      (country === null || (job.employedIn.includes('Private sector') && job.lakhs[1] >= 9)) &&
      (age < 30 || !job.title.includes('Student')),
  );
  return {
    ...name,
    community,
    age,
    dob: faker.date.birthdate({ mode: 'age', min: age, max: age, refDate: today }).toISOString().slice(0, 10),
    abroad: country,
    home,
    livesIn: country
      ? { country: country.country, state: country.state, city: pick(country.towns) }
      : chance(0.68)
        ? home
        : townOf(pick(byShare)),
    marital: chance(age < 31 ? 0.975 : age < 38 ? 0.87 : 0.42)
      ? 'Never married'
      : pick(age < 38 ? ['Divorced', 'Awaiting divorce', 'Annulled'] : ['Divorced', 'Widowed']),
    inches: Math.round(gender === 'female' ? around(62.2, 2.3) : around(67.3, 2.5)),
    job: faker.helpers.weightedArrayElement(open.map((value) => ({ value, weight: value.weight }))),
    /** From 0, new in the job, to 1. */
    seniority: Math.min(1, (age - 19) / 25),
  };
}

export const townOf = ({ state, towns }: Region) => ({ country: 'IN', state, city: pick(towns) });

function unusualName(nth: number) {
  const line =
    nth % unusualEvery === 12 ? unusualNames[Math.floor(nth / unusualEvery) % unusualNames.length] : undefined;
  if (line === undefined) return undefined;
  const [shown = '', latin = '', sex, tongue] = line.split('; ');
  const [given = '', family = ''] = latin.split(' ');
  const region = regions.find(({ motherTongue }) => motherTongue === tongue) ?? pick(byShare);
  return { shown, latin, given, family, gender: genders.find((gender) => gender === sex) ?? 'female', region };
}

/** As people type their names: most in Latin letters, some with initials for the father's name, some in their own script. */
export function ordinaryName() {
  const gender: Gender = chance(0.46) ? 'female' : 'male';
  const region = pick(byShare);
  if (chance(0.085)) {
    const [given, givenShown] = pick(region.ownScript[gender]);
    const [family, familyShown] = pick(region.ownScript.families);
    return { shown: `${givenShown} ${familyShown}`, latin: `${given} ${family}`, given, family, gender, region };
  }
  const given = chance(0.15) ? pick(region.ownScript[gender])[0] : faker.person.firstName(gender);
  const family = pick(pick(region.communities).families);
  const hasInitials = chance(0.2);
  const latin = hasInitials ? `${faker.string.alpha({ length: 1, casing: 'upper' })}. ${given}` : `${given} ${family}`;
  const shown = chance(0.02) ? latin.toLowerCase() : chance(0.015) ? latin.toUpperCase() : latin;
  return { shown, latin, given, family, gender, region };
}

/** Names of women, of men and of families such as 'Asha ಆಶಾ' as pairs of the Latin spelling and the other. */
function spelled(names: string) {
  const [female = [], male = [], families = []] = names.split('; ').map((list) =>
    listed(list).map((entry) => {
      const [latin = '', shown = ''] = entry.split(' ');
      return [latin, shown] as const;
    }),
  );
  return { female, male, families };
}
