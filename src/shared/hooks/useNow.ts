import { useEffect, useState } from 'react';
import { useListener } from './useListener';

/** The time, updated every half minute and when the window is looked at again, since timers sleep with the machine. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useListener('focus', () => setNow(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
