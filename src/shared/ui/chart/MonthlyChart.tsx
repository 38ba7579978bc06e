import { useScheme } from '@/shared/preferences/useScheme';
import { MonthlyLines, type MonthlyFigures } from './MonthlyLines';

export type MonthlyChartProps = MonthlyFigures & { summary: string };

function isThisMonth(label = '') {
  const now = new Date();
  const year = /\d{4}/.exec(label)?.[0] ?? now.getFullYear();
  const names = ['en', undefined].map((language) => now.toLocaleString(language, { month: 'short' }).toLowerCase());
  return Number(year) === now.getFullYear() && names.some((name) => label.toLowerCase().includes(name));
}

export function MonthlyChart({ summary, months, series }: MonthlyChartProps) {
  const scheme = useScheme();
  return (
    <div className="chart" role="img" aria-label={summary}>
      <MonthlyLines months={months} series={series} scheme={scheme} isOngoing={isThisMonth(months.at(-1))} />
    </div>
  );
}
