import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isMetered } from '@/shared/metered';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import type { MonthlyChartProps } from './MonthlyChart';
import './chart.css';

/** Figures where the browser cannot draw. */
export const MonthlyChart = lazyChunk<MonthlyChartProps>(async () =>
  canDraw() ? (await import(/* webpackChunkName: "chart" */ './MonthlyChart')).MonthlyChart : MonthlyList,
);

function canDraw() {
  return typeof CanvasRenderingContext2D === 'function' && document.createElement('canvas').getContext('2d') !== null;
}

function MonthlyList({ months, series }: MonthlyChartProps) {
  return (
    <ul className="chart-figures">
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

type ChartPlaceProps = {
  isPageReady: boolean;
  children: ReactNode;
};

/** Reserves the height of a chart, and draws it once it is at most one screen away and the browser is idle. */
export function ChartPlace({ isPageReady, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  const [mayDraw, setMayDraw] = useState(false);

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: isMetered() ? '0px' : '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (mayDraw || !isNear || !isPageReady) return undefined;
    return whenIdle(() => setMayDraw(true));
  }, [mayDraw, isNear, isPageReady]);

  return (
    <div ref={place} className="chart-place">
      {mayDraw && children}
    </div>
  );
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
