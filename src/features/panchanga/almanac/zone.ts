import { attempt } from '@/shared/format/attempt';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A zone's offset from UTC in ms at an instant; throws for a zone that the browser does not know. */
export function offsetAt(zone: string, instant: number): number {
  const fixed = offsetIn(zone);
  if (fixed !== undefined) return fixed;
  const format = { timeZone: zone, timeZoneName: 'longOffset', numberingSystem: 'latn' } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en', format);
  clocks.set(zone, clock);
  return offsetIn(clock.format(instant)) ?? 0;
}

function offsetIn(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /(?:^|, GMT)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!sign) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

/** The day ('YYYY-MM-DD') that it is in a zone at an instant. */
export const dayAt = (instant: number, zone: string) =>
  new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);

export const zoneOfCities = 'Asia/Kolkata';

/** The zone of a place as settings write it: the one beside its coordinates, or that of the cities. */
export function zoneIn(place: string): string {
  const [, , zone = ''] = place.split(' ');
  return isZone(zone) ? zone : zoneOfCities;
}

export const isZone = (text: string) => text !== '' && attempt(() => offsetAt(text, 0)) !== undefined;
