import { useCallback } from 'react';
import { almanacOf, type NoAlmanac } from '@/shared/almanac/almanac';
import { eachLimb, limbs, type Limb } from '@/shared/almanac/limbs';
import { nameOf, numbersIn, weekdayName, type SpellingStyle } from '@/shared/almanac/names';
import { clockAt, placeIn, type Place } from '@/shared/almanac/place';
import { usePreferences } from '@/shared/preferences';
import { datesOf, isDay, type Panchanga, type PanchangaValues } from './panchanga';
import type { Days } from './panchangaSlice';

export type ComputedLimb = {
  number: number;
  name: string;
  /** 'until 22:57', with the date if it is another day; the English weekday for the vaara. */
  hint: string;
  /** When the limb ends, in ms. */
  end: number;
  changesAtSunrise: boolean;
};

/** A day without a sunrise has no limbs, and the reason. */
export type ComputedDay = { sunrise?: string; limbs?: Record<Limb, ComputedLimb>; reason?: string };

export type ComputeDay = (date: string) => ComputedDay | undefined;

/** Computes a day for the preferred place, in the preferred spelling; undefined for a text that is no day. */
export function useComputeDay(): ComputeDay {
  const { place, spelling } = usePreferences();
  return useCallback(
    (date: string) => (isDay(date) ? computedDay(date, placeIn(place), spelling) : undefined),
    [place, spelling],
  );
}

const reasons: Record<NoAlmanac['reason'], string> = {
  'no day': 'The Sun does not rise on this day at this place: it stays below the horizon.',
  'no night': 'The Sun does not rise on this day at this place: it stays above the horizon.',
  'too far': 'The almanac covers the years 1900 to 2100.',
};

function computedDay(date: string, place: Place, style: SpellingStyle): ComputedDay {
  const day = almanacOf(date, place);
  if (day.sunrise === null) return { reason: reasons[day.reason] };
  const limbOf = (limb: Limb): ComputedLimb => {
    const [{ number, end }] = day.limbs[limb];
    const hint = limb === 'vaara' ? weekdayName(number) : `until ${clock(end, place.zone, date)}`;
    return { number, name: nameOf(limb, number, style), hint, end, changesAtSunrise: day.uncertain.includes(limb) };
  };
  return { sunrise: clock(day.sunrise, place.zone, date), limbs: eachLimb(limbOf) };
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

export const almanacText = 'Values at sunrise (Drik, Lahiri). Your tradition may differ; you can edit any value.';

/** Missing limbs take the computed value. */
export type WrittenValues = { date: string } & Partial<Record<Limb, string>>;

export const filledIn = (written: WrittenValues, day: ComputedDay | undefined): PanchangaValues => ({
  date: written.date,
  ...eachLimb((limb) => written[limb] ?? day?.limbs?.[limb].name ?? ''),
});

/** A day of the planner. */
export type PlannedDay = {
  date: string;
  entries: readonly Panchanga[];
  computed: ComputedDay | undefined;
  state: 'filled' | 'missing' | 'differing';
  differences: readonly Difference[];
};

type Difference = { limb: Limb; written: string; computed: string };

export function plannedDays(month: string, days: Days, computeDay: ComputeDay): PlannedDay[] {
  return datesOf(month).map((date) => {
    const entries = days[date] ?? [];
    const computed = computeDay(date);
    const differences = entries.flatMap((entry) => differencesOf(entry, computed));
    const state = entries.length === 0 ? 'missing' : differences.length > 0 ? 'differing' : 'filled';
    return { date, entries, computed, state, differences };
  });
}

function differencesOf(entry: Panchanga, computed: ComputedDay | undefined): Difference[] {
  const known = computed?.limbs;
  if (!known) return [];
  return limbs.flatMap((limb) => {
    const { name, number } = known[limb];
    const isOther = comparison(limb, entry[limb], number) === 'other';
    return isOther ? [{ limb, written: entry[limb], computed: name }] : [];
  });
}

export const fillableDays = (days: readonly PlannedDay[]) =>
  days.filter(({ state, computed }) => state === 'missing' && computed?.limbs);
