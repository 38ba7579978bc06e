import { numbersIn, sound } from '@/shared/almanac/names';
import { clockAt } from '@/shared/almanac/place';

export const india = 'Asia/Kolkata';

const states = `india bharat andhra ap arunachal assam bihar chhattisgarh delhi goa gujarat haryana himachal jharkhand
  jammu kashmir karnataka kerala ladakh madhya mp maharashtra manipur meghalaya mizoram nagaland odisha orissa puducherry
  punjab rajasthan sikkim tamil tn telangana tripura uttar up uttarakhand bengal wb`.split(/\s+/);

/** A town alone counts as one of India; behind a comma or in brackets India or a state of it must be named. */
export function isInIndia(place: string): boolean {
  const [, ...wider] = place.toLowerCase().split(/[,(;/]/);
  const last = wider.filter((part) => part.trim() !== '').at(-1) ?? 'india';
  return (last.match(/[a-z]+/g) ?? []).some((word) => states.includes(word));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** As '1996-04-12'; undefined if the text is no date, or two ('05/04/1996'). */
export function birthDateIn(text: string): string | undefined {
  const written = text.trim();
  // Midnight in India is the evening before in UTC.
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(written)) return isoDate(clockAt(Date.parse(written), india)[0]);
  if (/^\d{4}-\d\d-\d\d(?!\d)/.test(written)) return isoDate(written.slice(0, 10));
  const [, day = '', name = '', year = ''] =
    /^(\d\d?)(?:st|nd|rd|th)?[-/.,\s]+(\d\d?|[a-z]{3,})[-/.,\s]+(\d{4})$/i.exec(written) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1 || Number(name);
  if (/\d/.test(name) && Number(day) <= 12 && Number(day) !== month) return undefined;
  return isoDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Undefined for 30 February, which Date turns into a day of March. */
function isoDate(text: string): string | undefined {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : undefined;
}

/** '18:45' of '6.45 p.m.' or '06:45 PM IST'; undefined for other texts, and for '6:45' without a half of the day. */
export function birthTimeIn(text: string): string | undefined {
  const written = text.toLowerCase().replace(/([ap])\.?\s?m\b\.?/, '$1m');
  const found = /(?:^|\D)(\d\d?)(?:[:.](\d\d)(?:[:.]\d\d)?)?\s?(am|pm)?(?=\D|$)/.exec(written);
  const [all = '', hours = '', minutes, half] = found ?? [];
  // A second number would be another time, or part of a date.
  if (!found || /\d/.test(written.replace(all, '')) || Number(minutes ?? 0) > 59) return undefined;
  const hour = Number(hours);
  const isWhole = half === undefined ? minutes !== undefined && hours.length === 2 && hour < 24 : hour > 0 && hour < 24;
  if (!isWhole) return undefined;
  const of24 = half === undefined || hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(of24).padStart(2, '0')}:${minutes ?? '00'}`;
}

const rashis = `Mesha Mesh Aries, Vrishabha Vrushabha Vrishabh Vrushabh Taurus, Mithuna Mithun Gemini,
  Karka Kark Karkataka Kataka Cancer, Simha Sinha Singh Leo, Kanya Virgo, Tula Tul Libra,
  Vrishchika Vruschika Vrischik Vruschik Scorpio, Dhanu Dhanus Dhanush Sagittarius, Makara Makar Capricorn,
  Kumbha Kumbh Aquarius, Meena Meen Pisces`
  .split(',')
  .map((spellings) => spellings.trim().split(/\s+/));

export const rashiName = (number: number): string => rashis[number - 1]?.[0] ?? '';

/** Ignored around a name: 'Magha nakshatra, 2nd pada', 'Simha rasi'. */
const besideNames = /\d+(st|nd|rd|th)?|\b(nak\w*tr\w*|star|ja[nm]ma|moon|sign|ra+s\w?[ie]+|pa+da\w*|charan\w*)\b/gi;

/** Three nakshatras each begin with these words, so alone they say too little. */
const openNames = ['purva', 'utara'];

const namesIn = (text: string) =>
  text.split(/[()[\],;:/|&+]|\s[-–]\s|\bor\b/i).map((name) => name.replace(besideNames, ' ').trim());

/** The nakshatras (1 to 27) that a text names; all names of a text count. */
export const nakshatrasIn = (text: string): number[] =>
  namesIn(text).flatMap((name) => (openNames.includes(sound(name)) ? [] : numbersIn('nakshatra', name)));

/** The rashis (1, Mesha, to 12) that a text names, as in 'Simha (Leo)'. */
export const rashisIn = (text: string): number[] =>
  namesIn(text).flatMap((name) =>
    rashis.flatMap((spellings, index) => (spellings.some((one) => sound(one) === sound(name)) ? [index + 1] : [])),
  );
