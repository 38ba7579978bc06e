import type { ReactNode } from 'react';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { selectIsOffline } from '@/shared/api/baseApi';
import { selectIsServerDown } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks/store';

/** Overlaps the margin below the top bar, so that nothing moves. `children`: actions while the server is down. */
export function ConnectionBar({ children }: { children?: ReactNode }) {
  const isOffline = useAppSelector(selectIsOffline);
  const isServerDown = useAppSelector(selectIsServerDown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isReconnecting = !isOffline && isServerDown && isSignedIn;
  const text = isOffline ? 'You are offline.' : isReconnecting ? 'Reconnecting…' : '';
  return (
    <div className="connection-bar" role="status">
      {text}
      {isReconnecting && children}
    </div>
  );
}
