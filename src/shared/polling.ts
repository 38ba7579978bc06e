import type { SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';

// Milliseconds.
export const pollingInterval = 60_000;
const intervalAfterFailure = 5 * pollingInterval;

const changes = [
  [document, 'visibilitychange'],
  [window, 'online'],
  [window, 'offline'],
] as const;

function subscribe(onChange: () => void) {
  for (const [target, event] of changes) target.addEventListener(event, onChange);
  return () => changes.forEach(([target, event]) => target.removeEventListener(event, onChange));
}

/** Whether the page is in sight and the browser on line: nothing is polled otherwise. */
export const useIsWatched = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && navigator.onLine);

/** The part of a query endpoint of RTK Query that polling needs. */
export type PolledEndpoint<Arg, Data> = {
  useQueryState(arg: Arg | SkipToken): { data?: Data; isError: boolean; fulfilledTimeStamp?: number };
  useQuerySubscription(arg: Arg | SkipToken, options: { pollingInterval: number }): { refetch: () => unknown };
};

/** Asks a query every minute while the page is watched, at once on coming back after longer, and more slowly while it fails. */
export function usePolling<Arg, Data>(endpoint: PolledEndpoint<Arg, Data>, arg: Arg | SkipToken) {
  const isWatched = useIsWatched();
  const { isError, fulfilledTimeStamp } = endpoint.useQueryState(arg);
  const interval = isError ? intervalAfterFailure : pollingInterval;
  const { refetch } = endpoint.useQuerySubscription(arg, { pollingInterval: isWatched ? interval : 0 });
  useEffect(() => {
    if (isWatched && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > pollingInterval) refetch();
  }, [isWatched, fulfilledTimeStamp, refetch]);
}
