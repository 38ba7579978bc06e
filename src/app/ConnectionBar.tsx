import type { ReactNode } from 'react';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { selectIsLost, selectIsOffline } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks';

/** Lies beneath the top bar, over the margin of the screen: it moves nothing. `children` act while a server is away. */
export function ConnectionBar({ children }: { children?: ReactNode }) {
  const isOffline = useAppSelector(selectIsOffline);
  const isLost = useAppSelector(selectIsLost);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isReconnecting = isLost && isSignedIn;
  const text = isOffline ? 'You are offline.' : isReconnecting ? 'Reconnecting…' : '';
  return (
    <div className="connection-bar" role="status">
      {text}
      {isReconnecting && children}
    </div>
  );
}
