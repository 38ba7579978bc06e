import { useEffect, useState } from 'react';

const askEvery = 30_000;

/** The time, updated every half minute and when the page becomes visible, since timers sleep with the machine. */
export function useNow() {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, askEvery);
    const moments = ['focus', 'pageshow', 'visibilitychange'] as const;
    moments.forEach((moment) => window.addEventListener(moment, look));
    return () => {
      clearInterval(timer);
      moments.forEach((moment) => window.removeEventListener(moment, look));
    };
  }, []);
  return now;
}
