import { Navigate, type RouteObject } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { membersApi } from '@/features/members/membersApi';
import { paths } from '@/shared/routing/paths';
import { lazyPart } from '@/shared/ui/lazyPart';
import { AuthLayout } from './AuthLayout';
import { RequireSession } from './RequireSession';
import { MissingScreen, RouteFailure } from './RouteFailure';
import { adminScreens, loadFrame, type Screen } from './routes';
import { SignInRoute } from './SignInRoute';
import type { Store } from './store';

const awaited = { isAwaited: true };

const AdminLayout = lazyPart(loadFrame, MissingScreen, awaited);
const ForgotPasswordPage = lazyPart(
  () => import('@/features/auth/ForgotPasswordPage').then((module) => module.ForgotPasswordPage),
  MissingScreen,
  awaited,
);
const ResetPasswordPage = lazyPart(
  () => import('@/features/auth/ResetPasswordPage').then((module) => module.ResetPasswordPage),
  MissingScreen,
  awaited,
);

/** The routes of the console; `store` is where a screen's first calls are started. */
export const routesOf = (store: Store): RouteObject[] => [
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        path: '/auth',
        Component: AuthLayout,
        children: [
          { path: 'login', Component: SignInRoute },
          { path: 'forgot-password', Component: ForgotPasswordPage },
          { path: 'reset-password/:code?', Component: ResetPasswordPage },
          { path: 'forgotpassword/:code', Component: ResetPasswordPage },
          { index: true, element: <Navigate to={paths.signIn} replace /> },
          { path: '*', element: <Navigate to={paths.signIn} replace /> },
        ],
      },
      {
        path: '/admin',
        Component: RequireSession,
        children: [
          { Component: AdminLayout, children: adminScreens.map((screen) => routeOf(screen, store)) },
          { index: true, element: <Navigate to={paths.signIn} replace /> },
          { path: '*', element: <Navigate to={paths.signIn} replace /> },
        ],
      },
      { path: '*', element: <Navigate to="/auth" replace /> },
    ],
  },
];

function routeOf({ path, load, begin }: Screen, store: Store): RouteObject {
  return {
    path,
    Component: lazyPart(load, MissingScreen, awaited),
    ErrorBoundary: RouteFailure,
    loader: ({ request }) => {
      if (!selectIsSignedIn(store.getState())) return null;
      // Code and data set out together; whether the code arrives is the concern of the lazy component.
      load().catch(() => undefined);
      store.dispatch(membersApi.util.prefetch('getStats', undefined, {}));
      const { searchParams, pathname } = new URL(request.url);
      begin?.(store.dispatch, searchParams, pathname);
      return null;
    },
  };
}
