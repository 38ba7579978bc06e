import {
  AstroTime,
  Body,
  DeltaT_EspenakMeeus,
  e_tilt,
  EclipticGeoMoon,
  Observer,
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

/** The instant nearest to another at which an angle has a value, by the secant method from its mean rate. */
export function instantOf({ angle, rate }: Cycle, value: number, near: number): number {
  const missingAt = (instant: number) => turned(value - angle(longitudesAt(instant)) + 180) - 180;
  let [before, missingBefore] = [near, missingAt(near)];
  let at = near + (missingBefore / rate) * day;
  for (let step = 0; step < 12; step += 1) {
    const missing = missingAt(at);
    const slope = (missingBefore - missing) / (at - before);
    if (Math.abs(missing) < 1e-6 || !(slope > 0)) break;
    [before, missingBefore, at] = [at, missing, at + missing / slope];
  }
  return at;
}

export function sunriseOn(date: string, { latitude, longitude, zone }: Place): number | 'no night' | 'no day' {
  const midnight = midnightAt(date, zone);
  const length = (midnightAt(dayAfter(date), zone) - midnight) / day;
  const observer = new Observer(latitude, longitude, 0);
  const sunrise = SearchRiseSet(Body.Sun, observer, 1, timeAt(midnight), length);
  if (sunrise) return epoch + sunrise.ut * day;
  return SearchHourAngle(Body.Sun, observer, 0, timeAt(midnight)).hor.altitude > 0 ? 'no night' : 'no day';
}
