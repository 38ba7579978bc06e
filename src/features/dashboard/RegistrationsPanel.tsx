import { useEffect, useState } from 'react';
import { membersApi, useGetRegistrationsQuery } from '@/features/members/membersApi';
import { usePageInAddress } from '@/shared/routing/pageInAddress';
import { FailureLine } from '@/shared/ui/FailureLine';
import { lazyPart } from '@/shared/ui/lazyPart';
import { MissingPart } from '@/shared/ui/MissingPart';

const RegisteredUsersChart = lazyPart(
  () => import('./RegisteredUsersChart').then((module) => module.RegisteredUsersChart),
  MissingPart,
);

/** The registered users per month. The drawing code is large, so it is fetched only once the table above is usable. */
export function RegistrationsPanel() {
  const { data, error, isFetching, refetch } = useGetRegistrationsQuery();
  const mayDraw = useIsQuiet(useIsTableSettled());
  return (
    <section className="panel" aria-labelledby="registrations-title" aria-busy={isFetching}>
      <h2 id="registrations-title">Registered Users</h2>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      <div className="chart-place">
        {data && mayDraw && <RegisteredUsersChart months={data.months} counts={data.counts} />}
      </div>
    </section>
  );
}

function useIsTableSettled() {
  const page = usePageInAddress();
  const { isSuccess, isError } = membersApi.endpoints.listMembers.useQueryState({ group: 'pending', page });
  return isSuccess || isError;
}

/** Whether the browser has come to rest since the moment was there; once it has, it stays so. */
function useIsQuiet(moment: boolean) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => setQuiet(true), 100);
    return () => clearTimeout(timer);
  }, [moment]);
  return isQuiet;
}
