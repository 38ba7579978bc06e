import { Statistic } from 'antd';
import { useGetStatsQuery, type MemberStats } from '@/features/members/membersApi';
import { FailureLine } from '@/shared/ui/FailureLine';

const cards: readonly { title: string; figure: keyof MemberStats }[] = [
  { title: 'User Requests', figure: 'requests' },
  { title: 'Total users', figure: 'users' },
  { title: 'Rejected Users', figure: 'rejected' },
  { title: 'Blocked Users', figure: 'blocked' },
];

const bold = { content: { fontWeight: 680 } };
const grouped = new Intl.NumberFormat();

export function StatCards() {
  const { data, error, isFetching, refetch } = useGetStatsQuery();
  return (
    <section aria-label="Figures" aria-busy={isFetching}>
      <div className="stats">
        {cards.map(({ title, figure }) => (
          <Statistic
            key={figure}
            className={`stat stat-${figure}`}
            styles={bold}
            // Screen readers hear which figure belongs to which title.
            title={<span role="term">{title}</span>}
            formatter={() => <span role="definition">{data ? grouped.format(data[figure]) : '–'}</span>}
          />
        ))}
      </div>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
    </section>
  );
}
