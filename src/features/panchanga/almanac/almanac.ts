import { dayAfter } from '../panchanga';
import { eachLimb, karanaOf, type Limb } from './limbs';
import type { Place } from './place';
import { day, instantOf, longitudesAt, sunriseOn, turned, type Cycle, type Longitudes } from './sky';

type Span = { number: number; end: number };

export type AlmanacDay = {
  sunrise: number;
  /** The limb at sunrise, then those that follow until the next sunrise; the last one ends after it. */
  limbs: Record<Limb, readonly [Span, ...Span[]]>;
  vriddhi: Partial<Record<Limb, 'first' | 'second'>>;
  /** Limbs that change within two minutes of sunrise: another almanac may name the neighbouring one. */
  uncertain: readonly Limb[];
};

/** Undefined on polar days, which have no sunrise, and outside 1900 to 2100, where the Earth's rotation is too uncertain. */
export type NoAlmanac = { sunrise: null; reason: 'no night' | 'no day' | 'too far' };

const mansion = 40 / 3;

const elongation = ({ sun, moon }: Longitudes) => moon - sun;
const cycles = {
  tithi: { angle: elongation, step: 12, rate: 12.1907 },
  karana: { angle: elongation, step: 6, rate: 12.1907, numberOf: karanaOf },
  nakshatra: { angle: ({ moon, ayanamsa }) => moon - ayanamsa, step: mansion, rate: 13.1764 },
  yoga: { angle: ({ sun, moon, ayanamsa }) => sun + moon - 2 * ayanamsa, step: mansion, rate: 14.162 },
} satisfies Partial<Record<Limb, Cycle>>;

export function almanacOf(date: string, place: Place): AlmanacDay | NoAlmanac {
  if (date < '1900-01-01' || date > '2100-12-31') return { sunrise: null, reason: 'too far' };
  const sunrise = sunriseOn(date, place);
  if (typeof sunrise === 'string') return { sunrise: null, reason: sunrise };
  const following = sunriseOn(dayAfter(date), place);
  const next = typeof following === 'number' ? following : sunrise + day;

  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() + 1;
  const atSunrise = longitudesAt(sunrise);
  const limbs: AlmanacDay['limbs'] = eachLimb((limb) =>
    limb === 'vaara' ? [{ number: weekday, end: next }] : spansOf(cycles[limb], sunrise, next, atSunrise),
  );
  const uncertain = (['tithi', 'nakshatra', 'yoga', 'karana'] as const).filter((limb) => {
    const { angle, step, rate } = cycles[limb];
    const since = ((turned(angle(atSunrise)) % step) / rate) * day;
    return Math.min(since, limbs[limb][0].end - sunrise) < 120_000;
  });
  const preceding = sunriseOn(dayAfter(date, -1), place);
  const before = longitudesAt(typeof preceding === 'number' ? preceding : sunrise - day);
  const vriddhi: AlmanacDay['vriddhi'] = {};
  for (const limb of ofOneSunrise) {
    if (limbs[limb].length === 1) vriddhi[limb] = 'first';
    else if (numberAt(cycles[limb], before) === limbs[limb][0].number) vriddhi[limb] = 'second';
  }
  return { sunrise, limbs, vriddhi, uncertain };
}

const ofOneSunrise = ['tithi', 'nakshatra', 'yoga'] as const;

/** What begins and ends between this sunrise and the next, and so holds at none. */
export const kshayaOf = (limb: Limb, { limbs }: AlmanacDay): readonly Span[] =>
  ofOneSunrise.some((one) => one === limb) ? limbs[limb].slice(1, -1) : [];

const numberAt = ({ angle, step }: Cycle, longitudes: Longitudes) => Math.floor(turned(angle(longitudes)) / step) + 1;

function spansOf(cycle: Cycle, sunrise: number, next: number, atSunrise: Longitudes): [Span, ...Span[]] {
  const count = Math.round(360 / cycle.step);
  const first = numberAt(cycle, atSunrise) - 1;
  const { numberOf = (number: number) => number } = cycle;
  const span = (index: number, from: number): Span => ({
    number: numberOf(((first + index) % count) + 1),
    end: instantOf(cycle, (first + index + 1) * cycle.step, from),
  });
  const spans: [Span, ...Span[]] = [span(0, sunrise)];
  for (let last = spans[0]; last.end < next;) {
    last = span(spans.length, last.end);
    spans.push(last);
  }
  return spans;
}
