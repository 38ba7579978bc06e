import { MonthlyChart } from '@/shared/ui/chart/MonthlyChart';
import type { MonthCounts } from '../payment';
import { monthName, type ShownState } from './states';

type PaymentsChartProps = { months: readonly MonthCounts[]; states: readonly ShownState[] };

export function PaymentsChart({ months, states }: PaymentsChartProps) {
  const names = months.map(({ month }) => monthName(month));
  const last = months.at(-1);
  const lastFigures = states.map(({ key, label }) => `${last?.counts[key] ?? 0} ${label}`).join(', ');
  return (
    <MonthlyChart
      summary={`Payments per month from ${names[0]} to ${names.at(-1)}; in the last of them ${lastFigures}. The table below has every figure.`}
      months={names}
      series={states.map(({ key, label, color }) => ({
        name: label,
        color,
        counts: months.map(({ counts }) => counts[key]),
      }))}
    />
  );
}
