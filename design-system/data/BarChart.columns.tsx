import type { BarDrawing, BarPicture } from './BarChart.types.ts';
import { shortFigure } from './Chart.figures.ts';
import { Grid, labelWidth } from './Chart.grid.tsx';
import { bandAt, bands, linear, niceTicks, thinning } from './Chart.scale.ts';
import { fitText } from './Chart.text.ts';
import type { ChartSize } from './Chart.useSize.ts';

/** Share of a category's band that its bars take, and the widest that one bar gets, in px. */
const FILLED = 0.68;
const WIDEST = 48;

/** Bars that stand on an axis of time or of short names. */
export function drawColumns(
  { categories, unit, say, active, bars, joined, fill }: BarDrawing,
  { width, height, unit: scale }: ChartSize,
): BarPicture {
  const ticks = niceTicks(bars.flat(2), height > 200 * scale ? 4 : 2, unit === 'percent' ? 0.1 : 1);
  const labels = ticks.map((tick) => shortFigure(tick, unit, say));
  const left = labelWidth(labels, scale) + 8 * scale;
  const bottom = height - 24 * scale;
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, 10 * scale]);
  const band = bands(categories.length, [left, width]);
  const columns = joined ? 1 : (bars[0]?.length ?? 1);
  const column = Math.min((band.width * FILLED) / columns, WIDEST * scale);
  const every = thinning(Math.min(labelWidth(categories, scale), 90 * scale) + 10 * scale, band.width);

  const picture = (
    <>
      <Grid ticks={ticks} labels={labels} y={y} left={left} right={width} scale={scale} />
      {categories.map((category, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may be written alike
        <g key={index} className="bar" data-dim={(active !== null && active !== index) || undefined}>
          {bars[index]?.map(([from, to], series) => {
            const at = joined ? 0 : series;
            return from === to ? null : (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its series
                key={series}
                x={band.middle(index) + (at - columns / 2) * column + 0.5}
                y={Math.min(y(from), y(to))}
                width={Math.max(1, column - 1)}
                height={Math.max(1, Math.abs(y(from) - y(to)) - (joined ? 1 : 0))}
                rx={Math.min(2, column / 4)}
                fill={fill(series)}
              />
            );
          })}
          {index % every === 0 && (
            <text x={band.middle(index)} y={height - 6 * scale} textAnchor="middle">
              {fitText(
                category,
                Math.min(band.width * every - 6 * scale, 2 * (width - band.middle(index))),
                scale,
              )}
            </text>
          )}
        </g>
      ))}
    </>
  );
  return {
    picture,
    place: (index) => ({
      x: band.middle(index),
      y: Math.min(y(0), ...(bars[index]?.map(([, to]) => y(to)) ?? [])),
    }),
    nearest: (x) => (x < left ? null : bandAt((x - left) / (width - left), categories.length)),
  };
}
