import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsInterrupted, selectSignedInAt, sessionExpired } from '@/features/auth/authSlice';
import { isOver, millisecondsLeft, phaseOf } from '@/features/auth/session';
import { sessionInterrupted } from '@/shared/api/session';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { selectHasUnsentWork } from '@/shared/unsentWork';
import { useNow } from '@/shared/useNow';

export const SignInAgainDialog = lazyPart(() => import('@/features/auth/SignInAgainDialog'), ChunkFailed, {
  isAwaited: true,
});

export function SessionWatch() {
  const dispatch = useDispatch();
  const signedInAt = useSelector(selectSignedInAt) ?? 0;
  const isInterrupted = useSelector(selectIsInterrupted);
  const hasUnsentWork = useSelector(selectHasUnsentWork);
  const now = useNow();
  const [chosen, setChosen] = useState({ session: 0, asks: false });
  const phase = phaseOf(signedInAt, now);
  const isAsking = chosen.session === signedInAt ? chosen.asks : phase === 'closing';
  const minutes = Math.max(1, Math.ceil(millisecondsLeft(signedInAt, now) / 60_000));

  const isEnd = phase === 'over' && !isInterrupted;
  useEffect(() => {
    // The sign-in may be later than the last tick of the clock.
    if (isEnd && isOver(signedInAt, Date.now())) dispatch(hasUnsentWork ? sessionInterrupted() : sessionExpired());
  }, [dispatch, isEnd, signedInAt, hasUnsentWork, now]);

  const choose = (asks: boolean) => setChosen({ session: signedInAt, asks });

  return (
    <>
      <div role="status">
        {(phase === 'ending' || phase === 'closing') && (
          <Alert
            type="warning"
            role="none"
            title={`Your session ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
            action={
              <Button size="small" onClick={() => choose(true)}>
                Sign in again
              </Button>
            }
          />
        )}
      </div>
      {isInterrupted ? (
        <SignInAgainDialog key="over" />
      ) : (
        isAsking && <SignInAgainDialog key="soon" onLater={() => choose(false)} />
      )}
    </>
  );
}
