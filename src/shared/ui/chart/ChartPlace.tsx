import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isMetered } from '@/shared/metered';
import { lazyChunk } from '@/shared/ui/lazyChunk';
import './chart.css';

export const MonthlyChart = lazyChunk(
  async () => (await import(/* webpackChunkName: "chart" */ './MonthlyChart')).MonthlyChart,
);

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
