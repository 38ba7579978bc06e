import { useEffect, useState } from 'react';

/** The text as it was when nobody typed for so many ms; an empty one at once. */
export function useDebounced(text: string, pause: number) {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return debounced;
}
