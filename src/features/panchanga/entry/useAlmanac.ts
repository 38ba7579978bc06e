import { useEffect, useMemo, useState } from 'react';
import type * as almanacModule from '@/shared/almanac/almanac';
import type { AlmanacDay, NoAlmanac } from '@/shared/almanac/almanac';
import { eachLimb, type Limb } from '@/shared/almanac/limbs';
import { nameOf, numbersIn, weekdayName, type SpellingStyle } from '@/shared/almanac/names';
import { clockAt, placeIn } from '@/shared/almanac/place';
import { usePreferences } from '@/shared/preferences';
import { isDay, type PanchangaValues } from '../panchanga';

export type ComputedLimb = {
  number: number;
  name: string;
  /** 'till 22:57', with the date if it is another day; the English weekday for the vaara. */
  hint: string;
  /** When the limb ends, in ms. */
  end: number;
  changesAtSunrise: boolean;
};

export type ComputedDay = { sunrise?: string; limbs?: Record<Limb, ComputedLimb>; reason?: string };

/** The almanac is a chunk of its own, which may fail to load. No values until it is there, or for an invalid day. */
export type Almanac = {
  state: 'loading' | 'missing' | 'ready';
  retry: () => void;
  dayOn: (date: string) => ComputedDay | undefined;
};

export function useAlmanac(): Almanac {
  const { place, spelling } = usePreferences();
  const [code, setCode] = useState<typeof almanacModule | 'loading' | 'missing'>('loading');
  useEffect(() => {
    if (code === 'loading') import('@/shared/almanac/almanac').then(setCode, () => setCode('missing'));
  }, [code]);

  return useMemo(() => {
    const point = placeIn(place);
    const isReady = typeof code !== 'string';
    const dayOn = (date: string) =>
      isReady && isDay(date) ? dayIn(code.almanacOf(date, point), point.zone, spelling) : undefined;
    return { state: isReady ? 'ready' : code, retry: () => setCode('loading'), dayOn };
  }, [code, place, spelling]);
}

export const useComputedDay = (almanac: Almanac, date: string) => useMemo(() => almanac.dayOn(date), [almanac, date]);

const reasons: Record<NoAlmanac['reason'], string> = {
  'no day': 'The Sun does not rise on this day at this place: it stays below the horizon.',
  'no night': 'The Sun does not rise on this day at this place: it stays above the horizon.',
  'too far': 'The almanac covers the years 1900 to 2100.',
};

function dayIn(day: AlmanacDay | NoAlmanac, zone: string, style: SpellingStyle): ComputedDay {
  if (day.sunrise === null) return { reason: reasons[day.reason] };
  return {
    sunrise: clock(day.sunrise, zone, day.date),
    limbs: eachLimb((limb) => limbOf(day, limb, zone, style)),
  };
}

function limbOf({ date, limbs, uncertain }: AlmanacDay, limb: Limb, zone: string, style: SpellingStyle): ComputedLimb {
  const [{ number, end }] = limbs[limb];
  return {
    number,
    name: nameOf(limb, number, style),
    hint: limb === 'vaara' ? weekdayName(number) : `till ${clock(end, zone, date)}`,
    end,
    changesAtSunrise: uncertain.includes(limb),
  };
}

const dayAndMonth = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '22:57' in the place's zone, with the date if it is another day. */
function clock(instant: number, zone: string, date: string): string {
  const [localDate, time] = clockAt(instant, zone);
  return localDate === date ? time : `${time}, ${dayAndMonth.format(Date.parse(localDate))}`;
}

export function comparison(limb: Limb, writtenValue: string, number: number): 'same' | 'other' | 'unknown' {
  const numbers = numbersIn(limb, writtenValue);
  if (numbers.length === 0) return 'unknown';
  return numbers.includes(number) ? 'same' : 'other';
}

/** Missing limbs take the computed value. */
export type WrittenValues = { date: string } & Partial<Record<Limb, string>>;

export const filledIn = (written: WrittenValues, day: ComputedDay | undefined): PanchangaValues => ({
  date: written.date,
  ...eachLimb((limb) => written[limb] ?? day?.limbs?.[limb].name ?? ''),
});
