import { numbersIn, sound } from '@/shared/almanac/names';
import { inLatin } from '@/shared/almanac/scripts';

/** One line for each rashi: its name, then other accepted spellings and the English sign. */
const rashiTable = `
  Mesha, Mesh, Mesham, Medam, Aries
  Vrishabha, Vrushabha, Vrishabh, Vrushabh, Vrishabham, Vrisha, Vrish, Rishabha, Rishabh, Rishabham, Idavam, Edavam, Taurus
  Mithuna, Mithun, Mithunam, Gemini
  Karka, Kataka, Karkataka, Kark, Karkat, Karkata, Katak, Katakam, Karkatakam, Karkidakam, Kadagam, Kadakam, Cancer
  Simha, Sinha, Sinh, Singh, Singha, Simham, Simmam, Chingam, Leo
  Kanya, Kanni, Kanyaa, Virgo
  Tula, Tul, Tulam, Tulaam, Libra
  Vrishchika, Vruschika, Vrischik, Vruschik, Vrischikam, Vrichika, Vruchika, Viruchigam, Viruchikam, Scorpio
  Dhanu, Dhanus, Dhanush, Dhanur, Dhanussu, Dhanusu, Sagittarius
  Makara, Makar, Makaram, Magaram, Capricorn
  Kumbha, Kumbh, Kumbham, Aquarius
  Meena, Meen, Meenam, Pisces`;

const rashis = rashiTable
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim()));

const rashiReadings = new Map(
  rashis.flatMap((spellings, index) => spellings.map((spelling) => [sound(spelling), index + 1] as const)),
);

export const rashiName = (number: number): string => rashis[number - 1]?.[0] ?? '';

/** 'Purva' and 'Uttara' begin the names of three nakshatras each. */
const openNames = new Map<string, readonly number[]>([
  ...['purva', 'purv', 'purba'].map((name) => [name, [11, 20, 25]] as const),
  ...['utara', 'utar', 'utra', 'utare', 'utira'].map((name) => [name, [12, 21, 26]] as const),
]);

/** Words beside a name: 'Magha nakshatra, 2nd pada', 'Simha rasi', 'ಮಘಾ ನಕ್ಷತ್ರ'. */
const besideNames =
  /\d+(st|nd|rd|th)?|\b(nak\w*tr\w*|nat?ch\w*t\w*|star|birth|ja[nm]ma|chandra|moon|sign|ra+s\w?[ie]+|pa+d\w*|cha?ran\w*|quarter|first|second|third|fourth|i{1,3}|iv)\b/gi;

/** The nakshatras that a text can mean, from 1 to 27; none where no name is recognised. */
export const nakshatrasIn = (text: string) =>
  numbersOf(text, (name) => openNames.get(sound(name)) ?? numbersIn('nakshatra', name));

/** The rashis that a text can mean, from 1 (Mesha) to 12. */
export const rashisIn = (text: string) =>
  numbersOf(text, (name) => {
    const number = rashiReadings.get(sound(name));
    return number === undefined ? [] : [number];
  });

/** Of several names, as in 'Simha (Leo)', all count that are recognised. */
function numbersOf(text: string, read: (name: string) => readonly number[]): readonly number[] {
  const plain = inLatin(text).normalize('NFD').replace(/\p{M}/gu, '');
  const names = plain.split(/[()[\],;:/|&+]|\s[-–]\s|\bor\b/i);
  return names.flatMap((name) => read(name.replace(besideNames, ' ')));
}
