import { readFileSync } from 'node:fs';
import path from 'node:path';
import { almanacOf, type AlmanacDay } from '@/features/panchanga/almanac/almanac';
import type { Limb } from '@/features/panchanga/almanac/limbs';
import { numbersIn } from '@/features/panchanga/almanac/names';
import type { Place } from '@/features/panchanga/almanac/place';

/** A published value: what holds at sunrise, or when something ends. */
export type ReferenceRow = {
  line: string;
  date: string;
  place: Place;
  limb: Limb;
  number: number;
  tier: string;
  /** Undefined for a value at sunrise. */
  end?: { at: number; tolerance: number };
};

/** The published values of reference.csv, whose `source` column names where each was found. */
export function referenceRows(): ReferenceRow[] {
  const [, ...lines] = readFileSync(path.join(__dirname, 'reference.csv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
    const [
      date = '',
      ,
      latitude,
      longitude,
      minutes,
      element = '',
      expected = '',
      ,
      tolerance,
      ,
      tier = '',
      rule = '',
    ] = cells;
    const zone = zoneOf(Number(minutes));
    const limb = element.replace('_end', '') as Limb; // the column holds the names of the limbs
    const isEnd = element.endsWith('_end');
    return {
      line,
      date,
      place: { latitude: Number(latitude), longitude: Number(longitude), zone },
      limb,
      number: numberOf(limb, isEnd ? rule.replace('end of ', '') : expected),
      tier,
      end: isEnd ? { at: Date.parse(`${expected}:00${zone}`), tolerance: Number(tolerance) * 60_000 } : undefined,
    };
  });
}

function zoneOf(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function numberOf(limb: Limb, name: string) {
  const [number, ...others] = numbersIn(limb, name);
  if (number === undefined || others.length > 0) throw new Error(`'${name}' is not one ${limb}.`);
  return number;
}

/** The computed day of a published value. */
export function computed({ date, place }: Pick<ReferenceRow, 'date' | 'place'>): AlmanacDay {
  const day = almanacOf(date, place);
  if (day.sunrise === null) throw new Error(`There is no sunrise on ${date}.`);
  return day;
}
