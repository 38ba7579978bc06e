import type { MemberDetail } from '@/features/members/memberDetail';
import { birthMoonAt, type BirthMoon, type Passage } from '@/shared/almanac/almanac';
import { nameOf } from '@/shared/almanac/names';
import { clockAt, instantAt, midnightAt } from '@/shared/almanac/place';
import { dayAfter } from '@/shared/almanac/sunrise';
import { displayText } from '@/shared/text';
import { birthDateIn, birthTimeIn, india, isInIndia, nakshatrasIn, rashiName, rashisIn } from './birthFacts';

/** ms: almanacs differ, and a time of birth is seldom exact. */
const tolerance = 3_600_000;

const nakshatraName = (number: number) => nameOf('nakshatra', number, 'pan-Indian');

/** Where the moon at a birth in India was in none of the written signs; nothing for what cannot be read for certain. */
export function horoscopeDifferences({ personal, career }: Pick<MemberDetail, 'personal' | 'career'>): string[] {
  const { star = '', rashi = '', time_of_birth = '', place_of_birth = '' } = career;
  const signs = [
    { label: 'Nakshatra', key: 'nakshatra', written: star, numbers: nakshatrasIn(star), name: nakshatraName },
    { label: 'Rashi', key: 'rashi', written: rashi, numbers: rashisIn(rashi), name: rashiName },
  ] as const;
  const date = birthDateIn(personal.dob ?? '');
  if (!date || !isInIndia(place_of_birth)) return [];
  const [from, to] = birthWithin(date, birthTimeIn(time_of_birth));
  return signs.flatMap(({ label, key, written, numbers, name }) => {
    const passages = numbers.length === 0 ? [] : passagesIn(key, from, to);
    if (passages.length === 0 || passages.some(({ number }) => numbers.includes(number))) return [];
    const given = passages.map((passage) => name(passage.number)).join(', then ');
    const changes = passages.flatMap(({ end }) => (end < to ? clockAt(end, india)[1] : []));
    const changed = changes.length === 0 ? '' : ` (the moon changed at ${changes.join(' and ')} IST)`;
    return `${label} says ${displayText(written)}; the birth date gives ${given}${changed}`;
  });
}

function birthWithin(date: string, time: string | undefined): [from: number, to: number] {
  if (time === undefined) return [midnightAt(date, india), midnightAt(dayAfter(date), india)];
  const instant = instantAt(`${date}T${time}`, india);
  return [instant - tolerance, instant + tolerance];
}

/** Empty outside the years of the almanac. */
function passagesIn(key: keyof BirthMoon, from: number, to: number): Passage[] {
  const passages: Passage[] = [];
  for (let at = from; at < to; at = (passages.at(-1)?.end ?? to) + 1000) {
    const passage = birthMoonAt(at)?.[key];
    if (!passage) return [];
    passages.push(passage);
  }
  return passages;
}
