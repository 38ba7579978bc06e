import { numbersIn, sound } from '@/shared/almanac/names';
import { inLatin } from '@/shared/almanac/scripts';

/** One line per rashi: its name, other accepted spellings, and the English sign. */
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

/** Three nakshatras each begin with these words. */
const openNames = new Map<string, readonly number[]>([
  ...['purva', 'purv', 'purba'].map((name) => [name, [11, 20, 25]] as const),
  ...['utara', 'utar', 'utra', 'utare', 'utira'].map((name) => [name, [12, 21, 26]] as const),
]);

/** Ignored around a name: 'Magha nakshatra, 2nd pada', 'Simha rasi', 'ಮಘಾ ನಕ್ಷತ್ರ'. */
const besideNames =
  /\d+(st|nd|rd|th)?|\b(nak\w*tr\w*|nat?ch\w*t\w*|star|birth|ja[nm]ma|chandra|moon|sign|ra+s\w?[ie]+|pa+d\w*|cha?ran\w*|quarter|first|second|third|fourth|i{1,3}|iv)\b/gi;

/** The nakshatras (1 to 27) that a text can mean; none if no name is recognised. */
export const nakshatrasIn = (text: string) =>
  numbersOf(text, (name) => openNames.get(sound(name)) ?? numbersIn('nakshatra', name));

/** The rashis (1, Mesha, to 12) that a text can mean. */
export const rashisIn = (text: string) =>
  numbersOf(text, (name) => {
    const number = rashiReadings.get(sound(name));
    return number === undefined ? [] : [number];
  });

/** All recognised names of a text count, as in 'Simha (Leo)'. */
function numbersOf(text: string, read: (name: string) => readonly number[]): readonly number[] {
  const plain = inLatin(text).normalize('NFD').replace(/\p{M}/gu, '');
  const names = plain.split(/[()[\],;:/|&+]|\s[-–]\s|\bor\b/i);
  return names.flatMap((name) => read(name.replace(besideNames, ' ')));
}
