import type { SkipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';

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

/** Nothing is polled while the page is hidden or offline. */
export const useIsWatched = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && navigator.onLine);

export type PolledEndpoint<Arg, Data> = {
  useQueryState(arg: Arg | SkipToken): { data?: Data; isError: boolean; fulfilledTimeStamp?: number };
  useQuerySubscription(arg: Arg | SkipToken, options: { pollingInterval: number }): { refetch: () => unknown };
};

/** Polls every minute while the page is visible, at once when it becomes visible after longer, and more slowly while it fails. */
export function usePolling<Arg, Data>(endpoint: PolledEndpoint<Arg, Data>, arg: Arg | SkipToken) {
  const isWatched = useIsWatched();
  const { isError, fulfilledTimeStamp } = endpoint.useQueryState(arg);
  const interval = isError ? intervalAfterFailure : pollingInterval;
  const { refetch } = endpoint.useQuerySubscription(arg, { pollingInterval: isWatched ? interval : 0 });
  useEffect(() => {
    if (isWatched && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > pollingInterval) refetch();
  }, [isWatched, fulfilledTimeStamp, refetch]);
}
