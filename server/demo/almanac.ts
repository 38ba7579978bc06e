import { EclipticGeoMoon, SunPosition } from 'astronomy-engine';
import names from './lists/almanac.json';
import { day, hour, toInstant } from '../time';

const { tithis, yogas, rashis, movableKaranas, weekdays } = names;
export const { nakshatras } = names;

/** The angle between the tropical and the Indian zodiac in degrees (Lahiri), near enough for a demonstration. */
const ayanamsa = (time: Date) => 23.853 + (1.3969 * (time.getTime() - Date.UTC(2000, 0, 1))) / (36_525 * day);

/** Which step of a circle, counted from 0, an angle lies in. */
const stepOf = (angle: number, width: number) => Math.floor((((angle % 360) + 360) % 360) / width);

/** The birth star and the moon sign of a moment. */
export function horoscopeAt(time: Date): { star: string; rashi: string } {
  const moon = EclipticGeoMoon(time).lon - ayanamsa(time);
  return { star: nakshatras[stepOf(moon, 360 / 27)] ?? '', rashi: rashis[stepOf(moon, 30)] ?? '' };
}

/** The almanac of the last weeks and of the next days, at about sunrise in Karnataka. */
export function panchanga(now: number, daysBefore: number, daysAhead: number) {
  return Array.from({ length: daysBefore + 1 + daysAhead }, (_, index) => {
    // India has one time zone and no summer time.
    const date = toInstant(now + (index - daysBefore) * day + 5.5 * hour).slice(0, 10);
    const sunrise = new Date(`${date}T06:15:00+05:30`);
    const [sun, moon] = [SunPosition(sunrise).elon, EclipticGeoMoon(sunrise).lon];
    return {
      date,
      nakshatra: horoscopeAt(sunrise).star,
      thithi: tithi(stepOf(moon - sun, 12)),
      vaaara: weekdays[new Date(date).getUTCDay()] ?? '',
      yoga: yogas[stepOf(moon + sun - 2 * ayanamsa(sunrise), 360 / 27)] ?? '',
      karana: karana(stepOf(moon - sun, 6)),
    };
  });
}

function tithi(step: number): string {
  if (step === 14) return 'Purnima';
  if (step === 29) return 'Amavasya';
  return `${step < 15 ? 'Shukla' : 'Krishna'} ${tithis[step % 15] ?? ''}`;
}

/** Half a tithi each: the first and the last three of a month have names of their own. */
function karana(step: number): string {
  if (step === 0) return 'Kimstughna';
  return ['Shakuni', 'Chatushpada', 'Naga'][step - 57] ?? movableKaranas[(step - 1) % 7] ?? '';
}
