import { limbs, type Limb } from '@/shared/almanac/limbs';
import { comparison, type ComputedDay, type ComputeDay } from '../computedDay';
import { datesOf } from '../days';
import type { Panchanga } from '../panchanga';
import type { Days } from '../panchangaSlice';

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
