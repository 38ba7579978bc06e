import {
  AstroTime,
  DeltaT_EspenakMeeus,
  e_tilt,
  EclipticGeoMoon,
  SetDeltaTFunction,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine';
import { dayAfter } from '../panchanga';
import { midnightAt, type Place } from './place';

export const day = 86_400_000;
const epoch = Date.UTC(2000, 0, 1, 12);
const degree = Math.PI / 180;

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

function sunAt(instant: number, { latitude, longitude }: Place) {
  const time = timeAt(instant);
  const { elon, elat } = SunPosition(time);
  const obliquity = e_tilt(time).tobl * degree;
  const [lon, lat] = [elon * degree, elat * degree];
  const declination = Math.asin(
    Math.sin(lat) * Math.cos(obliquity) + Math.cos(lat) * Math.sin(obliquity) * Math.sin(lon),
  );
  const ascension = Math.atan2(
    Math.sin(lon) * Math.cos(obliquity) - Math.tan(lat) * Math.sin(obliquity),
    Math.cos(lon),
  );
  const past = turned(SiderealTime(time) * 15 + longitude - ascension / degree + 180) - 180;
  const sine =
    Math.sin(latitude * degree) * Math.sin(declination) +
    Math.cos(latitude * degree) * Math.cos(declination) * Math.cos(past * degree);
  return { altitude: Math.asin(Math.min(1, Math.max(-1, sine))) / degree, past };
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

/** Altitude of the Sun's centre, in degrees, when its upper edge rises: half its diameter and the refraction. */
const rising = -0.8333;
const halfTurn = day / 2;
const millisecondsPerDegree = halfTurn / 180;

export function sunriseOn(date: string, place: Place): number | 'no night' | 'no day' {
  const midnight = midnightAt(date, place.zone);
  const nextMidnight = midnightAt(dayAfter(date), place.zone);
  const { past } = sunAt(midnight, place);
  let lowest = lowestNear(midnight - (past + 180) * millisecondsPerDegree, place);
  let isUp = false;
  for (let climb = 0; climb < 3; climb += 1) {
    const highest = lowest + halfTurn;
    const rise = crossing(lowest, highest, place);
    if (typeof rise === 'number' && rise >= midnight && rise < nextMidnight) return rise;
    if (rise === 'no night') isUp = true;
    lowest = lowestNear(lowest + 2 * halfTurn, place);
  }
  return isUp ? 'no night' : 'no day';
}

function lowestNear(instant: number, place: Place): number {
  const { past } = sunAt(instant, place);
  return instant - (past > 0 ? past - 180 : past + 180) * millisecondsPerDegree;
}

function crossing(lowest: number, highest: number, place: Place): number | 'no night' | 'no day' {
  const heightAt = (instant: number) => sunAt(instant, place).altitude - rising;
  let [below, above] = [lowest, highest];
  let [depth, height] = [heightAt(below), heightAt(above)];
  if (depth > 0) return 'no night';
  if (height < 0) return 'no day';
  for (let step = 0; step < 60 && above - below > 1; step += 1) {
    const at = below + ((above - below) * -depth) / (height - depth);
    const found = heightAt(at);
    if (Math.abs(found) < 1e-7) return at;
    // Illinois variant: an end that stays counts half, so that both ends converge.
    if (found < 0) [below, depth, height] = [at, found, height / 2];
    else [above, height, depth] = [at, found, depth / 2];
  }
  return (below + above) / 2;
}
