import { Alert, Button } from 'antd';
import { selectSignedInAt } from '@/features/auth/authSlice';
import { minutesToWarnOf } from '@/features/auth/session';
import { useSignOut } from '@/features/auth/useSignOut';
import { useAppSelector } from '@/shared/hooks/store';
import { useNow } from '@/shared/hooks/useNow';

/** Warns before the session ends. */
export function SessionWatch() {
  const signedInAt = useAppSelector(selectSignedInAt) ?? 0;
  const renew = useSignOut('renewing');
  const minutes = minutesToWarnOf(signedInAt, useNow());
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
