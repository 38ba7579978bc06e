import { selectIsSignedIn } from '@/features/auth/authSlice';
import { selectIsLost, selectIsOffline } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks';

/** Lies beneath the top bar, over the margin of the screen: it moves nothing. */
export function ConnectionBar() {
  const isOffline = useAppSelector(selectIsOffline);
  const isLost = useAppSelector(selectIsLost);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const text = isOffline ? 'You are offline.' : isLost && isSignedIn ? 'Reconnecting…' : '';
  return (
    <div className="connection-bar" role="status">
      {text}
    </div>
  );
}
