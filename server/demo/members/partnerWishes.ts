import { nakshatras } from '../almanac';
import type { Random } from '../random';

import { lakhBand } from './income';
import { feetAndInches, type Person } from './person';

/** What a person hopes for in a partner: near to the person's own age, height, language and home, with some latitude. */
export function partnerWishes(
  random: Random,
  person: Person,
  own: { star: string; gotra: string; eating: string },
): Record<string, string> {
  const bride = person.gender === 'female';
  const { age, inches, region, community, livesIn, familyIn, occupation } = person;
  const youngest = bride ? age : Math.max(19, age - random.whole(4, 8));
  const oldest = bride ? age + random.whole(4, 8) : Math.max(youngest + 2, age);
  const shortest = bride ? inches + random.whole(1, 3) : inches - random.whole(6, 8);
  const open = (share: number, wish: string) => (random.chance(share) ? 'Any' : wish);
  const nearHome = random.chance(0.6) ? familyIn : livesIn;
  const country = open(0.25, nearHome.country);
  const state = country === 'Any' ? 'Any' : open(0.3, nearHome.state);

  return {
    partner_age: `${youngest} - ${oldest}`,
    partner_height: `${feetAndInches(shortest)} - ${feetAndInches(shortest + random.whole(5, 8))}`,
    partner_marital: person.marital === 'Never married' ? 'Never married' : open(0.4, 'Divorced, Widowed'),
    partner_physical: open(0.15, 'Normal'),
    partner_lifestyle: random.pick(['Simple', 'Simple', 'Moderate', 'Modern', 'Any']),
    partner_education: random.pick([
      'Any graduate',
      'Any graduate',
      'Postgraduate',
      'Engineer',
      'Professional degree',
      'PUC and above',
      'Any',
    ]),
    partner_occupation: random.pick([
      'Any',
      'Any',
      occupation.title,
      'Software professional',
      'Government employee',
      'Business',
      'Teacher',
    ]),
    partner_employed_in: random.pick(['Any', 'Private sector', 'Government / PSU', 'Business']),
    partner_annual_income: bride
      ? `${lakhBand(random.whole(3, 22))} and above`
      : open(0.7, lakhBand(random.whole(2, 9))),
    partner_currency: livesIn.country === 'IN' ? 'INR' : open(0.4, person.abroad?.currency ?? 'INR'),
    partner_mother_tongue: open(0.22, region.motherTongue),
    partner_caste: open(0.25, community.caste),
    partner_star: random.chance(0.75)
      ? 'Any'
      : random
          .sample(
            nakshatras.filter((star) => star !== own.star),
            3,
          )
          .join(', '),
    partner_manglik: random.pick(['No', 'No', "Doesn't matter"]),
    partner_gotra: open(0.35, `Other than ${own.gotra}`),
    partner_horoscope_match: random.pick(['Required', 'Preferred', 'Not required']),
    partner_country: country,
    partner_state: state,
    partner_city: state === 'Any' ? 'Any' : open(0.5, nearHome.city),
    partner_eating: own.eating === 'Vegetarian' ? 'Vegetarian' : open(0.7, own.eating),
    partner_smoking: random.chance(0.85) ? 'No' : "Doesn't matter",
    partner_drinking: random.chance(0.75) ? 'No' : "Doesn't matter",
  };
}
