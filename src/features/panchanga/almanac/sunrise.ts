import { dayAfter } from '../panchanga';
import { midnightAt, type Place } from './place';
import { sunAt } from './sky';

/** Altitude of the Sun's centre, in degrees, when its upper edge rises: half its diameter and the refraction. */
const rising = -0.8333;
const halfTurn = 12 * 3_600_000;
const millisecondsPerDegree = halfTurn / 180;

export function sunriseOn(date: string, place: Place): number | 'no night' | 'no day' {
  const midnight = midnightAt(date, place.zone);
  const nextMidnight = midnightAt(dayAfter(date), place.zone);
  const { past } = sunAt(midnight, place.latitude, place.longitude);
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

function lowestNear(instant: number, { latitude, longitude }: Place): number {
  const { past } = sunAt(instant, latitude, longitude);
  return instant - (past > 0 ? past - 180 : past + 180) * millisecondsPerDegree;
}

function crossing(lowest: number, highest: number, { latitude, longitude }: Place): number | 'no night' | 'no day' {
  const heightAt = (instant: number) => sunAt(instant, latitude, longitude).altitude - rising;
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
