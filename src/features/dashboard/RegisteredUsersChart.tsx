import { MonthlyChart } from '@/shared/ui/chart/MonthlyChart';

type RegisteredUsersChartProps = { months: string[]; counts: number[] };

export function RegisteredUsersChart(props: RegisteredUsersChartProps) {
  const { months, counts } = props;
  const series = [{ name: 'Performance', color: { light: '#0d6063', dark: '#6cc9c4' }, counts }];
  return <MonthlyChart summary={summaryOf(props)} months={months} series={series} />;
}

function summaryOf({ months, counts }: RegisteredUsersChartProps) {
  if (counts.length === 0) return 'Registered users per month: no figures.';
  const most = counts.indexOf(Math.max(...counts));
  const last = counts.length - 1;
  return `Registered users per month from ${months[0]} to ${months[last]}: ${counts[last]} in ${months[last]}, at most ${counts[most]} in ${months[most]}.`;
}
