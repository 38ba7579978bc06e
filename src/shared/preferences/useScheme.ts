import { usePreferences } from './preferences';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';

export function useScheme(): 'light' | 'dark' {
  const { scheme } = usePreferences();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}
