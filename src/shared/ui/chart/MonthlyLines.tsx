import { Line } from '@ant-design/charts';

/** Figures by month. `color` is the line's own in each scheme: a canvas knows no custom properties. */
type Series = { name: string; color: { light: string; dark: string }; counts: readonly number[] };

export type MonthlyFigures = { months: readonly string[]; series: readonly Series[] };

type MonthlyLinesProps = MonthlyFigures & { scheme: 'light' | 'dark' };

const colors = {
  light: { label: '#645a4f', grid: '#e3d9ca' },
  dark: { label: '#b9ae9f', grid: '#3b342c' },
};

export function MonthlyLines({ months, series, scheme }: MonthlyLinesProps) {
  const { label, grid } = colors[scheme];
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
      // New figures are drawn into the old canvas, new colours are not.
      key={scheme}
      containerStyle={{ height: '100%' }}
      data={series.flatMap(({ name, counts }) =>
        months.map((month, index) => ({ month, name, count: counts[index] ?? 0 })),
      )}
      xField="month"
      yField="count"
      colorField="name"
      scale={{
        // With fewer than four the axis would count in halves.
        y: { nice: true, domainMin: 0, domainMax: Math.max(4, ...series.flatMap(({ counts }) => counts)) },
        color: { domain: series.map(({ name }) => name), range: series.map(({ color }) => color[scheme]) },
      }}
      axis={{
        x: { ...axis, labelAutoHide: { type: 'hide', margin: [0, 6, 0, 6] }, labelAutoRotate: false },
        y: { ...axis, labelFormatter: (count: number) => count.toLocaleString() },
      }}
      style={{ lineWidth: 2 }}
      point={{ shapeField: 'point', sizeField: 4 }}
      margin={0}
      paddingTop={12}
      paddingRight={20}
      paddingBottom={28}
      animate={false}
      legend={false}
      tooltip={{ title: 'month', items: [{ channel: 'y' }] }}
      interaction={{ tooltip: { render: drawTooltip, css: tooltipStyles, crosshairsStroke: label } }}
    />
  );
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

/** Elements instead of the library's HTML text, which the content security policy forbids. The library looks for JSX in this function. */
function drawTooltip(_event: unknown, { title, items }: TooltipContent) {
  return (
    <div>
      <strong>{title}</strong>
      {items.map(({ name, value }) => (
        <div key={name}>
          {name}: {value.toLocaleString()}
        </div>
      ))}
    </div>
  );
}
