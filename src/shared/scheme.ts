import { useLayoutEffect } from 'react';
import { usePreferences } from './preferences';
import { useMediaQuery } from './useMediaQuery';

/** The scheme to draw in: the administrator's choice, or the system's where there is none. */
export function useScheme(): 'light' | 'dark' {
  const { scheme } = usePreferences();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}

/** Writes the scheme on the root element, where the style sheets look for it. */
export function useSchemeOnRoot() {
  const scheme = useScheme();
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
}
