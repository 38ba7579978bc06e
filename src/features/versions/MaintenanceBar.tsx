import { Alert, Button } from 'antd';
import { useEffect, useState, type MouseEvent } from 'react';
import { freshness } from '@/shared/api/freshness';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useSwitchMaintenanceMutation, versionsApi } from './versionsApi';
import { selectIsMaintenanceOn, selectSwitchedOnAt } from './versionsSlice';

export function MaintenanceBar() {
  versionsApi.endpoints.listVersions.useQuerySubscription({ silent: true }, freshness.eachTenMinutes);
  const isOn = useAppSelector(selectIsMaintenanceOn);
  const [change] = useSwitchMaintenanceMutation();
  const [switchOff, isLoading] = useOneAtATime(async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const content = currentTarget.closest<HTMLElement>('[tabindex="-1"]');
    const { error } = await change(false);
    const { activeElement, body } = document;
    // The button goes with the bar.
    if (error === undefined && (activeElement === currentTarget || activeElement === body))
      content?.focus({ preventScroll: true });
  });
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
            <Button size="small" loading={isLoading} onClick={switchOff}>
              {isSlip ? 'Undo' : 'Switch off'}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** ms for which what was switched on is offered to be undone. */
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
