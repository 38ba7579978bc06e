import type { Registrations } from '@/features/members/memberReplies';
import { membersApi, useGetRegistrationsQuery } from '@/features/members/membersApi';
import { RequestsTable } from '@/features/members/requests/RequestsTable';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { FailureLine } from '@/shared/ui/FailureLine';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useDelay } from '@/shared/useDelay';

const MonthlyChart = lazyPart(
  // Loaded with the dashboard's code, while the administrator signs in.
  () => import(/* webpackPrefetch: true */ '@/shared/ui/chart/MonthlyChart'),
  ChunkFailed,
);

const color = { light: '#0d6063', dark: '#6cc9c4' };

export function DashboardPage() {
  return (
    <>
      <section className="panel" aria-labelledby="requests-title">
        <h2 id="requests-title">User Requests</h2>
        <RequestsTable />
      </section>
      <RegistrationsPanel />
    </>
  );
}

/** The chart library is large, so it starts once the table is usable. */
function RegistrationsPanel() {
  const { data, error, isFetching, refetch } = useGetRegistrationsQuery();
  const mayDraw = useDelay(100, useIsTableSettled());
  const series = data && [{ name: 'Performance', color, counts: data.counts }];
  return (
    <section className="panel" aria-labelledby="registrations-title" aria-busy={isFetching}>
      <h2 id="registrations-title">Registered Users</h2>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      <div className="chart-place">
        {series && mayDraw && <MonthlyChart summary={summaryOf(data)} months={data.months} series={series} />}
      </div>
    </section>
  );
}

function useIsTableSettled() {
  const page = usePageSearchParam();
  const { isSuccess, isError } = membersApi.endpoints.listMembers.useQueryState({ group: 'pending', page });
  return isSuccess || isError;
}

function summaryOf({ months, counts }: Registrations) {
  if (counts.length === 0) return 'Registered users per month: no figures.';
  const most = counts.indexOf(Math.max(...counts));
  const last = counts.length - 1;
  return `Registered users per month from ${months[0]} to ${months[last]}: ${counts[last]} in ${months[last]}, at most ${counts[most]} in ${months[most]}.`;
}
