import dayjs, { type Dayjs } from 'dayjs';
import { displayDate } from '@/shared/dates';
import { displayText } from '@/shared/text';

// Days are 'YYYY-MM-DD', months 'YYYY-MM'.
const written = 'YYYY-MM-DD';

export const dayText = (day: Dayjs) => day.format(written);
export const today = () => dayText(dayjs());
export const tomorrow = () => dayText(dayjs().add(1, 'day'));

/** Whether a text is a day of the calendar. */
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
  Array.from(
    { length: dayjs(`${month}-01`).daysInMonth() },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
