import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { staleAfterSeconds } from '@/shared/api/freshness';
import { attempt } from '@/shared/format/attempt';
import { useScheme } from '@/shared/preferences/preferences';
import { useListener } from '@/shared/hooks/useListener';
import { useReconnected } from '@/shared/connection/connectionSlice';
import { storageChanged, windowFocused } from '@/shared/connection/windowEvents';
import type { Store } from './store';
import { isInModal, isModalOpen } from '@/shared/ui/modal/useModal';
import { useAppSelector } from '@/shared/hooks/store';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { selectNotices } from '@/app/notices/noticesSlice';

type AdminConsoleProps = { store: Store; router: ReturnType<typeof createMemoryRouter> };

export function AdminConsole({ store, router }: AdminConsoleProps) {
  useListener('keydown', ignoreKeyRepeat);
  useListener('focus', () => void store.dispatch(windowFocused()));
  useEffect(() => setupListeners(store.dispatch, listenToWindow), [store]);
  useListener('storage', ({ key, newValue, storageArea }) => {
    const isLocal = attempt(() => storageArea === window.localStorage);
    if (isLocal) store.dispatch(storageChanged(key, newValue));
  });
  useListener('pageshow', ({ persisted }) => persisted && reload());
  return (
    <Provider store={store}>
      <Scheme />
      {/* docs/decisions/0019-navigations-in-one-go.md */}
      <RouterProvider router={router} useTransitions={false} />
      <NoticeHost />
    </Provider>
  );
}

/** A held Enter or Space presses once: not also the button that gets the focus when a Modal closes. */
function ignoreKeyRepeat(event: KeyboardEvent) {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof Element && event.target.closest('button'))
    event.preventDefault();
}

function Scheme() {
  const scheme = useScheme();
  useLayoutEffect(() => void (document.documentElement.dataset.scheme = scheme), [scheme]);
  return null;
}

/** Pages from the back/forward cache have missed storage events, such as a sign-out in another tab. */
function reload() {
  document.body.hidden = true;
  window.location.reload();
}

/** A tab that was hidden for a while polls nothing, and refetches what it shows when it is seen again and no dialog is open. */
const listenToWindow: NonNullable<Parameters<typeof setupListeners>[1]> = (dispatch, actions) => {
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    isAway = true;
    dispatch(actions.onFocusLost());
  };
  const comeBack = () => {
    if (!isAway || document.visibilityState === 'hidden') return;
    isAway = false;
    dispatch(actions.onFocus());
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(leave, staleAfterSeconds * 1000);
    else if (!isModalOpen()) comeBack();
  };
  // A dialog that closes returns the focus.
  const lookAtFocus = ({ target }: Event) => !isInModal(target) && comeBack();
  const listeners = [
    [document, 'visibilitychange', look],
    [document, 'focusin', lookAtFocus],
    [window, 'online', () => dispatch(actions.onOnline())],
    [window, 'offline', () => dispatch(actions.onOffline())],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    clearTimeout(timer);
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
};

const NoticeToasts = lazyChunk(
  async () =>
    (await import(/* webpackPrefetch: true, webpackChunkName: "notices" */ './notices/NoticeToasts')).NoticeToasts,
  ToastsMissing,
);

/** Nothing else waits for the toasts, so nobody is asked: the next notice and the next connection load them again. */
function ToastsMissing({ retry }: { retry: () => void }) {
  useReconnected(retry);
  const newest = useAppSelector(selectNotices).at(-1)?.id;
  const missed = useRef(newest);
  const loadAgain = useEffectEvent(retry);
  useEffect(() => {
    if (newest !== missed.current) loadAgain();
  }, [newest]);
  return null;
}

/** Loads the toasts with the first notice: the sign-in page does not wait for antd's notification. */
function NoticeHost() {
  const hasNotices = useAppSelector(selectNotices).length > 0;
  const [hasBegun, setBegun] = useState(false);
  if (hasNotices && !hasBegun) setBegun(true);
  return hasBegun && <NoticeToasts />;
}
