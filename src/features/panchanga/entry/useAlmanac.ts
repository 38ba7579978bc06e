import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '@/shared/preferences';
import type * as almanacModule from '../almanac/almanac';
import { placeIn } from '../almanac/place';
import { isDay } from '../panchanga';
import { dayIn, type ComputedDay } from './computedDay';

/** The almanac is a chunk of its own, which may fail to load. A day has values once it is there, unless its text is no day. */
export type Almanac = {
  state: 'loading' | 'missing' | 'ready';
  retry: () => void;
  dayOn: (date: string) => ComputedDay | undefined;
};

export function useAlmanac(): Almanac {
  const { place, spelling } = usePreferences();
  const [state, setState] = useState<Almanac['state']>('loading');
  const [code, setCode] = useState<typeof almanacModule>();

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isWanted = true;
    import('../almanac/almanac').then(
      (loaded) => {
        if (!isWanted) return;
        setCode(loaded);
        setState('ready');
      },
      () => isWanted && setState('missing'),
    );
    return () => void (isWanted = false);
  }, [state]);

  return useMemo(() => {
    const point = placeIn(place);
    const dayOn = (date: string) =>
      code && isDay(date) ? dayIn(code.almanacOf(date, point), point.zone, spelling) : undefined;
    return { state, retry: () => setState('loading'), dayOn };
  }, [state, code, place, spelling]);
}

export const useComputedDay = (almanac: Almanac, date: string) => useMemo(() => almanac.dayOn(date), [almanac, date]);
