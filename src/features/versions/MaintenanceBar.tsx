import { Alert, Button } from 'antd';
import { freshness } from '@/shared/api/freshness';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useSwitchMaintenanceMutation, versionsApi } from './versionsApi';
import { selectIsMaintenanceOn } from './versionsSlice';

export function MaintenanceBar() {
  versionsApi.endpoints.listVersions.useQuerySubscription({ silent: true }, freshness.eachTenMinutes);
  const isOn = useAppSelector(selectIsMaintenanceOn);
  const [change] = useSwitchMaintenanceMutation();
  const [switchOff, isLoading] = useOneAtATime(() => change(false));
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
              Switch off
            </Button>
          }
        />
      )}
    </div>
  );
}
