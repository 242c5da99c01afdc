// One drawing: axes, lines, marks and cursor share every measure.
import { useState } from 'react';
import { ChartCursor } from './Chart.cursor.tsx';
import { fullFigure, known, sentenceOf, shortFigure } from './Chart.figures.ts';
import { Grid, labelWidth } from './Chart.grid.tsx';
import { lineSwatch, PREVIOUS_DASH, tonesOf } from './Chart.paint.tsx';
import { areaPath, dashOf, linePath, markPath } from './Chart.paths.ts';
import { linear, niceTicks, thinning } from './Chart.scale.ts';
import type { Reading } from './Chart.tip.tsx';
import type { CategoryChartProps, Figure } from './Chart.types.ts';
import type { ChartSize } from './Chart.useSize.ts';
import { useChartWords } from './Chart.words.ts';
import { ChartFrame } from './ChartFrame.tsx';

export interface LineChartProps extends CategoryChartProps {
  /** The same figures of an equally long period before, drawn dashed behind the series. */
  previous?: { label?: string; values: readonly Figure[] };
}

/** px between two points from which each is marked. */
const ROOM_FOR_MARKS = 18;

/**
 * How something went over time: one series, or a few that are compared. Lines are told apart by dash and mark as well as
 * by colour. An unknown figure is a gap.
 */
export function LineChart({
  categories,
  categoryLabel,
  series,
  previous,
  unit = 'count',
  summary,
  ...frame
}: LineChartProps) {
  const say = useChartWords();
  const [active, setActive] = useState<number | null>(null);
  const tones = tonesOf(series);
  const before = previous && {
    id: 'previous',
    label: previous.label ?? say('previous'),
    values: previous.values,
    tone: 'neutral' as const,
  };
  const all = before ? [...series, before] : series;
  const nothing = categories.length === 0 || series.every(({ values }) => known(values).length === 0);
  const swatchOf = (index: number) =>
    index < series.length ? lineSwatch(tones[index] ?? 'info', index) : lineSwatch('neutral', 'previous');
  const written = (value: Figure | undefined) => (value == null ? null : fullFigure(value, unit));

  const draw = ({ width, height, unit: scale }: ChartSize) => {
    const ticks = niceTicks(
      all.flatMap(({ values }) => values),
      height > 200 * scale ? 4 : 2,
      unit === 'percent' ? 0.1 : 1,
    );
    const labels = ticks.map((tick) => shortFigure(tick, unit, say));
    const left = labelWidth(labels, scale) + 8 * scale;
    const names = labelWidth(categories, scale);
    const right = width - Math.min(48 * scale, Math.max(10 * scale, names / 2));
    const bottom = height - 24 * scale;
    const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, 10 * scale]);
    const step = categories.length > 1 ? (right - left) / (categories.length - 1) : 0;
    const x = (index: number) => (categories.length > 1 ? left + index * step : (left + right) / 2);
    const points = all.map(({ values }) =>
      categories.map((_, index) => {
        const value = values[index] ?? null;
        return value === null ? null : { x: x(index), y: y(value) };
      }),
    );
    const every = thinning(names + 12 * scale, step || width);
    const marked = step === 0 || step >= ROOM_FOR_MARKS * scale;

    const reading = (index: number): Reading => ({
      title: categories[index] ?? '',
      rows: all.map(({ id, label, values }, at) => ({
        id,
        label,
        value: written(values[index]) ?? '-',
        swatch: swatchOf(at),
      })),
      x: x(index),
      y: points[0]?.[index]?.y ?? height / 2,
    });
    return (
      <>
        <svg
          role="img"
          aria-label={summary ?? sentenceOf(all, categories, unit, say)}
          viewBox={`0 0 ${width} ${height}`}
        >
          <Grid ticks={ticks} labels={labels} y={y} left={left} right={right} scale={scale} />
          {categories.map((category, index) =>
            index % every === 0 ? (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: two days may be written alike
                key={index}
                x={x(index)}
                y={height - 6 * scale}
                textAnchor="middle"
              >
                {category}
              </text>
            ) : null,
          )}
          {active !== null && (
            <line className="zero" x1={x(active)} x2={x(active)} y1={10 * scale} y2={bottom} />
          )}
          {all.length === 1 && (
            <path className="soft area" data-tone={tones[0]} d={areaPath(points[0] ?? [], y(0))} />
          )}
          {[...all].reverse().map(({ id }, fromLast) => {
            const index = all.length - 1 - fromLast;
            const own = index < series.length;
            const line = points[index] ?? [];
            return (
              <g key={id} data-tone={own ? tones[index] : 'neutral'}>
                <path
                  className="line"
                  d={linePath(line)}
                  strokeDasharray={own ? dashOf(index) : PREVIOUS_DASH}
                />
                {line.map((point, at) =>
                  point && own && (marked || at === active || at % Math.max(every, 1) === 0) ? (
                    <path
                      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
                      key={at}
                      className="ink dot"
                      d={markPath(index)}
                      transform={`translate(${point.x} ${point.y}) scale(${at === active ? 1.4 : 1})`}
                    />
                  ) : null,
                )}
              </g>
            );
          })}
        </svg>
        <ChartCursor
          label={frame.label}
          count={categories.length}
          active={active}
          onActive={setActive}
          reading={reading}
          nearest={(at) =>
            step === 0 ? 0 : Math.max(0, Math.min(categories.length - 1, Math.round((at - left) / step)))
          }
        />
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      nothing={nothing}
      legend={
        all.length > 1
          ? all.map(({ id, label }, index) => ({ id, label, swatch: swatchOf(index) }))
          : undefined
      }
      table={{
        heads: [categoryLabel, ...all.map(({ label }) => label)],
        rows: categories.map((head, index) => ({
          id: String(index),
          head,
          cells: all.map(({ values }) => written(values[index])),
        })),
      }}
    >
      {draw}
    </ChartFrame>
  );
}
