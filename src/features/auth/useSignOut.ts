import { useDispatch, useSelector } from 'react-redux';
import { useSignOutMutation } from './authApi';
import { selectToken, signedOut } from './authSlice';

export function useSignOut() {
  const dispatch = useDispatch();
  const token = useSelector(selectToken);
  const [forgetToken] = useSignOutMutation();
  return () => {
    // Signing out never waits for the server.
    if (token !== null) void forgetToken({ token });
    dispatch(signedOut());
  };
}
