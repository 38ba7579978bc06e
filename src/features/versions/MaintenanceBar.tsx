import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStoreDispatch } from '@/shared/largeList/largeLists';
import { useOneAtATime } from '@/shared/oneAtATime';
import { quietly } from '@/shared/notices/quiet';
import { useSwitchMaintenanceMutation, versionsApi } from './versionsApi';

const { listVersions } = versionsApi.endpoints;

/** Seconds after which a change of screen refetches the mode. */
const staleAfterSeconds = 60;

export function MaintenanceBar() {
  const isOn = useMaintenance();
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

function useMaintenance() {
  const { pathname } = useLocation();
  const dispatch = useStoreDispatch();
  useEffect(() => {
    const call = dispatch(listVersions.initiate(quietly, { forceRefetch: staleAfterSeconds }));
    call.unsubscribe();
  }, [dispatch, pathname]);
  return listVersions.useQueryState().data?.isMaintenanceOn === true;
}
