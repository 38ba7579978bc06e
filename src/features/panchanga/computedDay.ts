import { useCallback } from 'react';
import { appConfig } from '@/shared/api/appConfig';
import { usePreferences } from '@/shared/preferences/preferences';
import { almanacOf, kshayaOf, type NoAlmanac } from './almanac/almanac';
import { eachLimb, limbs, type Limb } from './almanac/limbs';
import { isNamedIn, nameOf, numbersIn, weekdayName, type SpellingStyle } from './almanac/names';
import { clockAt, placeIn, type Place } from './almanac/place';
import { datesOf, isDay, type Panchanga, type PanchangaValues } from './panchanga';
import type { Days } from './panchangaSlice';

export type ComputedLimb = {
  number: number;
  name: string;
  /** What an entry says: the name, or 'Chaturdashi until 06:58, then Purnima' where Purnima holds at no sunrise. */
  value: string;
  note?: LimbNote;
  /** 'until 22:57', with the date if it is another day; the English weekday for the vaara. */
  hint: string;
  /** When the limb ends, in ms. */
  end: number;
  changesAtSunrise: boolean;
};

/** `kshaya`: `name` holds at no sunrise. `vriddhi`: it holds at two. */
export type LimbNote = { kind: 'kshaya' | 'vriddhi'; number: number; name: string; text: string };

/** A day without a sunrise has no limbs, and the reason. */
export type ComputedDay = { sunrise?: string; limbs?: Record<Limb, ComputedLimb>; reason?: string };

export type ComputeDay = (date: string) => ComputedDay | undefined;

export function useAlmanacSettings() {
  const preferred = usePreferences();
  const service = appConfig().almanac;
  const place = placeIn(preferred.place || service.place);
  const servicePlace = placeIn(service.place).name;
  return {
    service,
    servicePlace,
    place,
    spelling: preferred.ownSpelling || service.spelling,
    difference: place.name === servicePlace ? '' : `; this service uses ${servicePlace}`,
  };
}

export function useComputeDay(): ComputeDay {
  const { place, spelling } = useAlmanacSettings();
  return useCallback(
    (date: string) => (isDay(date) ? computedDay(date, place, spelling) : undefined),
    [place, spelling],
  );
}

const reasons: Record<NoAlmanac['reason'], string> = {
  'no day': 'The Sun does not rise on this day at this place: it stays below the horizon.',
  'no night': 'The Sun does not rise on this day at this place: it stays above the horizon.',
  'too far': 'The almanac covers the years 1900 to 2100.',
};

const dayAndMonth = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

function computedDay(date: string, place: Place, style: SpellingStyle): ComputedDay {
  const day = almanacOf(date, place);
  if (day.sunrise === null) return { reason: reasons[day.reason] };
  const clock = (instant: number) => {
    const [localDate, time] = clockAt(instant, place.zone);
    return localDate === date ? time : `${time}, ${dayAndMonth.format(Date.parse(localDate))}`;
  };
  const noteOn = (limb: Limb): LimbNote | undefined => {
    const [{ number, end }] = day.limbs[limb];
    const [kshaya] = kshayaOf(limb, day);
    const name = nameOf(limb, kshaya?.number ?? number, style);
    if (kshaya) {
      const text = `${name} from ${clock(end)} to ${clock(kshaya.end)}, at no sunrise (kshaya)`;
      return { kind: 'kshaya', number: kshaya.number, name, text };
    }
    const vriddhi = day.vriddhi[limb];
    const other = vriddhi === 'first' ? 'next' : 'one before';
    return vriddhi && { kind: 'vriddhi', number, name, text: `${name} at this sunrise and the ${other} (vriddhi)` };
  };
  const limbOf = (limb: Limb): ComputedLimb => {
    const [{ number, end }] = day.limbs[limb];
    const name = nameOf(limb, number, style);
    const until = `until ${clock(end)}`;
    const note = noteOn(limb);
    return {
      number,
      name,
      value: note?.kind === 'kshaya' ? `${name} ${until}, then ${note.name}` : name,
      note,
      hint: limb === 'vaara' ? weekdayName(number) : until,
      end,
      changesAtSunrise: day.uncertain.includes(limb),
    };
  };
  return { sunrise: clock(day.sunrise), limbs: eachLimb(limbOf) };
}

export function comparison(limb: Limb, writtenValue: string, number: number): 'same' | 'other' | 'unknown' {
  const numbers = numbersIn(limb, writtenValue);
  if (numbers.includes(number)) return 'same';
  return numbers.length === 0 ? 'unknown' : 'other';
}

/** The limb whose end stands beside an entry's value: where both agree, and the entry does not say the end itself. */
export function limbWithEnd(limb: Limb, entry: Panchanga, day: ComputedDay | undefined) {
  const known = day?.limbs?.[limb];
  if (!known || limb === 'vaara' || /\d[:.]\d\d/.test(entry[limb])) return undefined;
  return comparison(limb, entry[limb], known.number) === 'same' ? known : undefined;
}

export const almanacText = 'Values at sunrise (Drik, Lahiri). Your tradition may differ; you can edit any value.';

export type WrittenValues = { date: string } & Partial<Record<Limb, string>>;

export const filledIn = (written: WrittenValues, day: ComputedDay | undefined): PanchangaValues => ({
  date: written.date,
  ...eachLimb((limb) => written[limb] ?? day?.limbs?.[limb].value ?? ''),
});

export type PlannedDay = {
  date: string;
  entries: readonly Panchanga[];
  computed: ComputedDay | undefined;
  state: 'filled' | 'missing' | 'differing';
  differences: readonly Difference[];
  notes: readonly DayNote[];
};

/** `isUnsaid` where the entry leaves a kshaya out. */
type DayNote = LimbNote & { limb: Limb; isUnsaid: boolean };

type Difference = { limb: Limb; written: string; computed: string };

export function plannedDays(month: string, days: Days, computeDay: ComputeDay): PlannedDay[] {
  return datesOf(month).map((date) => {
    const entries = days[date] ?? [];
    const computed = computeDay(date);
    const differences = entries.flatMap((entry) => differencesOf(entry, computed));
    const state = entries.length === 0 ? 'missing' : differences.length > 0 ? 'differing' : 'filled';
    return { date, entries, computed, state, differences, notes: notesOn(entries[0], computed) };
  });
}

const differencesOf = (entry: Panchanga, computed: ComputedDay | undefined): Difference[] =>
  limbs.flatMap((limb) => {
    const known = computed?.limbs?.[limb];
    const isOther = known && comparison(limb, entry[limb], known.number) === 'other';
    return isOther ? [{ limb, written: entry[limb], computed: known.value }] : [];
  });

const notesOn = (entry: Panchanga | undefined, computed: ComputedDay | undefined): DayNote[] =>
  limbs.flatMap((limb) => {
    const note = computed?.limbs?.[limb].note;
    return note ? [{ ...note, limb, isUnsaid: entry !== undefined && leavesOut(limb, note, entry[limb]) }] : [];
  });

export const leavesOut = (limb: Limb, { kind, number }: LimbNote, written: string) =>
  kind === 'kshaya' && !isNamedIn(limb, written, number);

export const fillableDays = (days: readonly PlannedDay[]) =>
  days.filter(({ state, computed }) => state === 'missing' && computed?.limbs);
