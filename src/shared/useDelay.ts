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
