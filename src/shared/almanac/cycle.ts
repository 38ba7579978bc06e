import { longitudesAt, turned } from './sky';

export type Longitudes = ReturnType<typeof longitudesAt>;
/** A growing angle that starts a new number every `step` degrees; `rate` is its mean speed in degrees a day. */
export type Cycle = { angle: (longitudes: Longitudes) => number; step: number; rate: number };

export const day = 86_400_000;
export const mansion = 40 / 3;

export const firstDate = '1900-01-01';
export const lastDate = '2100-12-31';

export const nakshatraCycle: Cycle = {
  angle: ({ moon, ayanamsa }) => moon - ayanamsa,
  step: mansion,
  rate: 13.1764,
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
