import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { dayFormat } from '@/shared/format/dates';
import type { DaySpan } from '@/shared/routing/daySpan';
import { latinDigits } from '@contract/text';

dayjs.extend(customParseFormat);
dayjs.extend(advancedFormat);

/** 'Mar 5th, 2024', as the specification shows payments. */
export const displayOrdinalDay = (time: number | string | null) =>
  time === null ? '-' : dayjs(time).format(dayFormat);

/** 'from Mar 5th, 2024 to Mar 9th, 2024', and less where the span is open. */
export const spanText = ({ from, to }: DaySpan) =>
  [from && `from ${displayOrdinalDay(from)}`, to && `to ${displayOrdinalDay(to)}`].filter(Boolean).join(' ');

/** antd's `format`: shown in the first, read in all as soon as they are complete. */
export const dayFormats = (shown: string) => [shown, dayFormat, 'YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY', 'D MMM YYYY'];

const writtenFormats = [
  'D-M-YYYY',
  'D-M-YY',
  'YYYY-M-DD',
  'YYYY-M-D',
  'D-MMM-YYYY',
  'D-MMM-YY',
  'D-MMMM-YYYY',
  'MMM-D-YYYY',
  'MMMM-D-YYYY',
];

/** A day as people in India write it; null for anything else. A year of two digits is complete only when the field is left. */
export function readDay(written: string): dayjs.Dayjs | null {
  const text = latinDigits(written).trim();
  const parts = text
    .replace(/[\s./,-]+/g, '-')
    .replace(/\b0(?=\d-)/g, '')
    .replace(/(?<=\d)(st|nd|rd|th)\b/i, '')
    .replace(/\bsept\b/i, 'Sep')
    .replace(/[a-z]+/gi, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
  const shown = dayjs(text, dayFormat, true);
  const day = shown.isValid() ? shown : dayjs(parts, writtenFormats, true);
  return day.isValid() ? day : null;
}

export const unreadableDay = (text: string) => `‘${text}’ is no date. Write it like 26-11-2026.`;
