import type { Gender } from '../pictures/portraitLook';
import type { Random } from '../random';
import type { Community, NameForm, Region } from '../regions/region';

export type FullName = {
  /** As the member typed it. */
  shown: string;
  /** In Latin letters, for addresses. */
  latin: string;
  given: string;
  inOwnScript: boolean;
};

const initials = [...'ABCDGHJKLMNPRSTUVY'];

export function aFullName(random: Random, gender: Gender, region: Region, community: Community): FullName {
  if (random.chance(0.085)) return inOwnLetters(random, gender, region, community);

  const given = random.pick(gender === 'female' ? region.women : region.men);
  const father = random.pick(region.men.filter((name) => name !== given));
  const latin = put(random, random.pick(region.nameForms), { given, father, family: random.pick(community.families) });
  return { shown: asTyped(random, latin), latin, given, inOwnScript: false };
}

function put(random: Random, form: NameForm, name: { given: string; father: string; family: string }): string {
  const letters = random.sample(initials, random.chance(0.4) ? 2 : 1).join('. ');
  switch (form) {
    case 'given family':
      return `${name.given} ${name.family}`;
    case 'family given':
      return `${name.family} ${name.given}`;
    case 'initials given':
      return `${letters}. ${name.given}`;
    case 'given initial':
      return `${name.given} ${letters.replaceAll('.', '')}`;
    case 'given father':
      return `${name.given} ${name.father}`;
    case 'given father family':
      return `${name.given} ${name.father} ${name.family}`;
  }
}

/** Not everybody cares about capitals. */
function asTyped(random: Random, name: string): string {
  if (random.chance(0.02)) return name.toLowerCase();
  return random.chance(0.015) ? name.toUpperCase() : name;
}

function inOwnLetters(random: Random, gender: Gender, region: Region, community: Community): FullName {
  const { women, men, families } = region.ownScript;
  const [given, givenShown] = random.pick([...(gender === 'female' ? women : men)]);
  const ownFamilies = [...families].filter(([family]) => community.families.includes(family));
  const others = ownFamilies.length > 0 ? ownFamilies : [...men].filter(([name]) => name !== given);
  const [other, otherShown] = random.pick(others);
  return { shown: `${givenShown} ${otherShown}`, latin: `${given} ${other}`, given, inOwnScript: true };
}
