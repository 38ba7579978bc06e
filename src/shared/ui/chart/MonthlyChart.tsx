import { palettes } from '@/shared/preferences/palettes';
import { useScheme } from '@/shared/preferences/preferences';
import { Line } from '@ant-design/charts';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { axisLabel, pointsOf, soFar, type Point, type Series } from './monthlyPoints';

export type MonthlyChartProps = { summary: string; months: readonly string[]; series: readonly Series[] };

export function MonthlyChart({ summary, months, series }: MonthlyChartProps) {
  const scheme = useScheme();
  const isOngoing = isThisMonth(months.at(-1));
  const colors = palettes[scheme];
  const { 'text-soft': label, line: grid } = colors;
  const isNarrow = useMediaQuery('(max-width: 700px)');
  const names = series.map(({ name }) => name);
  // Counted from the last month, whose label is always there.
  const step = Math.ceil(months.length / (isNarrow ? 4 : 8));
  const last = months.length - 1;
  const isLabelled = (_month: string, index: number) => (last - index) % step === 0;
  const ending = (index: number) => (isOngoing && index === last ? soFar : '');
  const counts = series.flatMap((one) => one.counts).filter((count) => count !== null);
  const room = isNarrow ? 9 : 14;
  const lastLabel = axisLabel(months.at(-1) ?? '', room) + (isNarrow ? '' : ending(last));
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
    <div className="chart" role="img" aria-label={summary}>
      <Line
        // antd's charts redraw for new data, but not for new colours.
        key={scheme}
        containerStyle={{ height: '100%' }}
        data={series.flatMap((one) => pointsOf(one, months, isOngoing))}
        xField="index"
        yField="count"
        colorField="name"
        seriesField="part"
        scale={{
          y: { nice: true, domainMin: Math.min(0, ...counts), domainMax: Math.max(4, ...counts) },
          color: { domain: names, range: series.map(({ color }) => colors[color]) },
        }}
        axis={{
          x: {
            ...axis,
            labelAutoHide: false,
            labelAutoRotate: false,
            labelFilter: isLabelled,
            labelFormatter: (index: string) =>
              Number(index) === last ? lastLabel : axisLabel(months[Number(index)] ?? '', room),
          },
          y: { ...axis, labelFormatter: (count: number) => count.toLocaleString() },
        }}
        style={{ lineWidth: 2, lineDash: ([first]: Point[]) => (first?.isSoFar ? [5, 5] : undefined) }}
        point={{ shapeField: 'point', sizeField: 4 }}
        margin={0}
        paddingTop={12}
        paddingRight={lastLabel.length > 9 ? 52 : 28}
        paddingBottom={28}
        animate={false}
        legend={false}
        tooltip={{
          title: ({ index }: Point) => (months[Number(index)] || '-') + ending(Number(index)),
          items: [{ channel: 'y' }],
        }}
        interaction={{
          tooltip: {
            render: drawTooltip,
            sort: ({ name }: { name: string }) => names.indexOf(name.replace(soFar, '')),
            css: tooltipStyles,
            crosshairsStroke: label,
          },
        }}
      />
    </div>
  );
}

function isThisMonth(label = '') {
  const now = new Date();
  const year = /\d{4}/.exec(label)?.[0] ?? now.getFullYear();
  const names = ['en', undefined].map((language) => now.toLocaleString(language, { month: 'short' }).toLowerCase());
  return Number(year) === now.getFullYear() && names.some((name) => label.toLowerCase().includes(name));
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

type TooltipContent = { title: string; items: { name: string; value: string | number | null }[] };

/** React elements, since the policy forbids the library's HTML strings. The library looks for JSX in this function. */
function drawTooltip(_event: unknown, { title, items }: TooltipContent) {
  return (
    <div>
      <strong>{title}</strong>
      {[...new Map(items.map(({ name, value }) => [name.replace(soFar, ''), value]))].map(([name, value]) => (
        <div key={name}>
          {name}: {value?.toLocaleString() ?? '-'}
        </div>
      ))}
    </div>
  );
}
