import { lazy, Suspense } from 'react';
import { useScheme } from '@/shared/scheme';
import type { MonthlyFigures } from './MonthlyLines';

type MonthlyChartProps = MonthlyFigures & { summary: string };

function isThisMonth(label = '') {
  const now = new Date();
  const year = /\d{4}/.exec(label)?.[0] ?? now.getFullYear();
  const names = ['en', undefined].map((language) => now.toLocaleString(language, { month: 'short' }).toLowerCase());
  return Number(year) === now.getFullYear() && names.some((name) => label.toLowerCase().includes(name));
}

// Bundled with the chunk that imports it; the library runs only in a browser.
const MonthlyLines = lazy(() =>
  import(/* webpackMode: "eager" */ './MonthlyLines').then((module) => ({ default: module.MonthlyLines })),
);

export function MonthlyChart({ summary, months, series }: MonthlyChartProps) {
  const scheme = useScheme();
  if (!canDraw()) {
    return (
      <ul className="chart-figures">
        {months.map((month, index) => (
          // Servers may send a month twice.
          <li key={index}>
            <span>{month}</span>
            <span>{series.map(({ counts }) => counts[index]).join(' / ')}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="chart" role="img" aria-label={summary}>
      <Suspense>
        <MonthlyLines months={months} series={series} scheme={scheme} isOngoing={isThisMonth(months.at(-1))} />
      </Suspense>
    </div>
  );
}

function canDraw() {
  return typeof CanvasRenderingContext2D === 'function' && document.createElement('canvas').getContext('2d') !== null;
}
