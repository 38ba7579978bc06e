import dayjs, { type Dayjs } from 'dayjs';
import * as v from 'valibot';
import { eachLimb, limbs, type Limb } from './almanac/limbs';
import { dayAt, zoneIn } from './almanac/zone';
import { id, rowFrom, text, type FieldsOf } from '@/shared/api/page';
import { appConfig } from '@/shared/api/appConfig';
import type { CsvColumn } from '@/shared/format/csv';
import { displayDate } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { useNow } from '@/shared/hooks/useNow';
import { usePreferences } from '@/shared/preferences/preferences';
import type { PanchangaBody, PanchangaRow } from '@contract/panchanga';

// Days are 'YYYY-MM-DD', months 'YYYY-MM'.
export const dayText = (day: Dayjs) => day.format('YYYY-MM-DD');
export const dayAfter = (date: string, days = 1) => dayText(dayjs(date).add(days, 'day'));

/** The day that it is at the place of the almanac, wherever the browser stands. */
export function useToday(): string {
  const { place } = usePreferences();
  return dayAt(useNow(), zoneIn(place || appConfig().almanac.place));
}

export const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && dayText(dayjs(date)) === date;

/** In the browser's locale; '-' if empty, unreadable text stays. */
export const displayDay = (date: string) =>
  isDay(date) ? displayDate(dayjs(date).valueOf()) : displayText(date) || '-';

const weekdays = new Intl.DateTimeFormat(undefined, { weekday: 'long' });
export const weekdayOf = (date: string) => (isDay(date) ? weekdays.format(dayjs(date).valueOf()) : '');

export const monthOf = (date: string) => date.slice(0, 7);

export const monthAfter = (month: string, count: number) => dayjs(`${month}-01`).add(count, 'month').format('YYYY-MM');

const months = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });
export const displayMonth = (month: string) => months.format(dayjs(`${month}-01`).valueOf());

export const datesOf = (month: string) =>
  Array.from({ length: dayjs(`${month}-01`).daysInMonth() }, (_, index) => dayAfter(`${month}-01`, index));

export type PanchangaValues = { date: string } & Record<Limb, string>;

/** An unreadable `date` keeps the server's text. An update sends `sentDate` back, the date as it came. */
export type Panchanga = PanchangaValues & { id: string; sentDate?: unknown };

export const limbLabels: Record<Limb, string> = {
  tithi: 'Thithi',
  nakshatra: 'Nakshatra',
  vaara: 'Vaara',
  yoga: 'Yoga',
  karana: 'Karana',
};

/** Servers send 'YYYY-MM-DD', a timestamp or ms; anything else stays as it came. */
function calendarDay(sent: string) {
  const isMilliseconds = /^\s*\d{11,14}\s*$/.test(sent);
  const written = isMilliseconds ? new Date(Number(sent)).toISOString() : sent.trim();
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ](.*))?$/.exec(written) ?? [];
  if (!isDay(date)) return sent;
  // Midnight is the same day in any zone; another time with an offset is converted to the zone of the service.
  const isMidnight = /^00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)$/.test(time);
  const instant = /(Z|[+-]\d\d:?\d\d)$/.test(time) && !isMidnight ? Date.parse(written) : NaN;
  return Number.isNaN(instant) ? date : dayAt(instant, zoneIn(appConfig().almanac.place));
}

/** The contract's spelling of two limbs. */
export const panchangaRow = rowFrom({
  id: ['daily_panchanga_id', id],
  date: ['date', v.pipe(text, v.transform(calendarDay))],
  sentDate: ['date', v.unknown()],
  tithi: ['thithi', text],
  nakshatra: ['nakshatra', text],
  vaara: ['vaaara', text],
  yoga: ['yoga', text],
  karana: ['karana', text],
} satisfies FieldsOf<PanchangaRow>);

export const toRequest = ({ date, ...values }: PanchangaValues): PanchangaBody => {
  const { tithi: thithi, vaara: vaaara, ...others } = eachLimb((limb) => values[limb].trim());
  return { date, thithi, vaaara, ...others };
};

export function latestFirst(rows: readonly Panchanga[]) {
  const key = ({ date }: Panchanga) => (isDay(date) ? date : '');
  return rows.toSorted(
    (a, b) => key(b).localeCompare(key(a)) || b.id.localeCompare(a.id, undefined, { numeric: true }),
  );
}

export const panchangaCsv: readonly CsvColumn<Panchanga>[] = [
  { heading: 'Date', text: ({ date }) => displayText(date) },
  ...limbs.map((limb) => ({ heading: limbLabels[limb], text: (row: Panchanga) => displayText(row[limb]) })),
];

// The range of the almanac.
export const firstMonth = '1900-01';
export const lastMonth = '2100-12';

export function parsePanchangaParams(search: URLSearchParams) {
  const month = search.get('month') ?? '';
  const add = search.get('add') ?? '';
  return {
    isPlanner: search.get('view') === 'month',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= firstMonth && month <= lastMonth ? month : '',
    text: (search.get('search') ?? '').trim(),
    add: isDay(add) ? add : '',
    edit: search.get('edit') ?? '',
    share: search.get('share') ?? '',
  };
}
