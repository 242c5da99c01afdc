import type { BarDrawing, BarPicture } from './BarChart.types.ts';
import { bandAt, linear, niceTicks } from './Chart.scale.ts';
import { fitText, textWidth } from './Chart.text.ts';
import type { ChartSize } from './Chart.useSize.ts';

/** px of a category's line that its name takes, and its bars. */
const NAME = 18;
const BARS = 18;

/** Bars that lie, each under its name with its figure at the end: room for long names, and nothing to look up on an axis. */
export function drawLines(
  { categories, unit, active, bars, joined, total, fill }: BarDrawing,
  { width, height, unit: scale }: ChartSize,
): BarPicture {
  const line = height / Math.max(1, categories.length);
  const figures = bars.flat(2);
  const ticks = niceTicks(figures, 4, unit === 'percent' ? 0.1 : 1);
  // The longest bar takes the whole line; the axis is not shown, so it need not be round.
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  const x = linear(low === high ? [0, ticks.at(-1) ?? 1] : [low, high], [0, width]);
  const count = joined ? 1 : (bars[0]?.length ?? 1);
  const thick = Math.min(BARS / count, 12) * scale;

  const picture = categories.map((category, index) => {
    const top = index * line;
    const figure = total(index);
    const room = width - (figure ? textWidth(figure, scale) + 16 * scale : 0);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two names may be written alike
      <g key={index} className="bar" data-dim={(active !== null && active !== index) || undefined}>
        <text x={0} y={top + 15 * scale}>
          {fitText(category, room, scale)}
        </text>
        {figure && (
          <text className="strong" x={width} y={top + 15 * scale} textAnchor="end">
            {figure}
          </text>
        )}
        <line
          className="grid"
          x1={0}
          x2={width}
          y1={top + (NAME + 3) * scale + (thick * count) / 2}
          y2={top + (NAME + 3) * scale + (thick * count) / 2}
        />
        {bars[index]?.map(([from, to], series) =>
          from === to ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its series
              key={series}
              x={Math.min(x(from), x(to))}
              y={top + (NAME + 3) * scale + (joined ? 0 : series * thick)}
              width={Math.max(1, Math.abs(x(to) - x(from)) - (joined ? 1 : 0))}
              height={thick - (count > 1 ? 1 : 0)}
              rx={2}
              fill={fill(series)}
            />
          ),
        )}
        {low < 0 && (
          <line
            className="zero"
            x1={x(0)}
            x2={x(0)}
            y1={top + NAME * scale}
            y2={top + (NAME + 6) * scale + thick * count}
          />
        )}
      </g>
    );
  });
  return {
    picture,
    place: (index) => ({
      x: x(Math.max(0, ...(bars[index]?.map(([, to]) => to) ?? []))) / 2,
      y: index * line + NAME * scale,
    }),
    nearest: (_, y) => bandAt(y / height, categories.length),
  };
}
