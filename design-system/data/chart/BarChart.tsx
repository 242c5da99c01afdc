import { useState } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { type BarDrawing, type BarPicture, drawLines } from './BarChart.lines.tsx';
import { ChartCursor } from './Chart.cursor.tsx';
import { type ChartUnit, type Figure, fullFigure, known, sentenceOf, shortFigure } from './Chart.figures.ts';
import { bandAt, bands, linear, niceTicks, thinning } from './Chart.scale.ts';
import { fitText, textWidth } from './Chart.text.ts';
import type { ChartSize } from './Chart.useSize.ts';
import { useChartWords } from './Chart.words.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';

export const BAR_CHART_VARIANTS = ['columns', 'lines'] as const;

export interface BarChartProps extends ChartProps {
  /** `columns`: vertical bars, for time and short names. `lines`: horizontal bars under their names, for long names and rankings. */
  variant?: (typeof BAR_CHART_VARIANTS)[number];
  /** What the categories are: header of the table's first column ("Ngày"). */
  categoryLabel: string;
  /** The categories, in drawing order. */
  categories: readonly string[];
  /** What the figures are: "Doanh thu". */
  figure: string;
  /** One value per category, in the same order. */
  values: readonly Figure[];
  unit?: ChartUnit;
  /** The tone of each category, in the same order; a bar without a tone is slate. */
  tones?: readonly (Tone | undefined)[];
  /** Index of today, drawn in the accent colour. */
  current?: number;
  /** Called with the index of the category whose bar was clicked, or selected by Enter. */
  onSelect?: (index: number) => void;
}

/** Amounts side by side. Every bar starts at 0; an unknown value has no bar. */
export function BarChart({
  categories,
  categoryLabel,
  figure,
  values,
  variant = 'columns',
  unit = 'count',
  tones = [],
  current,
  onSelect,
  ...frame
}: BarChartProps) {
  const say = useChartWords();
  const [active, setActive] = useState<number | null>(null);
  const written = (index: number) => {
    const value = values[index];
    return value == null ? null : fullFigure(value, unit);
  };
  const draw = (size: ChartSize) => {
    const inks = categories.map((_, index) => (index === current ? 'accent' : tones[index]));
    const drawing: BarDrawing = { categories, values, unit, say, active, written, inks };
    const { picture, place, nearest } =
      variant === 'columns' ? drawColumns(drawing, size) : drawLines(drawing, size);
    return (
      <>
        <svg
          role="img"
          aria-label={sentenceOf(figure, values, categories, unit, say)}
          viewBox={`0 0 ${size.width} ${size.height}`}
        >
          {picture}
        </svg>
        <ChartCursor
          label={frame.label}
          count={categories.length}
          active={active}
          onActive={setActive}
          reading={(index) => ({
            title: categories[index] ?? '',
            label: figure,
            value: written(index) ?? '-',
            ...place(index),
          })}
          nearest={nearest}
          onChoose={onSelect}
        />
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      nothing={categories.length === 0 || known(values).length === 0}
      lines={variant === 'lines' ? Math.max(1, categories.length) : undefined}
      table={{
        heads: [categoryLabel, figure],
        rows: categories.map((head, index) => ({
          id: String(index),
          head,
          value: written(index),
          onSelect: onSelect && (() => onSelect(index)),
        })),
      }}
    >
      {draw}
    </ChartFrame>
  );
}

/** A bar's share of its category's band, and its maximum width in px. */
const FILLED = 0.68;
const WIDEST = 48;

/** Vertical bars on an axis of time or short names. */
function drawColumns(
  { categories, values, say, active, inks }: BarDrawing,
  { width, height, unit: scale }: ChartSize,
): BarPicture {
  const ticks = niceTicks(values, height > 200 * scale ? 4 : 2);
  const labels = ticks.map((tick) => shortFigure(tick, say));
  const left = labelWidth(labels, scale) + 8 * scale;
  const bottom = height - 24 * scale;
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, 10 * scale]);
  const band = bands(categories.length, [left, width]);
  const column = Math.min(band.width * FILLED, WIDEST * scale);
  const every = thinning(Math.min(labelWidth(categories, scale), 90 * scale) + 10 * scale, band.width);

  const picture = (
    <>
      <Grid ticks={ticks} labels={labels} y={y} left={left} right={width} scale={scale} />
      {categories.map((category, index) => {
        const end = y(values[index] ?? 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days may have equal labels
          <g key={index} className="bar" data-dim={(active !== null && active !== index) || undefined}>
            {Boolean(values[index]) && (
              <rect
                className="ink"
                data-ink={inks[index]}
                x={band.middle(index) - column / 2 + 0.5}
                y={Math.min(y(0), end)}
                width={Math.max(1, column - 1)}
                height={Math.max(1, Math.abs(y(0) - end))}
                rx={Math.min(2, column / 4)}
              />
            )}
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
        );
      })}
    </>
  );
  return {
    picture,
    place: (index) => ({ x: band.middle(index), y: Math.min(y(0), y(values[index] ?? 0)) }),
    nearest: (x) => (x < left ? null : bandAt((x - left) / (width - left), categories.length)),
  };
}

interface GridProps {
  ticks: readonly number[];
  /** The labels of the ticks on the axis. */
  labels: readonly string[];
  y: (value: number) => number;
  left: number;
  right: number;
  scale: number;
}

/** Estimated width of the widest of these labels, in px. */
const labelWidth = (labels: readonly string[], scale: number) =>
  labels.reduce((width, label) => Math.max(width, textWidth(label, scale)), 0);

/** Grid lines with their values; the line of 0 is stronger. */
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
