import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while the build renders index.html, where neither the settings nor the year are known, and while React hydrates it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
