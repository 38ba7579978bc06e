import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '@/shared/preferences';
import type * as almanacModule from '../almanac/almanac';
import { placeIn } from '../almanac/places';
import { isDay } from '../panchanga';
import { dayIn, type ComputedDay } from './computedDay';

/** The almanac is a chunk of its own, which may fail to load. */
export type Almanac =
  | { state: 'loading' }
  | { state: 'missing'; retry: () => void }
  | { state: 'ready'; dayOn: (date: string) => ComputedDay };

type AlmanacModule = typeof almanacModule;

export function useAlmanac(): Almanac {
  const { place, spelling } = usePreferences();
  const [code, setCode] = useState<AlmanacModule | 'missing'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const take = (answer: AlmanacModule | 'missing') => void (isWanted && setCode(answer));
    import('../almanac/almanac').then(take, () => take('missing'));
    return () => void (isWanted = false);
  }, [attempt]);

  return useMemo((): Almanac => {
    if (code === undefined) return { state: 'loading' };
    if (code === 'missing') {
      const retry = () => {
        setCode(undefined);
        setAttempt(attempt + 1);
      };
      return { state: 'missing', retry };
    }
    const point = placeIn(place);
    return { state: 'ready', dayOn: (date) => dayIn(code.almanacOf(date, point), point.zone, spelling) };
  }, [code, attempt, place, spelling]);
}

/** Undefined until the almanac is loaded, or for a text that is no day. */
export const computedDay = (almanac: Almanac, date: string): ComputedDay | undefined =>
  almanac.state === 'ready' && isDay(date) ? almanac.dayOn(date) : undefined;
