import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since `hasBegun`; once they have, it stays true. */
export function useDelay(milliseconds: number, hasBegun = true) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, hasBegun]);
  return isOver;
}
