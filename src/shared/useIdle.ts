import { useEffect, useState } from 'react';

/** True once the first screen has had time to finish: what is secondary begins then. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
