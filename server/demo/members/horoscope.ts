import { nakshatras } from '../almanac';
import { listed } from '../regions/region';
import type { Random } from '../random';

const rashis = listed('Mesha, Vrishabha, Mithuna, Karka, Simha, Kanya, Tula, Vrishchika, Dhanu, Makara, Kumbha, Meena');

/** A birth star and its moon sign: each of the 27 stars has four quarters, and nine quarters make a sign. */
export function aBirthStar(random: Random): { star: string; rashi: string } {
  const quarter = random.whole(0, 107);
  return { star: nakshatras[Math.floor(quarter / 4)] ?? '', rashi: rashis[Math.floor(quarter / 9)] ?? '' };
}
