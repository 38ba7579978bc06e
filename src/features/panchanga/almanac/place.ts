/** A place for which sunrise is computed: degrees north and east, and its time zone (an IANA name or '+05:30'). */
export type Place = { latitude: number; longitude: number; zone: string };

const zones = new Map<string, (instant: number) => number>();

/** A zone's offset from UTC in ms at an instant; throws for a zone that the browser does not know. */
export function offsetAt(zone: string, instant: number): number {
  let offset = zones.get(zone);
  if (!offset) zones.set(zone, (offset = offsetsOf(zone)));
  return offset(instant);
}

function offsetsOf(zone: string): (instant: number) => number {
  const fixed = offsetIn(zone);
  if (fixed !== undefined) return () => fixed;
  const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', numberingSystem: 'latn' });
  // Greenwich alone has no digits.
  return (instant) => offsetIn(clock.format(instant)) ?? 0;
}

/** The ms of '+05:30', or of 'GMT+05:53:20' behind a date. */
function offsetIn(text: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /(?:^|, GMT)([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!sign) return undefined;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -size : size) * 1000;
}

export function midnightAt(date: string, zone: string): number {
  const nominal = Date.parse(`${date}T00:00:00Z`);
  // The offset at midnight depends on the instant, which depends on the offset: the second step corrects the first.
  const first = nominal - offsetAt(zone, nominal);
  return nominal - offsetAt(zone, first);
}
