import { useRef } from 'react';
import { isRepeatedPress } from './presses';

/** One press is one call: while the work of the last press goes on, another press does nothing, nor does the second half of a double one. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) {
  const isBusy = useRef(false);
  return async (...args: Args) => {
    if (isBusy.current || isRepeatedPress()) return;
    isBusy.current = true;
    try {
      await work(...args);
    } finally {
      isBusy.current = false;
    }
  };
}
