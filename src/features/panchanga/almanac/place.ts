/** A place for which sunrise is computed: degrees north and east, and its time zone (an IANA name or '+05:30'). */
export type Place = { latitude: number; longitude: number; zone: string };

const minute = 60_000;
const zones = new Map<string, (instant: number) => number>();

/** A zone's offset from UTC in ms at an instant; throws for a zone that the browser does not know. */
export function offsetAt(zone: string, instant: number): number {
  let offset = zones.get(zone);
  if (!offset) zones.set(zone, (offset = offsetsOf(zone)));
  return offset(instant);
}

function offsetsOf(zone: string): (instant: number) => number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign) {
    const fixed = (Number(hours) * 60 + Number(minutes)) * minute * (sign === '-' ? -1 : 1);
    return () => fixed;
  }
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const whole = Math.floor(instant / 1000) * 1000;
    const shown: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(whole)) shown[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = shown;
    return Date.UTC(year, month - 1, day, hour, minutes, second) - whole;
  };
}

export function midnightAt(date: string, zone: string): number {
  const nominal = Date.parse(`${date}T00:00:00Z`);
  // The offset at midnight depends on the instant, which depends on the offset: the second step corrects the first.
  const first = nominal - offsetAt(zone, nominal);
  return nominal - offsetAt(zone, first);
}
