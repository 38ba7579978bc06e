import { dayAt, zoneIn } from './almanac/zone';
import { appConfig } from '@/shared/api/appConfig';
import { usePreferences } from '@/shared/preferences/preferences';
import { useNow } from '@/shared/hooks/useNow';

/** 'YYYY-MM-DD' at the place of the almanac, wherever the browser stands. */
export function useToday(): string {
  const { place } = usePreferences();
  return dayAt(useNow(), zoneIn(place || appConfig().almanac.place));
}
