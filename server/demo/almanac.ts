import { listed } from './regions/region';

type Limbs = { nakshatra: string; thithi: string; vaaara: string; yoga: string; karana: string };

const tithis =
  listed(`Pratipada, Dwitiya, Tritiya, Chaturthi, Panchami, Shashthi, Saptami, Ashtami, Navami, Dashami, Ekadashi,
  Dwadashi, Trayodashi, Chaturdashi`);
export const nakshatras =
  listed(`Ashwini, Bharani, Krittika, Rohini, Mrigashira, Ardra, Punarvasu, Pushya, Ashlesha, Magha,
  Purva Phalguni, Uttara Phalguni, Hasta, Chitra, Swati, Vishakha, Anuradha, Jyeshtha, Mula, Purva Ashadha, Uttara Ashadha,
  Shravana, Dhanishta, Shatabhisha, Purva Bhadrapada, Uttara Bhadrapada, Revati`);
const yogas =
  listed(`Vishkambha, Priti, Ayushman, Saubhagya, Shobhana, Atiganda, Sukarma, Dhriti, Shula, Ganda, Vriddhi, Dhruva,
  Vyaghata, Harshana, Vajra, Siddhi, Vyatipata, Variyana, Parigha, Shiva, Siddha, Sadhya, Shubha, Shukla, Brahma, Indra, Vaidhriti`);
const movableKaranas = listed('Bava, Balava, Kaulava, Taitila, Gara, Vanija, Vishti');
const weekdays = listed('Ravivara, Somavara, Mangalavara, Budhavara, Guruvara, Shukravara, Shanivara');

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/**
 * The longitudes of Sun and Moon in degrees, from the largest terms of their motion: good to a third of a degree, which the Moon
 * goes in about forty minutes. Enough for a demonstration.
 */
function skyAt(instant: number) {
  const days = (instant - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
  const centuries = days / 36_525;
  const sunAnomaly = 357.53 + 0.9856003 * days;
  const sun = 280.46 + 0.9856474 * days + 1.915 * sine(sunAnomaly) + 0.02 * sine(2 * sunAnomaly);
  const moon =
    218.32 +
    481_267.881 * centuries +
    6.29 * sine(135 + 477_198.87 * centuries) -
    1.27 * sine(259.3 - 413_335.36 * centuries) +
    0.66 * sine(235.7 + 890_534.22 * centuries) +
    0.21 * sine(269.9 + 954_397.74 * centuries) -
    0.19 * sine(357.5 + 35_999.05 * centuries) -
    0.11 * sine(186.5 + 966_404.03 * centuries);
  return { sun, moon, precession: 23.853 + 1.3969 * centuries };
}

/** Which of the 108 quarters of the nakshatras, counted from 0, the Moon is in; nine of them make a rashi. */
export function quarterAt(instant: number): number {
  const { moon, precession } = skyAt(instant);
  return stepOf(moon - precession, 360 / 108);
}

/**
 * The five limbs of a day at about sunrise in the middle of India.
 * @param date 'YYYY-MM-DD'
 */
export function limbsOf(date: string): Limbs {
  const { sun, moon, precession } = skyAt(Date.parse(`${date}T06:15:00+05:30`));
  return {
    nakshatra: named(nakshatras, moon - precession, 360 / 27),
    thithi: tithi(stepOf(moon - sun, 12)),
    vaaara: weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
    yoga: named(yogas, moon + sun - 2 * precession, 360 / 27),
    karana: karana(stepOf(moon - sun, 6)),
  };
}

/** Which step of a circle, counted from 0, an angle lies in. */
function stepOf(angle: number, width: number): number {
  return Math.floor((((angle % 360) + 360) % 360) / width);
}

function named(names: string[], angle: number, width: number): string {
  return names[stepOf(angle, width)] ?? '';
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
