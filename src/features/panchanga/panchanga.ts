import * as v from 'valibot';
import type { Limb } from '@/shared/almanac/limbs';
import { id, rowFrom, text } from '@/shared/api/page';

/** By limb, for a day ('YYYY-MM-DD'). */
export type PanchangaValues = { date: string } & Record<Limb, string>;

/** An unreadable `date` keeps the server's text, which an update sends back. */
export type Panchanga = PanchangaValues & { id: string };

export const limbLabels: Record<Limb, string> = {
  tithi: 'Thithi',
  nakshatra: 'Nakshatra',
  vaara: 'Vaara',
  yoga: 'Yoga',
  karana: 'Karana',
};

export const isDay = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T`);
};

/** Servers send 'YYYY-MM-DD', a timestamp or ms; anything else stays as it came. */
function calendarDay(sent: string) {
  const isMilliseconds = /^\s*\d{11,14}\s*$/.test(sent);
  const written = isMilliseconds ? new Date(Number(sent)).toISOString() : sent.trim();
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ](.*))?$/.exec(written) ?? [];
  if (!isDay(date)) return sent;
  // Midnight is the same day in any zone; another time is converted to the administrator's.
  if (/^(00:00(:00(\.0+)?)?)?(Z|[+-]\d\d:?\d\d)?$/.test(time)) return date;
  const instant = new Date(written);
  if (Number.isNaN(instant.getTime())) return date;
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The contract's spelling of two limbs. */
export const panchangaRow = rowFrom({
  id: ['daily_panchanga_id', id],
  date: ['date', v.pipe(text, v.transform(calendarDay))],
  tithi: ['thithi', text],
  nakshatra: ['nakshatra', text],
  vaara: ['vaaara', text],
  yoga: ['yoga', text],
  karana: ['karana', text],
});

export const toWire = ({ date, nakshatra, tithi, vaara, yoga, karana }: PanchangaValues) => ({
  date,
  nakshatra: nakshatra.trim(),
  thithi: tithi.trim(),
  vaaara: vaara.trim(),
  yoga: yoga.trim(),
  karana: karana.trim(),
});

export const latestFirst = (rows: readonly Panchanga[]) =>
  [...rows].sort(
    (a, b) => sortKey(b).localeCompare(sortKey(a)) || b.id.localeCompare(a.id, undefined, { numeric: true }),
  );

const sortKey = ({ date }: Panchanga) => (isDay(date) ? date : '');
