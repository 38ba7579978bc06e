import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { freshness } from '@/shared/api/freshness';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useSwitchMaintenanceMutation, versionsApi } from './versionsApi';
import { selectIsMaintenanceOn, selectSwitchedOnAt } from './versionsSlice';

export function MaintenanceBar() {
  versionsApi.endpoints.listVersions.useQuerySubscription({ silent: true }, freshness.eachTenMinutes);
  const isOn = useAppSelector(selectIsMaintenanceOn);
  const [change] = useSwitchMaintenanceMutation();
  const [switchOff, isLoading] = useOneAtATime(() => change(false));
  const isSlip = useIsSlip();
  return (
    <div role="status">
      {isOn && (
        <Alert
          type="warning"
          // Announced by the live region around it.
          role="none"
          title={<strong>Maintenance mode is on: members cannot use the apps.</strong>}
          action={
            <span ref={keepFocus}>
              <Button size="small" loading={isLoading} onClick={switchOff}>
                {isSlip ? 'Undo' : 'Switch off'}
              </Button>
            </span>
          }
        />
      )}
    </div>
  );
}

/** ms for which switching it on can be undone. */
const slipTime = 10_000;

function useIsSlip() {
  const switchedOnAt = useAppSelector(selectSwitchedOnAt);
  const [slipOverAt, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(switchedOnAt), switchedOnAt + slipTime - Date.now());
    return () => clearTimeout(timer);
  }, [switchedOnAt]);
  return switchedOnAt !== slipOverAt;
}
