import { birthMoonAt, type BirthMoon, type Passage } from '@/shared/almanac/birthMoon';
import { nameOf } from '@/shared/almanac/names';
import { clockAt, instantAt, midnightAt } from '@/shared/almanac/place';
import { dayAfter } from '@/shared/almanac/sunrise';
import { displayText } from '@/shared/text';
import { birthDateIn, birthTimeIn } from './birthTime';
import { birthCountry } from './birthZone';
import { nakshatrasIn, rashiName, rashisIn } from './birthSigns';
import type { Horoscope } from './evidenceApi';

type Sign = {
  label: string;
  cycle: keyof BirthMoon;
  count: number;
  written: string;
  numbers: readonly number[];
  nameOf: (number: number) => string;
};
type Birth = { date: string; time: string | undefined; zone: string };

/** Tolerance for differing almanacs and inexact birth times. */
const closeToChange = 3_600_000;

/** Where the stated nakshatra and rashi contradict the moon at birth; nothing where they agree or cannot be read. */
export function horoscopeDoubts({ personal, career }: Horoscope): readonly string[] {
  const { star = '', rashi = '', time_of_birth: time = '', place_of_birth: place = '' } = career;
  const signs = [nakshatraOf(star), rashiOf(rashi)].filter(({ numbers }) => numbers.length > 0);
  const date = birthDateIn(personal.dob ?? '');
  if (!date || signs.length === 0) return [];
  const { name, zone } = birthCountry(place);
  if (!zone) return [`Horoscope: not compared, as the time zone of a birth in ${name} is not certain`];
  const birth = { date, time: birthTimeIn(time), zone };
  return signs.flatMap((sign) => {
    const doubt = birth.time ? doubtAt(sign, birth, birth.time) : doubtOnDay(sign, birth);
    return doubt === undefined ? [] : `${sign.label}: written ${displayText(sign.written)}, ${doubt} (${name}'s time)`;
  });
}

const nakshatraOf = (written: string): Sign => ({
  label: 'Nakshatra',
  cycle: 'nakshatra',
  count: 27,
  written,
  numbers: nakshatrasIn(written),
  nameOf: (number) => nameOf('nakshatra', number, 'pan-Indian'),
});

const rashiOf = (written: string): Sign => ({
  label: 'Rashi',
  cycle: 'rashi',
  count: 12,
  written,
  numbers: rashisIn(written),
  nameOf: rashiName,
});

function doubtAt(sign: Sign, { date, zone }: Birth, time: string): string | undefined {
  const instant = instantAt(`${date}T${time}`, zone);
  const passage = birthMoonAt(instant)?.[sign.cycle];
  if (!passage || sign.numbers.includes(passage.number)) return undefined;
  const { number, start, end } = passage;
  const changes = [
    { at: start, other: ((number + sign.count - 2) % sign.count) + 1, words: 'before the birth' },
    { at: end, other: (number % sign.count) + 1, words: 'after the birth' },
  ].sort((a, b) => Math.abs(a.at - instant) - Math.abs(b.at - instant));
  const near = changes.find(({ at, other }) => Math.abs(at - instant) <= closeToChange && sign.numbers.includes(other));
  const computed = `computed ${sign.nameOf(number)}`;
  if (near) {
    const minutes = Math.round(Math.abs(near.at - instant) / 60_000);
    const changed = `the moon changed at ${clockAt(near.at, zone)[1]}`;
    return `${computed}; may be either: ${changed}, ${minutes} min ${near.words}`;
  }
  const ofThatDay = changes.map(({ at }) => clockAt(at, zone)).find(([day]) => day === date);
  return ofThatDay
    ? `${computed}; the moon changed at ${ofThatDay[1]} that day`
    : `${computed}; the moon did not change that day`;
}

/** Without a time of birth, any hour of that day counts. */
function doubtOnDay(sign: Sign, { date, zone }: Birth): string | undefined {
  const midnight = midnightAt(dayAfter(date), zone);
  const passages: Passage[] = [];
  for (let at = midnightAt(date, zone); at < midnight; at = (passages.at(-1)?.end ?? midnight) + 1000) {
    const passage = birthMoonAt(at)?.[sign.cycle];
    if (!passage || sign.numbers.includes(passage.number)) return undefined;
    passages.push(passage);
  }
  const computed = passages.map(({ number, end }) =>
    end < midnight ? `${sign.nameOf(number)} until ${clockAt(end, zone)[1]}` : sign.nameOf(number),
  );
  return `at no hour of that day; computed ${computed.join(', then ')}`;
}
