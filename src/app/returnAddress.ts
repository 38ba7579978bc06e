import { matchPath } from 'react-router-dom';
import { attempt } from '@/shared/attempt';
import { paths } from '@/shared/routing/paths';
import { offeredScreens } from './routes';

const name = 'next';

export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return screenAt(pathname) ? `${paths.signIn}?${name}=${encodeURIComponent(pathname + search)}` : paths.signIn;
}

/** After sign-in: the remembered screen if it is in the table, the dashboard otherwise. */
export function addressAfterSignIn(search: URLSearchParams): string {
  const url = attempt(() => new URL(search.get(name) ?? '', window.location.origin));
  const isKnown = url?.origin === window.location.origin && screenAt(url.pathname);
  return isKnown ? url.pathname + url.search : paths.dashboard;
}

export const screenAt = (pathname: string) => offeredScreens().find(({ path }) => matchPath(path, pathname));
