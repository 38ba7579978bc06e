import dayjs from 'dayjs';
import * as v from 'valibot';

/** A timestamp (ISO text, or ms as number or text) in ms; null if unreadable. */
export function toTime(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const time = timeOf(value);
  return Number.isNaN(time) ? null : time;
}

function timeOf(value: number | string) {
  // dayjs reads texts without an offset as local, and others as Date does, at three times the cost.
  if (typeof value === 'string' && value.endsWith('Z')) return Date.parse(value);
  const isMilliseconds = typeof value === 'number' || /^\d{11,14}$/.test(value.trim());
  return isMilliseconds ? new Date(Number(value)).valueOf() : dayjs(value).valueOf();
}

export const timestampSchema = v.pipe(v.unknown(), v.transform(toTime));

export const dayFormat = 'MMM Do, YYYY';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const datesAndTimes = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const displayDate = (time: number | null) => (time === null ? '-' : dates.format(time));

export const displayDateTime = (time: number | null) => (time === null ? '-' : datesAndTimes.format(time));

/** '2026-11-24 18:05' in local time, which the screen shows too. */
export const fileTimestamp = (time: number | null) => (time === null ? '' : dayjs(time).format('YYYY-MM-DD HH:mm'));
