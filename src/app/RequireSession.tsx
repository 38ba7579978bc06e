import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import {
  selectIsInterrupted,
  selectIsSignedIn,
  selectLeftByChoice,
  selectSignedInAt,
  sessionExpired,
} from '@/features/auth/authSlice';
import { isOver } from '@/features/auth/session';
import { sessionInterrupted } from '@/shared/api/session';
import { paths } from '@/shared/routing/paths';
import { selectHasUnsentWork } from '@/shared/unsentWork';
import { useNow } from '@/shared/useNow';
import { signInAddress } from './returnAddress';

export function RequireSession() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const leftByChoice = useSelector(selectLeftByChoice);
  const location = useLocation();
  useExpiry();
  if (isSignedIn) return <Outlet />;
  return <Navigate to={leftByChoice ? paths.signIn : signInAddress(location)} replace />;
}

function useExpiry() {
  const dispatch = useDispatch();
  const signedInAt = useSelector(selectSignedInAt);
  const isInterrupted = useSelector(selectIsInterrupted);
  const hasUnsentWork = useSelector(selectHasUnsentWork);
  const now = useNow();
  const isEnd = signedInAt !== null && !isInterrupted && isOver(signedInAt, now);
  useEffect(() => {
    // The sign-in may be younger than the last look at the clock.
    if (isEnd && isOver(signedInAt, Date.now())) dispatch(hasUnsentWork ? sessionInterrupted() : sessionExpired());
  }, [dispatch, isEnd, signedInAt, hasUnsentWork, now]);
}
