import { useEffect, useState } from 'react';

export function useDelay(milliseconds: number, hasBegun = true) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, hasBegun]);
  return isOver;
}

/** True once the first screen has had time to finish: what is secondary begins then. */
export const useIdle = () => useDelay(1_500);
