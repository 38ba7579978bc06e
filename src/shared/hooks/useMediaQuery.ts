import { useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  const list = window.matchMedia(query);
  const follow = (onChange: () => void) => {
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(follow, () => list.matches);
}
