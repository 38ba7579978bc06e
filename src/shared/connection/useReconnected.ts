import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { useListener } from '@/shared/hooks/useListener';
import { selectReturns } from './connectionSlice';

/** For what RTK Query does not fetch, such as code: called when the server or the network is back. */
export function useReconnected(retry: () => void) {
  const returns = useAppSelector(selectReturns);
  const known = useRef(returns);
  const again = useEffectEvent(retry);
  useListener('online', retry);
  useEffect(() => {
    if (returns === known.current) return;
    known.current = returns;
    again();
  }, [returns]);
}
