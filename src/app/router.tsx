import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  replace,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { selectIsSignedIn, selectSessionEnd } from '@/features/auth/authSlice';
import { membersApi } from '@/features/members/membersApi';
import { selectVisits, visited } from '@/features/palette/visitsSlice';
import { baseApi } from '@/shared/api/baseApi';
import type { SessionEnd } from '@/shared/api/session';
import { attempt } from '@/shared/attempt';
import { useAppSelector } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import { AuthLayout } from './AuthLayout';
import { MissingScreen, RouteFailure } from './RouteFailure';
import { authScreens, offeredScreens, screenAt, type AdminScreen, type AuthScreen } from './routes';
import type { Store } from './store';

const AdminLayout = lazyChunk(
  async () => (await import(/* webpackChunkName: "frame" */ './AdminLayout')).AdminLayout,
  MissingScreen,
);

/** ms for which the screen before stays, or the page is empty, until the next screen says that its code or its data is loading. */
const codeDelay = 300;
const dataDelay = { opened: 300, navigated: 100 };

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

export const routesOf = (store: Store): RouteObject[] => [
  {
    Component: TitledOutlet,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        Component: AuthLayout,
        children: [
          {
            Component: RequireNoSession,
            loader: ({ request }) =>
              selectIsSignedIn(store.getState())
                ? replace(addressAfterSignIn(new URL(request.url).searchParams))
                : null,
            children: authRoutes('signedOut'),
          },
          ...authRoutes('anyone'),
        ],
      },
      {
        Component: RequireSession,
        children: [{ Component: AdminLayout, children: offeredScreens().map((screen) => adminRoute(screen, store)) }],
      },
      { path: '*', loader: () => replace(paths.signIn), element: null },
    ],
  },
];

function TitledOutlet() {
  const { pathname } = useLocation();
  const requests = membersApi.endpoints.getStats.useQueryState().data?.requests ?? 0;
  useEffect(() => {
    const screen = [...authScreens, ...offeredScreens()].find(({ path }) => matchPath(path, pathname));
    // Without a member's name: the browser's history keeps titles after the sign-out.
    if (screen) document.title = (requests > 0 ? `(${requests}) ` : '') + screen.title;
  }, [pathname, requests]);
  const isBack = useNavigationType() === 'POP';
  // Back restores the scroll.
  const beginAtTop = useEffectEvent(() => isBack || window.scrollTo(0, 0));
  useLayoutEffect(() => void beginAtTop(), [pathname]);
  return <Outlet />;
}

function RequireSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const end = useAppSelector(selectSessionEnd);
  const location = useLocation();
  return isSignedIn ? <Outlet /> : <Navigate to={signInAddress(location, end)} replace />;
}

function RequireNoSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [search] = useSearchParams();
  useEffect(() => {
    const timer = setTimeout(preload, 300);
    return () => clearTimeout(timer);
  }, []);
  const navigate = useNavigate();
  // The form stays until the frame is drawn in its place, while the rows are on their way.
  const leave = useEffectEvent(() => void navigate(addressAfterSignIn(search), { replace: true, flushSync: true }));
  useEffect(() => {
    // In an effect React flushes nothing.
    if (isSignedIn) queueMicrotask(() => leave());
  }, [isSignedIn]);
  return <Outlet />;
}

function preload() {
  const dashboard = screenAt(paths.dashboard);
  // A failed prefetch is ignored: the screen loads again when it renders, and reports its failure.
  Promise.all([AdminLayout.preload(), dashboard && loadScreen(dashboard)]).catch(() => undefined);
}

const authRoutes = (access: AuthScreen['access']): RouteObject[] =>
  authScreens
    .filter((screen) => screen.access === access)
    .map((screen) => ({
      path: screen.path,
      Component: 'load' in screen ? lazyChunk(screen.load, MissingScreen) : screen.Component,
    }));

function adminRoute(screen: AdminScreen, store: Store): RouteObject {
  const beganSignedIn = selectIsSignedIn(store.getState());
  const Screen = lazyChunk(() => loadScreen(screen), MissingScreen);
  return {
    path: screen.path,
    Component: Screen,
    ErrorBoundary: RouteFailure,
    loader: async ({ request }) => {
      const state = store.getState();
      if (!selectIsSignedIn(state)) return replace(signInAddress(new URL(request.url), selectSessionEnd(state)));
      // Code and data load in parallel; whether the code arrives is the concern of the lazy component.
      const code = Promise.all([AdminLayout.preload(), Screen.preload()]).catch(() => undefined);
      const { searchParams, pathname, search } = new URL(request.url);
      const isFirst = selectVisits(store.getState()).length === 0;
      store.dispatch(visited({ path: pathname, search, title: screen.title }));
      // The figures are shown above every screen.
      store.dispatch(membersApi.util.prefetch('getStats', undefined, { ifOlderThan: Infinity }));
      screen.prefetch?.(store.dispatch, searchParams, pathname);
      // What comes at once is drawn once, with its rows. After signing in the frame is drawn first, while they are on their way.
      const data = isFirst && !beganSignedIn ? [] : store.dispatch(baseApi.util.getRunningQueriesThunk());
      await Promise.all([
        atMost(codeDelay, code),
        atMost(dataDelay[isFirst ? 'opened' : 'navigated'], Promise.all(data)),
      ]);
      return null;
    },
  };
}

export async function loadScreen(screen: AdminScreen) {
  // Its link stands first, and the screen's own rules prevail.
  const sheet =
    screen.path !== paths.dashboard && import(/* webpackChunkName: "sheet" */ '@/shared/ui/antdFurther.css');
  const [content, Above] = await Promise.all([loadPage(screen), screen.above?.(), sheet]);
  return () => (
    <>
      {Above && <Above />}
      {content}
    </>
  );
}

async function loadPage({ load, panels: loadPanels }: AdminScreen) {
  if (!loadPanels) {
    const Page = await load();
    return <Page />;
  }
  const [Page, panels] = await Promise.all([load(), loadPanels()]);
  return <Page panels={panels} />;
}

const returnParam = 'next';

/** After signing out by choice, the next sign-in leads to the dashboard, not back to the screen that was left. */
const signInAddress = ({ pathname, search }: { pathname: string; search: string }, end: SessionEnd | null) =>
  screenAt(pathname) && end !== 'signed out'
    ? `${paths.signIn}?${returnParam}=${encodeURIComponent(pathname + search)}`
    : paths.signIn;

/** After sign-in: the remembered screen if it is in the table, the dashboard otherwise. */
function addressAfterSignIn(search: URLSearchParams): string {
  const url = attempt(() => new URL(search.get(returnParam) ?? '', window.location.origin));
  const isKnown = url?.origin === window.location.origin && screenAt(url.pathname);
  return isKnown ? url.pathname + url.search : paths.dashboard;
}
