import dayjs from 'dayjs';
import * as v from 'valibot';
import { displayText } from './text';

/** A server's timestamp (ISO text, or milliseconds as a number or text) in milliseconds; null when it is unreadable. */
export const moment = v.fallback(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((value) => {
      const isMilliseconds = typeof value === 'number' || /^\d{11,14}$/.test(value.trim());
      const time = dayjs(isMilliseconds ? Number(value) : value).valueOf();
      return Number.isNaN(time) ? null : time;
    }),
  ),
  null,
);

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const datesAndTimes = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const displayDate = (time: number | null) => (time === null ? '-' : dates.format(time));

export const displayDateTime = (time: number | null) => (time === null ? '-' : datesAndTimes.format(time));

/** A server's timestamp as ISO 8601 for exported files; what is unreadable stays as it came. */
export function isoTime(text: string) {
  const time = v.parse(moment, text);
  return time === null ? displayText(text) : new Date(time).toISOString();
}
