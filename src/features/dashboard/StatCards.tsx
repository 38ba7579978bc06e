import { Link, useLocation } from 'react-router-dom';
import type { MemberStats } from '@/features/members/member';
import { useGetStatsQuery } from '@/features/members/membersApi';
import { freshness } from '@/shared/api/freshness';
import { selectIsServerDown, useReconnected } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { FailureLine, useIsOffline } from '@/shared/ui/text/FailureLine';

const cards: readonly { title: string; stat: keyof MemberStats; edge: string; to: string }[] = [
  { title: 'User Requests', stat: 'requests', edge: 'accent', to: paths.requests },
  { title: 'Total users', stat: 'users', edge: 'primary', to: paths.users },
  { title: 'Rejected Users', stat: 'rejected', edge: 'line-strong', to: `${paths.users}?group=rejected` },
  // Not the screen Blocked Users, which lists whom members blocked themselves.
  { title: 'Blocked Users', stat: 'blocked', edge: 'danger', to: `${paths.users}?group=blocked` },
];

/** Cards on the dashboard, elsewhere a strip of one line. */
export function StatCards() {
  const isDashboard = useLocation().pathname === paths.dashboard;
  const { data, error, isFetching, refetch } = useGetStatsQuery(
    undefined,
    useAppSelector(selectIsServerDown) ? freshness.whileDown : freshness.eachMinute,
  );
  // Where another call has found the server again; their own poll would come a minute later.
  useReconnected(() => {
    if (error !== undefined) void refetch();
  });
  // The bar alone says so: a line would move the screen.
  const isOffline = useIsOffline(error);
  const isBusy = isFetching && !isOffline;
  return (
    <section aria-label="Figures" aria-busy={isBusy}>
      <dl className={isDashboard ? 'stats' : 'stats strip'}>
        {cards.map(({ title, stat, edge, to }) => (
          <div key={stat} className={`panel stat stat-${stat}`} style={{ borderLeftColor: `var(--${edge})` }}>
            <dt>
              <Link className="card-link" to={to}>
                {title}
              </Link>
            </dt>
            <dd>{data ? data[stat].toLocaleString() : isBusy ? null : '–'}</dd>
          </div>
        ))}
      </dl>
      {error && !('needs' in error) && !isFetching && !isOffline && <FailureLine error={error} retry={refetch} />}
    </section>
  );
}
