import { useEffect } from 'react';

const later = 60_000;

/** In the place of what is only said by the way: nobody is told that its code is missing, and it is tried again. */
export function RetryBoundary({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, later);
    return () => clearTimeout(timer);
  });
  return null;
}
