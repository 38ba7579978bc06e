import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useSearchParams } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { paths } from '@/shared/routing/paths';
import { loadFrame } from './frame';
import { NoticeToasts } from './NoticeHost';
import { addressAfterSignIn, screenAt } from './returnAddress';
import { loadScreen } from './screen';

export function RequireNoSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [search] = useSearchParams();
  useEffect(() => {
    const timer = setTimeout(preload, 300);
    return () => clearTimeout(timer);
  }, []);
  return isSignedIn ? <Navigate to={addressAfterSignIn(search)} replace /> : <Outlet />;
}

function preload() {
  const dashboard = screenAt(paths.dashboard);
  // What does not come is asked for again when it is drawn, and says so then.
  Promise.all([loadFrame(), dashboard && loadScreen(dashboard)])
    .then(NoticeToasts.load)
    .catch(() => undefined);
}
