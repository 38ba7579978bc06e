import { placeIn } from './almanac/place';
import { appConfig } from '@/shared/api/appConfig';
import { usePreferences } from '@/shared/preferences/preferences';

/** What this browser prefers, else what the service uses. */
export function useAlmanacSettings() {
  const preferred = usePreferences();
  const service = appConfig().almanac;
  const place = placeIn(preferred.place || service.place);
  const servicePlace = placeIn(service.place);
  const difference = place.name === servicePlace.name ? '' : `; this service uses ${servicePlace.name}`;
  return {
    service,
    place,
    spelling: preferred.ownSpelling || service.spelling,
    /** '; this service uses Bengaluru', or empty. */
    difference,
  };
}
