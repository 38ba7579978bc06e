import { limbs, type Limb } from '@/shared/almanac/limbs';
import { isInFortnight, lineOf, numbersIn } from '@/shared/almanac/names';
import { clockAt } from '@/shared/almanac/place';
import { displayText } from '@/shared/text';
import { comparison, type ComputedDay } from '../computedDay';
import type { Panchanga } from '../panchanga';
import { fortnights, namesInScript, placesInScript, shareWords, type ShareLanguage } from './shareWords';

export type SharedLine = { label: string; value: string; till: string };

/** The content of the picture and of its text. */
export type SharedDay = { title: string; date: string; sunrise: string; lines: readonly SharedLine[]; brand: string };

type Place = { name: string; zone: string };

/** The entry's values in the language's script if known; ends only where the almanac agrees. */
export function sharedDay(
  entry: Panchanga,
  computed: ComputedDay | undefined,
  { name, zone }: Place,
  language: ShareLanguage,
  brand: string,
): SharedDay {
  const words = shareWords[language];
  const dayIn = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(words.locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
  const tillOf = (limb: Limb) => {
    const known = computed?.limbs?.[limb];
    if (!known || limb === 'vaara' || comparison(limb, entry[limb], known.number) !== 'same') return '';
    const [date, time] = clockAt(known.end, zone);
    return words.till(time, date === entry.date ? '' : dayIn(date, { day: 'numeric', month: 'short' }));
  };
  const place = language === 'English' ? name : (placesInScript[name]?.[language] ?? name);
  return {
    title: words.title,
    date: dayIn(entry.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    sunrise: computed?.sunrise === undefined ? '' : `${words.sunrise} ${computed.sunrise} · ${place}`,
    lines: limbs.map((limb) => ({
      label: words.labels[limb],
      value: valueIn(language, limb, displayText(entry[limb])) || '-',
      till: tillOf(limb),
    })),
    brand,
  };
}

const scripts = { Hindi: /\p{Script=Devanagari}/u, Kannada: /\p{Script=Kannada}/u };

/** An unknown name, or a longer text, stays as written. */
export function valueIn(language: ShareLanguage, limb: Limb, written: string): string {
  if (language === 'English' || scripts[language].test(written) || /[\d(,;/|]/.test(written)) return written;
  const [number, other] = numbersIn(limb, written);
  if (number === undefined) return written;
  const line = lineOf(limb, number);
  const name = namesInScript[language][limb].split(',')[line - 1]?.trim() ?? written;
  // Without its fortnight a tithi can be either.
  if (!isInFortnight(limb, line) || other !== undefined) return name;
  return `${fortnights[language][number > 15 ? 1 : 0]} ${name}`;
}

export function textOf({ title, date, sunrise, lines, brand }: SharedDay): string {
  const values = lines.map(({ label, value, till }) => `${label}: ${value}${till && ` (${till})`}`);
  return [title, date, ...(sunrise ? [sunrise] : []), '', ...values, '', brand].join('\n');
}
