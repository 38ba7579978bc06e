import { ChunkFailed } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import type { MonthlyChartProps } from './MonthlyChart';
import './chart.css';

export const loadChart = async () =>
  canDraw() ? (await import(/* webpackChunkName: "chart" */ './MonthlyChart')).MonthlyChart : MonthlyList;

/** For a `.chart-box`, which reserves its height. Figures where the browser cannot draw. */
export const LazyChart = lazyChunk<MonthlyChartProps>(loadChart, ChunkFailed);

function canDraw() {
  return typeof CanvasRenderingContext2D === 'function' && document.createElement('canvas').getContext('2d') !== null;
}

function MonthlyList({ months, series }: MonthlyChartProps) {
  return (
    <ul className="chart-counts">
      {months.map((month, index) => (
        // Servers may send a month twice.
        <li key={index}>
          <span>{month || '-'}</span>
          <span>{series.map(({ counts }) => counts[index] ?? '-').join(' / ')}</span>
        </li>
      ))}
    </ul>
  );
}
