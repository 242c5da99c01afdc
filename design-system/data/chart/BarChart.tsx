import { useId, useState } from 'react';
import { drawLines } from './BarChart.lines.tsx';
import type { BarDrawing, BarPicture } from './BarChart.types.ts';
import { ChartCursor } from './Chart.cursor.tsx';
import { fullFigure, known, sentenceOf, shortFigure, sum } from './Chart.figures.ts';
import { areaSwatch, Patterns, tonesOf } from './Chart.paint.tsx';
import { bandAt, bands, linear, niceTicks, stack, thinning } from './Chart.scale.ts';
import { fitText, textWidth } from './Chart.text.ts';
import type { Reading } from './Chart.tip.tsx';
import type { CategoryChartProps, Figure } from './Chart.types.ts';
import type { ChartSize } from './Chart.useSize.ts';
import { useChartWords } from './Chart.words.ts';
import { ChartFrame } from './ChartFrame.tsx';

export const BAR_CHART_VARIANTS = ['columns', 'lines'] as const;
export const BAR_CHART_JOINS = ['grouped', 'stacked'] as const;

export interface BarChartProps extends CategoryChartProps {
  /** `columns` stand, for time and short names; `lines` lie, each under its name, for long names and rankings. */
  variant?: (typeof BAR_CHART_VARIANTS)[number];
  /** Several series side by side, or put end to end where their sum means something. */
  join?: (typeof BAR_CHART_JOINS)[number];
  /** Called with the place of the category whose bar was clicked, or chosen by Enter. */
  onSelect?: (index: number) => void;
}

/**
 * Amounts side by side. Areas are told apart by hatching as well as by colour; every bar begins at 0. An unknown figure
 * has no bar.
 */
export function BarChart({
  categories,
  categoryLabel,
  series,
  variant = 'columns',
  join = 'grouped',
  unit = 'count',
  summary,
  onSelect,
  ...frame
}: BarChartProps) {
  const say = useChartWords();
  const pattern = useId();
  const [active, setActive] = useState<number | null>(null);
  const tones = tonesOf(series);
  const summed = join === 'stacked' && series.length > 1;
  const written = (value: Figure | undefined) => (value == null ? null : fullFigure(value, unit));
  const valuesAt = (index: number) => series.map(({ values }) => values[index] ?? null);
  const totalAt = (index: number) => (known(valuesAt(index)).length === 0 ? null : sum(valuesAt(index)));

  const rowsAt = (index: number): Reading['rows'] => [
    ...series.map(({ id, label, values }, at) => ({
      id,
      label,
      value: written(values[index]) ?? '-',
      swatch: series.length > 1 ? areaSwatch(pattern, at) : undefined,
    })),
    ...(summed ? [{ id: 'total', label: say('total'), value: written(totalAt(index)) ?? '-' }] : []),
  ];

  const drawing: BarDrawing = {
    categories,
    unit,
    say,
    active,
    fill: (at) => `url(#${pattern}-${at})`,
    bars: categories.map((_, index) => {
      const values = valuesAt(index);
      return summed ? stack(values) : values.map((value) => [0, value ?? 0] as const);
    }),
    total: (index) => written(summed || series.length === 1 ? totalAt(index) : null),
    joined: summed,
  };
  const draw = (size: ChartSize) => {
    const { picture, place, nearest } =
      variant === 'columns' ? drawColumns(drawing, size) : drawLines(drawing, size);
    return (
      <>
        <svg
          role="img"
          aria-label={summary ?? sentenceOf(series, categories, unit, say)}
          viewBox={`0 0 ${size.width} ${size.height}`}
        >
          <Patterns id={pattern} tones={tones} />
          {picture}
        </svg>
        <ChartCursor
          label={frame.label}
          count={categories.length}
          active={active}
          onActive={setActive}
          reading={(index) => ({ title: categories[index] ?? '', rows: rowsAt(index), ...place(index) })}
          nearest={nearest}
          onChoose={onSelect}
        />
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      nothing={categories.length === 0 || series.every(({ values }) => known(values).length === 0)}
      lines={variant === 'lines' ? Math.max(1, categories.length) : undefined}
      legend={
        series.length > 1
          ? series.map(({ id, label }, index) => ({ id, label, swatch: areaSwatch(pattern, index) }))
          : undefined
      }
      table={{
        heads: [categoryLabel, ...series.map(({ label }) => label), ...(summed ? [say('total')] : [])],
        rows: categories.map((head, index) => ({
          id: String(index),
          head,
          cells: [
            ...valuesAt(index).map((value) => written(value)),
            ...(summed ? [written(totalAt(index))] : []),
          ],
          onSelect: onSelect && (() => onSelect(index)),
        })),
      }}
    >
      {draw}
    </ChartFrame>
  );
}

/** Share of a category's band that its bars take, and the widest that one bar gets, in px. */
const FILLED = 0.68;
const WIDEST = 48;

/** Bars that stand on an axis of time or of short names. */
function drawColumns(
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

interface GridProps {
  ticks: readonly number[];
  /** The ticks as written beside the axis. */
  labels: readonly string[];
  y: (value: number) => number;
  left: number;
  right: number;
  scale: number;
}

/** About how wide the widest of these labels is, in px. */
const labelWidth = (labels: readonly string[], scale: number) =>
  labels.reduce((width, label) => Math.max(width, textWidth(label, scale)), 0);

/** The lines across a chart with their figures, the one of 0 stronger. */
function Grid({ ticks, labels, y, left, right, scale }: GridProps) {
  return ticks.map((tick, index) => (
    <g key={tick}>
      <line className={tick === 0 ? 'zero' : 'grid'} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 6 * scale} y={y(tick) + 4 * scale} textAnchor="end">
        {labels[index]}
      </text>
    </g>
  ));
}
