import { useEffect, useEffectEvent, useLayoutEffect, type ComponentType } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  replace,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
import { loadAccount } from '@/features/auth/loadAccount';
import { selectIsEnrolmentNeeded, selectIsSignedIn, selectSessionEnd } from '@/features/auth/authSlice';
import { membersApi } from '@/features/members/membersApi';
import { selectVisits, visited } from '@/features/palette/visitsSlice';
import { baseApi } from '@/shared/api/baseApi';
import type { SessionEnd } from '@/shared/api/session';
import { attempt } from '@/shared/format/attempt';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { addressOf, selectPreferences, usePreferences, type Preferences } from '@/shared/preferences/preferences';
import { paths } from '@/shared/routing/paths';
import { Loading, type Load } from '@/shared/ui/modal/lazyChunk';
import { AuthLayout } from '@/app/frame/AuthLayout';
import { MissingScreen, RouteFailure } from '@/app/frame/RouteFailure';
import { authScreens, offeredScreens, screenAt, type AdminScreen, type AuthScreen } from './routes';
import type { Store } from './store';

const loadFrame = async () => (await import(/* webpackChunkName: "dashboard" */ '@/app/frame/AdminLayout')).AdminLayout;

/** Its <link> precedes those of the screens, whose rules override it. */
const loadStyles = () => import(/* webpackChunkName: "sheet" */ '@/shared/ui/antdFurther.css');

/** ms to wait for the account, which may name another start than the dashboard. */
const longestWait = 1000;

/** ms for which the previous screen stays while the data of the next one is loading. */
const dataDelay = { opened: 300, navigated: 100 };

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);

export const routesOf = (store: Store): RouteObject[] => [
  {
    Component: TitledOutlet,
    ErrorBoundary: RouteFailure,
    HydrateFallback: Loading,
    children: [
      {
        Component: AuthLayout,
        children: [
          {
            Component: RequireNoSession,
            loader: ({ request }) =>
              selectIsSignedIn(store.getState())
                ? replace(addressAfterSignIn(new URL(request.url).searchParams, selectPreferences(store.getState())))
                : null,
            children: authRoutes('signedOut'),
          },
          ...authRoutes('anyone'),
        ],
      },
      {
        Component: RequireSession,
        loader: ({ request }) => {
          const state = store.getState();
          return selectIsSignedIn(state)
            ? codeOf(loadFrame)
            : replace(signInAddress(new URL(request.url), selectSessionEnd(state)));
        },
        children: offeredScreens().map((screen) => adminRoute(screen, store)),
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
  return (
    <>
      <LoadingScreen />
      <Outlet />
    </>
  );
}

const LoadingScreen = () => useNavigation().state === 'loading' && <Loading />;

type Code = { Content: ComponentType };

/** Not the route's `lazy`, of which React Router keeps a failed import for good. */
const codeOf = async (load: Load): Promise<Code> => ({ Content: await load().catch(() => MissingScreen) });

function LoadedCode() {
  const { Content } = useLoaderData<Code>();
  return <Content />;
}

function RequireSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const end = useAppSelector(selectSessionEnd);
  const isEnrolmentNeeded = useAppSelector(selectIsEnrolmentNeeded);
  const location = useLocation();
  if (isSignedIn && isEnrolmentNeeded && location.pathname !== paths.profile)
    return <Navigate to={paths.profile} replace />;
  return isSignedIn ? <LoadedCode /> : <Navigate to={signInAddress(location, end)} replace />;
}

function RequireNoSession() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [search] = useSearchParams();
  const preferences = usePreferences();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The form stays until the frame replaces it; the rows follow.
  const leave = useEffectEvent(async () => {
    // The account may keep the view that opens after signing in.
    if (!search.has(returnParam)) await atMost(longestWait, loadAccount(dispatch));
    const preferences = dispatch((_dispatch, getState) => selectPreferences(getState()));
    await navigate(addressAfterSignIn(search, preferences), { replace: true });
  });
  useEffect(() => {
    if (isSignedIn) void leave();
  }, [isSignedIn]);
  const loadNext = useEffectEvent(() => {
    const next = screenAt(new URL(addressAfterSignIn(search, preferences), window.location.origin).pathname);
    // The route's loader asks again for what fails here.
    Promise.all([loadFrame(), next?.load()])
      // The chart follows the screen's code, which so large a file would delay.
      .then(async () => {
        if (next?.path !== paths.dashboard) return;
        const { loadChart } = await import(/* webpackChunkName: "dashboard" */ '@/shared/ui/chart/LazyChart');
        await loadChart();
      })
      .catch(() => undefined);
  });
  // Loaded while the administrator types, so that Sign In waits for no code.
  useEffect(() => loadNext(), []);
  return <Outlet />;
}

const authRoutes = (access: AuthScreen['access']): RouteObject[] =>
  authScreens
    .filter((screen) => screen.access === access)
    .map(({ path, load }) => ({ path, loader: () => codeOf(load), Component: LoadedCode }));

function adminRoute({ path, title, load, prefetch }: AdminScreen, store: Store): RouteObject {
  const beganSignedIn = selectIsSignedIn(store.getState());
  return {
    path,
    Component: LoadedCode,
    ErrorBoundary: RouteFailure,
    loader: async ({ request }) => {
      if (!selectIsSignedIn(store.getState())) return null;
      const styles = path === paths.dashboard ? null : loadStyles();
      const code = codeOf(async () => (await Promise.all([load(), styles]))[0]);
      const { searchParams, pathname, search } = new URL(request.url);
      const isFirst = selectVisits(store.getState()).length === 0;
      store.dispatch(visited({ path: pathname, search, title }));
      store.dispatch(membersApi.util.prefetch('getStats', undefined, { ifOlderThan: Infinity }));
      prefetch?.(store.dispatch, searchParams, pathname);
      // Fast replies are drawn together with the screen; after signing in the frame does not wait for them.
      const data = isFirst && !beganSignedIn ? [] : store.dispatch(baseApi.util.getRunningQueriesThunk());
      await atMost(dataDelay[isFirst ? 'opened' : 'navigated'], Promise.all(data));
      return code;
    },
  };
}

const returnParam = 'next';

/** After signing out by choice, the next sign-in leads to the dashboard, not back to the screen that was left. */
const signInAddress = ({ pathname, search }: { pathname: string; search: string }, end: SessionEnd | null) =>
  screenAt(pathname) && end !== 'signed out'
    ? `${paths.signIn}?${returnParam}=${encodeURIComponent(pathname + search)}`
    : paths.signIn;

/** After sign-in: the remembered screen if it is in the table, else the view that opens then, else the dashboard. */
function addressAfterSignIn(search: URLSearchParams, { views }: Preferences): string {
  const url = attempt(() => new URL(search.get(returnParam) ?? '', window.location.origin));
  const isKnown = url?.origin === window.location.origin && screenAt(url.pathname);
  if (isKnown) return url.pathname + url.search;
  const start = views.find(({ path, opens }) => opens === 'console' && screenAt(path));
  return start ? addressOf(start) : paths.dashboard;
}
