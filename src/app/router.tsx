import { useEffect } from 'react';
import { matchPath, Navigate, Outlet, useLocation, useSearchParams, type RouteObject } from 'react-router-dom';
import { selectIsSignedIn, selectLeftByChoice } from '@/features/auth/authSlice';
import { membersApi } from '@/features/members/membersApi';
import { useAppSelector } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { lazyPart } from '@/shared/ui/lazyPart';
import { AuthLayout } from './AuthLayout';
import { visited } from './commands/visitsSlice';
import { NoticeToasts } from './NoticeHost';
import { prefetchFigures } from './prefetch';
import { addressAfterSignIn, screenAt, signInAddress } from './returnAddress';
import { MissingScreen, RouteFailure } from './RouteFailure';
import { authScreens, offeredScreens } from './routes';
import { useMemberName } from './useMemberName';
import { loadScreen, type AdminScreen, type AuthScreen } from './screen';
import type { Store } from './store';

const awaited = { isAwaited: true };

const loadFrame = () => import('./AdminLayout');
const AdminLayout = lazyPart(loadFrame, MissingScreen, awaited);

export const routesOf = (store: Store): RouteObject[] => [
  {
    Component: TitledOutlet,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        Component: AuthLayout,
        children: [{ Component: RequireNoSession, children: authRoutes('signedOut') }, ...authRoutes('anyone')],
      },
      {
        Component: RequireSession,
        children: [{ Component: AdminLayout, children: offeredScreens().map((screen) => adminRoute(screen, store)) }],
      },
      { path: '*', element: <Navigate to={paths.signIn} replace /> },
    ],
  },
];

function TitledOutlet() {
  const { pathname } = useLocation();
  const name = useMemberName();
  const requests = membersApi.endpoints.getStats.useQueryState().data?.requests ?? 0;
  useEffect(() => {
    const screen = [...authScreens, ...offeredScreens()].find(({ path }) => matchPath(path, pathname));
    if (screen) document.title = (requests > 0 ? `(${requests}) ` : '') + (name && `${name} · `) + screen.title;
  }, [pathname, name, requests]);
  return <Outlet />;
}

function RequireSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const leftByChoice = useAppSelector(selectLeftByChoice);
  const location = useLocation();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={leftByChoice ? paths.signIn : signInAddress(location)} replace />;
}

function RequireNoSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [search] = useSearchParams();
  useEffect(() => {
    const timer = setTimeout(preload, 300);
    return () => clearTimeout(timer);
  }, []);
  return isSignedIn ? <Navigate to={addressAfterSignIn(search)} replace /> : <Outlet />;
}

function preload() {
  const dashboard = screenAt(paths.dashboard);
  // A failed prefetch is ignored: the screen loads again when it renders, and reports its failure.
  Promise.all([loadFrame(), dashboard && loadScreen(dashboard)])
    .then(NoticeToasts.load)
    .catch(() => undefined);
}

const authRoutes = (access: AuthScreen['access']): RouteObject[] =>
  authScreens
    .filter((screen) => screen.access === access)
    .map((screen) => ({
      path: screen.path,
      Component: 'load' in screen ? lazyPart(screen.load, MissingScreen, awaited) : screen.Component,
    }));

function adminRoute(screen: AdminScreen, store: Store): RouteObject {
  const load = () => loadScreen(screen);
  return {
    path: screen.path,
    Component: lazyPart(load, MissingScreen, awaited),
    ErrorBoundary: RouteFailure,
    loader: ({ request }) => {
      if (!selectIsSignedIn(store.getState())) return null;
      // Code and data load in parallel; whether the code arrives is the concern of the lazy component.
      load().catch(() => undefined);
      const { searchParams, pathname, search } = new URL(request.url);
      store.dispatch(visited({ path: pathname, search, title: screen.title }));
      prefetchFigures(store.dispatch);
      screen.prefetch?.(store.dispatch, searchParams, pathname);
      return null;
    },
  };
}
