import type { ReactNode } from 'react';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { selectIsOffline } from '@/shared/api/baseApi';
import { selectIsServerDown } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks/store';

/** Lies beneath the top bar, over the margin of the screen: it moves nothing. `children` act while a server is away. */
export function ConnectionBar({ children }: { children?: ReactNode }) {
  const isOffline = useAppSelector(selectIsOffline);
  const isServerDown = useAppSelector(selectIsServerDown);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isReconnecting = isServerDown && isSignedIn;
  const text = isOffline ? 'You are offline.' : isReconnecting ? 'Reconnecting…' : '';
  return (
    <div className="connection-bar" role="status">
      {text}
      {isReconnecting && children}
    </div>
  );
}
