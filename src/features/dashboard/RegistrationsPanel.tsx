import { membersApi, useGetRegistrationsQuery } from '@/features/members/membersApi';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { FailureLine } from '@/shared/ui/FailureLine';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { useDelay } from '@/shared/useDelay';

const RegisteredUsersChart = lazyPart(
  // Fetched as soon as the code of the dashboard is there, which is while the administrator signs in.
  () => import(/* webpackPrefetch: true */ './RegisteredUsersChart'),
  ChunkFailed,
);

/** The registered users per month. The drawing code is large, so it runs only once the table above is usable. */
export function RegistrationsPanel() {
  const { data, error, isFetching, refetch } = useGetRegistrationsQuery();
  const mayDraw = useDelay(100, useIsTableSettled());
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
  const page = usePageSearchParam();
  const { isSuccess, isError } = membersApi.endpoints.listMembers.useQueryState({ group: 'pending', page });
  return isSuccess || isError;
}
