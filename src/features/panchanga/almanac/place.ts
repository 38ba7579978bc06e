import cityTable from './cities.json';
import { isZone, offsetAt, zoneOfCities } from './zone';

/** A place for which sunrise is computed: degrees north and east, and its time zone (an IANA name or '+05:30'). */
export type Place = { latitude: number; longitude: number; zone: string };

export function midnightAt(date: string, zone: string): number {
  const nominal = Date.parse(`${date}T00:00Z`);
  // The offset depends on the instant, which depends on the offset: the second step corrects the first.
  const first = nominal - offsetAt(zone, nominal);
  return nominal - offsetAt(zone, first);
}

export function clockAt(instant: number, zone: string): [date: string, time: string] {
  const minute = Math.round(instant / 60_000) * 60_000;
  const [date = '', time = ''] = new Date(minute + offsetAt(zone, minute)).toISOString().split('T');
  return [date, time.slice(0, 5)];
}

export type NamedPlace = Place & { name: string; Hindi?: string; Kannada?: string };

export const cities: readonly NamedPlace[] = cityTable.map((city) => ({ ...city, zone: zoneOfCities }));
const [usual] = cities as readonly [NamedPlace, ...NamedPlace[]]; // there is at least one

export const placeIn = (text: string): NamedPlace =>
  cities.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? coordinatesIn(text) ?? usual;

export const coordinatesText = ({ latitude, longitude, zone: clocks }: Place) => `${latitude} ${longitude} ${clocks}`;

function coordinatesIn(text: string): NamedPlace | undefined {
  const [north, east, clocks = ''] = text.split(' ');
  const [latitude, longitude] = [degreesIn(north, 90), degreesIn(east, 180)];
  if (latitude === undefined || longitude === undefined || !isZone(clocks)) return undefined;
  return { latitude, longitude, zone: clocks, name: `${latitude}, ${longitude}` };
}

export function degreesIn(text = '', most: number): number | undefined {
  const degrees = /^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : undefined;
}
