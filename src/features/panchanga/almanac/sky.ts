import {
  AstroTime,
  Body,
  DeltaT_EspenakMeeus,
  e_tilt,
  EclipticGeoMoon,
  Observer,
  Search,
  SearchHourAngle,
  SearchRiseSet,
  SetDeltaTFunction,
  SunPosition,
} from 'astronomy-engine';
import { dayAfter } from '../panchanga';
import { midnightAt, type Place } from './place';

export const day = 86_400_000;
const epoch = Date.UTC(2000, 0, 1, 12);

// Since about 2005 the Earth has rotated faster than the polynomial of the library predicts: by five seconds in 2025.
const [followedUntil, measuredFrom, measured] = [(2005 - 2000) * 365.25, (2021 - 2000) * 365.25, 69.2];
SetDeltaTFunction((ut) => {
  const share = Math.min(1, Math.max(0, (ut - followedUntil) / (measuredFrom - followedUntil)));
  return (1 - share) * DeltaT_EspenakMeeus(ut) + share * measured;
});

const timeAt = (instant: number) => new AstroTime((instant - epoch) / day);

export const turned = (angle: number) => ((angle % 360) + 360) % 360;

/** Lahiri's ayanamsa in degrees, with the nutation, so that it is taken from true longitudes. */
function ayanamsaAt(time: AstroTime): number {
  const centuries = time.tt / 36_525;
  return (85_885.53 + 5028.796195 * centuries + 1.1054348 * centuries ** 2 + e_tilt(time).dpsi) / 3600;
}

/** In degrees: the apparent longitudes of the Sun and the Moon of date, and the ayanamsa. */
export function longitudesAt(instant: number) {
  const time = timeAt(instant);
  return { sun: SunPosition(time).elon, moon: EclipticGeoMoon(time).lon, ayanamsa: ayanamsaAt(time) };
}

export type Longitudes = ReturnType<typeof longitudesAt>;
/** A growing angle that starts a new number every `step` degrees; `rate` is its mean speed in degrees a day. */
export type Cycle = {
  angle: (longitudes: Longitudes) => number;
  step: number;
  rate: number;
  numberOf?: (count: number) => number;
};

/** When an angle comes to a value that is at most one step ahead. */
export function instantOf({ angle, step, rate }: Cycle, value: number, from: number): number {
  const passedAt = ({ ut }: AstroTime) => turned(angle(longitudesAt(epoch + ut * day)) - value + 180) - 180;
  const until = from + ((2 * step) / rate) * day;
  const { ut = NaN } = Search(passedAt, timeAt(from), timeAt(until), { dt_tolerance_seconds: 0.1 }) ?? {};
  return epoch + ut * day;
}

export function sunriseOn(date: string, { latitude, longitude, zone }: Place): number | 'no night' | 'no day' {
  const midnight = midnightAt(date, zone);
  const length = (midnightAt(dayAfter(date), zone) - midnight) / day;
  const observer = new Observer(latitude, longitude, 0);
  const sunrise = SearchRiseSet(Body.Sun, observer, 1, timeAt(midnight), length);
  if (sunrise) return epoch + sunrise.ut * day;
  return SearchHourAngle(Body.Sun, observer, 0, timeAt(midnight)).hor.altitude > 0 ? 'no night' : 'no day';
}
