import { Line } from '@ant-design/charts';
import { useMediaQuery } from '@/shared/useMediaQuery';

/** `color` is given per scheme: a canvas cannot read custom properties. */
type Series = { name: string; color: { light: string; dark: string }; counts: readonly number[] };

export type MonthlyFigures = { months: readonly string[]; series: readonly Series[] };

type MonthlyLinesProps = MonthlyFigures & { scheme: 'light' | 'dark'; isOngoing: boolean };

const colors = {
  light: { label: '#645a4f', grid: '#e3d9ca' },
  dark: { label: '#b9ae9f', grid: '#3b342c' },
};

export function MonthlyLines({ months, series, scheme, isOngoing }: MonthlyLinesProps) {
  const { label, grid } = colors[scheme];
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const places = series.map(({ name }) => name);
  // Counted from the last month, whose label is always there.
  const step = Math.ceil(months.length / (isNarrow ? 4 : 8));
  const isLabelled = (_month: string, index: number) => (months.length - 1 - index) % step === 0;
  const axis = {
    title: false,
    labelFill: label,
    labelOpacity: 1,
    labelFontFamily: 'system-ui, sans-serif',
    gridStroke: grid,
    gridStrokeOpacity: 1,
    gridLineDash: [0, 0],
    tickStroke: grid,
  };
  return (
    <Line
      // antd's charts redraw for new data, but not for new colours.
      key={scheme}
      containerStyle={{ height: '100%' }}
      data={series.flatMap((one) => pointsOf(one, months, isOngoing))}
      xField="month"
      yField="count"
      colorField="name"
      seriesField="part"
      scale={{
        y: { nice: true, domainMin: 0, domainMax: Math.max(4, ...series.flatMap(({ counts }) => counts)) },
        color: { domain: places, range: series.map(({ color }) => color[scheme]) },
      }}
      axis={{
        x: {
          ...axis,
          labelAutoHide: false,
          labelAutoRotate: false,
          labelFilter: isLabelled,
          labelFormatter: (month: string) => (isNarrow ? month.replace(soFar, '') : month),
        },
        y: { ...axis, labelFormatter: (count: number) => count.toLocaleString() },
      }}
      style={{ lineWidth: 2, lineDash: ([first]: Point[]) => (first?.isSoFar ? [5, 5] : undefined) }}
      point={{ shapeField: 'point', sizeField: 4 }}
      margin={0}
      paddingTop={12}
      paddingRight={isOngoing && !isNarrow ? 52 : 28}
      paddingBottom={28}
      animate={false}
      legend={false}
      tooltip={{ title: 'month', items: [{ channel: 'y' }] }}
      interaction={{
        tooltip: {
          render: drawTooltip,
          sort: ({ name }: { name: string }) => places.indexOf(name.replace(soFar, '')),
          css: tooltipStyles,
          crosshairsStroke: label,
        },
      }}
    />
  );
}

type Point = { month: string; name: string; part: string; isSoFar: boolean; count: number };

const soFar = ', so far';

/** The line to an ongoing month is a series of its own, which starts where the other ends. */
function pointsOf({ name, counts }: Series, months: readonly string[], isOngoing: boolean): Point[] {
  const last = months.length - 1;
  const points = months.map((month, index) => ({
    month: isOngoing && index === last ? month + soFar : month,
    name,
    part: name,
    isSoFar: false,
    count: counts[index] ?? 0,
  }));
  if (!isOngoing || last === 0) return points;
  const dashed = points.slice(-2).map((point) => ({ ...point, part: name + soFar, isSoFar: true }));
  return [...points.slice(0, -1), ...dashed];
}

const tooltipStyles = {
  '.g2-tooltip': {
    background: 'var(--raised)',
    color: 'var(--text)',
    'box-shadow': '0 4px 16px var(--shadow-color)',
    'border-radius': 'var(--radius)',
    'font-family': 'var(--font)',
  },
};

type TooltipContent = { title: string; items: { name: string; value: string | number }[] };

/** React elements, since the policy forbids the library's HTML strings. The library looks for JSX in this function. */
function drawTooltip(_event: unknown, { title, items }: TooltipContent) {
  return (
    <div>
      <strong>{title}</strong>
      {[...new Map(items.map(({ name, value }) => [name.replace(soFar, ''), value]))].map(([name, value]) => (
        <div key={name}>
          {name}: {value.toLocaleString()}
        </div>
      ))}
    </div>
  );
}
