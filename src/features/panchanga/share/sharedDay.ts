import { limbs, type Limb } from '../almanac/limbs';
import { bareNameOf, nameOf, numbersIn, type SpellingStyle } from '../almanac/names';
import { clockAt, type NamedPlace } from '../almanac/place';
import { displayText } from '@/shared/format/text';
import { limbWithEnd, type ComputedDay } from '../computedDay';
import { limbLabels, type Panchanga } from '../panchanga';

export const shareLanguages = [
  { value: 'Kannada', label: 'ಕನ್ನಡ' },
  { value: 'Hindi', label: 'हिन्दी' },
  { value: 'English', label: 'English' },
] as const;

export type ShareLanguage = (typeof shareLanguages)[number]['value'];

type ShareWords = {
  locale: string;
  title: string;
  sunrise: string;
  labels: Record<Limb, string>;
  /** `ends` is a time, with a day before or after it if that is another one. */
  till: (ends: string) => string;
  then: string;
  script?: { letters: RegExp; style: SpellingStyle };
};

const words: Record<ShareLanguage, ShareWords> = {
  English: {
    locale: 'en-IN-u-nu-latn',
    title: 'Daily Panchanga',
    sunrise: 'Sunrise',
    labels: limbLabels,
    till: (ends) => `until ${ends}`,
    then: 'then',
  },
  Hindi: {
    locale: 'hi-IN-u-nu-latn',
    title: 'दैनिक पंचांग',
    sunrise: 'सूर्योदय',
    labels: { tithi: 'तिथि', nakshatra: 'नक्षत्र', vaara: 'वार', yoga: 'योग', karana: 'करण' },
    till: (ends) => `${ends} तक`,
    then: 'फिर',
    script: { letters: /\p{Script=Devanagari}/u, style: 'Devanagari script' },
  },
  Kannada: {
    locale: 'kn-IN-u-nu-latn',
    title: 'ದೈನಂದಿನ ಪಂಚಾಂಗ',
    sunrise: 'ಸೂರ್ಯೋದಯ',
    labels: { tithi: 'ತಿಥಿ', nakshatra: 'ನಕ್ಷತ್ರ', vaara: 'ವಾರ', yoga: 'ಯೋಗ', karana: 'ಕರಣ' },
    till: (ends) => `${ends} ರವರೆಗೆ`,
    then: 'ನಂತರ',
    script: { letters: /\p{Script=Kannada}/u, style: 'Kannada script' },
  },
};

export type SharedLine = { label: string; value: string; till: string };

export type SharedDay = { title: string; date: string; sunrise: string; lines: readonly SharedLine[]; brand: string };

export function sharedDay(
  entry: Panchanga,
  computed: ComputedDay | undefined,
  place: NamedPlace,
  language: ShareLanguage,
  brand: string,
): SharedDay {
  const { locale, title, sunrise, labels, till } = words[language];
  const isEnglish = language === 'English';
  const dayIn = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
  const tillOf = (limb: Limb) => {
    const known = limbWithEnd(limb, entry, computed);
    if (!known) return '';
    const [date, time] = clockAt(known.end, place.zone);
    if (date === entry.date) return till(time);
    const day = dayIn(date, { day: 'numeric', month: 'short' });
    return till(isEnglish ? `${time}, ${day}` : `${day}, ${time}`);
  };
  const placeName = (isEnglish ? undefined : place[language]) ?? place.name;
  return {
    title,
    date: dayIn(entry.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    sunrise: computed?.sunrise === undefined ? '' : `${sunrise} ${computed.sunrise} · ${placeName}`,
    lines: limbs.map((limb) => ({
      label: labels[limb],
      value: valueIn(language, limb, displayText(entry[limb])) || '-',
      till: tillOf(limb),
    })),
    brand,
  };
}

export function valueIn(language: ShareLanguage, limb: Limb, written: string): string {
  const { till, then, script } = words[language];
  if (!script) return written;
  const [, first, ends = '', second] = /^(.+?) until (\d\d:\d\d), then (.+)$/.exec(written) ?? [];
  if (first && second)
    return `${valueIn(language, limb, first)} ${till(ends)}, ${then} ${valueIn(language, limb, second)}`;
  const [number, other] = numbersIn(limb, written);
  if (number === undefined || script.letters.test(written) || /[\d(,;/|]/.test(written)) return written;
  // Without its fortnight a tithi can be either.
  return other === undefined ? nameOf(limb, number, script.style) : bareNameOf(limb, number, script.style);
}

export function textOf({ title, date, sunrise, lines, brand }: SharedDay): string {
  const values = lines.map(({ label, value, till }) => `${label}: ${value}${till && ` (${till})`}`);
  return [title, date, ...(sunrise ? [sunrise] : []), '', ...values, '', brand].join('\n');
}
