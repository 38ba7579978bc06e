import { useEffect } from 'react';
import { matchPath, Navigate, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { paths } from '@/shared/routing/paths';
import { lazyPart } from '@/shared/ui/lazyPart';
import { AuthLayout } from './AuthLayout';
import { loadFrame } from './frame';
import { prefetchFigures } from './prefetch';
import { RequireNoSession } from './RequireNoSession';
import { RequireSession } from './RequireSession';
import { MissingScreen, RouteFailure } from './RouteFailure';
import { adminScreens, authScreens } from './routes';
import { loadScreen, type AdminScreen, type AuthScreen } from './screen';
import type { Store } from './store';

const awaited = { isAwaited: true };

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
        children: [{ Component: AdminLayout, children: adminScreens.map((screen) => adminRoute(screen, store)) }],
      },
      { path: '*', element: <Navigate to={paths.signIn} replace /> },
    ],
  },
];

function TitledOutlet() {
  const { pathname } = useLocation();
  useEffect(() => {
    const screen = [...authScreens, ...adminScreens].find(({ path }) => matchPath(path, pathname));
    if (screen) document.title = screen.title;
  }, [pathname]);
  return <Outlet />;
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
      // Code and data set out together; whether the code arrives is the concern of the lazy component.
      load().catch(() => undefined);
      const { searchParams, pathname } = new URL(request.url);
      prefetchFigures(store.dispatch);
      screen.prefetch?.(store.dispatch, searchParams, pathname);
      return null;
    },
  };
}
