import { memo } from 'react';
import type { Registrations } from '@/features/members/member';
import { useGetRegistrationsQuery } from '@/features/members/membersApi';
import { RequestsTable, useIsTableDrawn } from '@/features/requests/RequestsTable';
import { TasksPanel } from '@/features/tasks/TasksPanel';
import { LazyChart } from '@/shared/ui/chart/LazyChart';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { noData } from '@/shared/ui/list/ListTable';

export function DashboardPage() {
  return (
    <>
      <TasksPanel />
      <section className="panel" aria-labelledby="requests-title">
        <h2 id="requests-title">User Requests</h2>
        <RequestsTable />
      </section>
      <RegistrationsPanel />
    </>
  );
}

function RegistrationsPanel() {
  const { data, error, isFetching, refetch } = useGetRegistrationsQuery();
  // The chart's code is large: the rows come first.
  const isTableDrawn = useIsTableDrawn();
  return (
    <section className="panel" aria-labelledby="registrations-title" aria-busy={isFetching}>
      <h2 id="registrations-title">Registered Users</h2>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      <div className="chart-box">{data && isTableDrawn && <RegistrationsChart registrations={data} />}</div>
    </section>
  );
}

/** Drawn with each page turn, the chart and the tasks took a fifth of it. */
const RegistrationsChart = memo(function RegistrationsChart({ registrations }: { registrations: Registrations }) {
  const { months, counts } = registrations;
  if (counts.every((count) => count === null)) return noData();
  const series = { name: 'Performance', color: 'primary', counts } as const;
  return <LazyChart summary={summaryOf(registrations)} months={months} series={[series]} />;
});

function summaryOf({ months, counts }: Registrations) {
  const known = counts.flatMap((count, index) => (count === null ? [] : [{ count, month: months[index] || '-' }]));
  const most = known.reduce((one, other) => (other.count > one.count ? other : one));
  const last = known.at(-1) ?? most;
  return `Registered users per month from ${months[0] || '-'} to ${months.at(-1) || '-'}: ${last.count} in ${last.month}, at most ${most.count} in ${most.month}.`;
}
