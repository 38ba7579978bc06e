import { almanacOf, type AlmanacDay } from '@/features/panchanga/almanac/almanac';
import { type Place } from '@/features/panchanga/almanac/place';

export const udupi = { latitude: 13.3409, longitude: 74.7421, zone: 'Asia/Kolkata' };

export const computed = (date: string, place: Place): AlmanacDay => {
  const day = almanacOf(date, place);
  if (day.sunrise === null) throw new Error(`There is no sunrise on ${date}.`);
  return day;
};
