import { useId, useState } from 'react';
import { drawColumns } from './BarChart.columns.tsx';
import { drawLines } from './BarChart.lines.tsx';
import type { BarDrawing } from './BarChart.types.ts';
import { ChartCursor } from './Chart.cursor.tsx';
import { fullFigure, known, sentenceOf, sum } from './Chart.figures.ts';
import { areaSwatch, Patterns, tonesOf } from './Chart.paint.tsx';
import { stack } from './Chart.scale.ts';
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
