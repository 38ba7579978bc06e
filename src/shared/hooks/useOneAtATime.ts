import { useRef, useState } from 'react';

export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = async (...args: Args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    try {
      await work(...args);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return [run, isRunning] as const;
}
