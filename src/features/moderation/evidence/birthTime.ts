import { clockAt } from '@/shared/almanac/place';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** As '1996-04-12'; undefined if the text is no date or is ambiguous. */
export function birthDateIn(text: string): string | undefined {
  const written = text.trim();
  // Midnight in India is the evening before in UTC.
  if (/^\d{4}-\d\d-\d\dT.*Z$/.test(written)) return isoDate(clockAt(Date.parse(written), 'Asia/Kolkata')[0]);
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?!\d)/.exec(written) ?? [];
  if (iso) return isoDate(iso);
  const [, first = '', second = '', year = ''] = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})$/.exec(written) ?? [];
  // 5 April or 4 May: ambiguous.
  if (Number(first) > 12 || (first !== '' && Number(first) === Number(second)))
    return dateOf(first, Number(second), year);
  const [, day = '', name = '', ofYear = ''] =
    /^(\d\d?)(?:st|nd|rd|th)?[-\s]+([a-z]{3})[a-z]*\.?,?[-\s]+(\d{4})$/i.exec(written) ??
    swapped(/^([a-z]{3})[a-z]*\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(written));
  return dateOf(day, months.indexOf(name.toLowerCase()) + 1, ofYear);
}

const swapped = (found: RegExpExecArray | null) => (found ? [found[0], found[2], found[1], found[3]] : []);

const dateOf = (day: string, month: number, year: string) =>
  isoDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);

/** Undefined for 30 February, which Date turns into a day of March. */
function isoDate(text: string): string | undefined {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text) ? text : undefined;
}

/** '18:45' of '6.45 p.m.' or 'about 06:45 PM IST'; undefined for other texts, and for '6:45' without a half of the day. */
export function birthTimeIn(text: string): string | undefined {
  const written = text.toLowerCase().replace(/([ap])\.?\s?m\b\.?/, '$1m');
  const found = /(?:^|\D)(\d\d?)(?:\s?[:.]\s?(\d\d)(?:[:.](\d\d))?)?\s?(am|pm)?(?=\D|$)/.exec(written);
  const [all = '', hours = '', minutes, , half = halfIn(written)] = found ?? [];
  // A second number would be another time, or part of a date.
  if (!found || /\d/.test(written.replace(all, '')) || Number(minutes ?? 0) > 59) return undefined;
  const hour = Number(hours);
  const isWhole = half === undefined ? minutes !== undefined && hours.length === 2 && hour < 24 : hour > 0 && hour < 24;
  if (!isWhole) return undefined;
  const of24 = half === undefined || hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(of24).padStart(2, '0')}:${minutes ?? '00'}`;
}

function halfIn(written: string): 'am' | 'pm' | undefined {
  if (/\bmorning\b/.test(written)) return 'am';
  return /\b(after\s?noon|evening)\b/.test(written) ? 'pm' : undefined;
}
