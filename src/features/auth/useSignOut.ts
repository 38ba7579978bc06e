import { sessionEnded } from '@/shared/api/session';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { useSignOutMutation } from './authApi';
import { selectToken } from './authSlice';

export function useSignOut(end: 'signed out' | 'renewing' = 'signed out') {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const [forgetToken] = useSignOutMutation();
  return () => {
    // Signing out never waits for the server.
    if (token !== null) void forgetToken({ token });
    dispatch(sessionEnded(end));
  };
}
