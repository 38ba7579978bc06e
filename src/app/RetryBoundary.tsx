import { useEffect } from 'react';

const later = 60_000;

/** Renders nothing when a secondary part fails to load, and tries again after a minute. */
export function RetryBoundary({ retry }: { retry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(retry, later);
    return () => clearTimeout(timer);
  });
  return null;
}
