import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { selectSignedInAt } from '@/features/auth/authSlice';
import { isOver, minutesToWarnOf } from '@/features/auth/session';
import { useSignOut } from '@/features/auth/useSignOut';
import { sessionEnded } from '@/shared/api/session';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { useNow } from '@/shared/useNow';

/** Warns before the session ends, and ends it in time. */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const signedInAt = useAppSelector(selectSignedInAt) ?? 0;
  const renew = useSignOut('renewing');
  const now = useNow();
  const minutes = minutesToWarnOf(signedInAt, now);

  useEffect(() => {
    // The sign-in may be later than the last tick of the clock.
    if (isOver(signedInAt, now) && isOver(signedInAt, Date.now())) dispatch(sessionEnded('expired'));
  }, [dispatch, signedInAt, now]);

  return (
    <div role="status">
      {minutes !== undefined && (
        <Alert
          type="warning"
          role="none"
          title={`Your session ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`}
          action={
            <Button size="small" onClick={renew}>
              Sign in again
            </Button>
          }
        />
      )}
    </div>
  );
}
