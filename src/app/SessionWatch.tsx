import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsInterrupted, selectSignedInAt } from '@/features/auth/authSlice';
import { millisecondsLeft, phaseOf } from '@/features/auth/session';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { useNow } from '@/shared/useNow';

export const SignInAgainDialog = lazyPart(() => import('@/features/auth/SignInAgainDialog'), ChunkFailed, {
  isAwaited: true,
});

export function SessionWatch() {
  const signedInAt = useSelector(selectSignedInAt) ?? 0;
  const isInterrupted = useSelector(selectIsInterrupted);
  const now = useNow();
  // What was put off, and what was asked for, concerns one session only.
  const [putOff, setPutOff] = useState<number | null>(null);
  const [askedFor, setAskedFor] = useState<number | null>(null);
  const phase = phaseOf(signedInAt, now);
  const isAsking = askedFor === signedInAt || (phase === 'closing' && putOff !== signedInAt);
  const minutes = Math.max(1, Math.ceil(millisecondsLeft(signedInAt, now) / 60_000));

  const later = () => {
    setPutOff(signedInAt);
    setAskedFor(null);
  };

  return (
    <>
      <div role="status">
        {(phase === 'ending' || phase === 'closing') && (
          <Alert
            type="warning"
            role="none"
            title={`Your session ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
            action={
              <Button size="small" onClick={() => setAskedFor(signedInAt)}>
                Sign in again
              </Button>
            }
          />
        )}
      </div>
      {isInterrupted ? <SignInAgainDialog key="over" /> : isAsking && <SignInAgainDialog key="soon" onLater={later} />}
    </>
  );
}
