import { nakshatras, quarterAt } from '../almanac';
import { listed } from '../regions/region';
import type { Random } from '../random';

const rashis = listed('Mesha, Vrishabha, Mithuna, Karka, Simha, Kanya, Tula, Vrishchika, Dhanu, Makara, Kumbha, Meena');

/** One in so many members wrote a birth star that is not the one of their birth. */
const mistakenEvery = 12;

/** A time of birth in India, and the birth star and moon sign of that moment; now and then others. */
export function aHoroscope(random: Random, dob: string): { star: string; rashi: string; time_of_birth: string } {
  const drawn = random.whole(0, 107);
  const minutes = random.whole(0, 1439);
  const [hours, minute] = [Math.floor(minutes / 60), minutes % 60];
  const born = Date.parse(`${dob}T${twoDigits(hours)}:${twoDigits(minute)}+05:30`);
  const quarter = drawn % mistakenEvery === 0 ? drawn : quarterAt(born);
  return {
    star: nakshatras[Math.floor(quarter / 4)] ?? '',
    rashi: rashis[Math.floor(quarter / 9)] ?? '',
    time_of_birth: `${twoDigits(hours % 12 || 12)}:${twoDigits(minute)} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
