import { useId, useState } from 'react';
import { ChartCursor } from './Chart.cursor.tsx';
import { fullFigure, shareOf, shortFigure } from './Chart.figures.ts';
import { areaSwatch, Patterns, tonesOf } from './Chart.paint.tsx';
import { onCircle, ringPath } from './Chart.paths.ts';
import { type Slice, slicesOf } from './Chart.slices.ts';
import { fitText, textWidth } from './Chart.text.ts';
import type { ChartProps, Figure } from './Chart.types.ts';
import type { ChartSize } from './Chart.useSize.ts';
import { useChartWords } from './Chart.words.ts';
import { ChartFrame } from './ChartFrame.tsx';

export interface DonutChartProps extends ChartProps {
  /** What the slices are: the head of the table's first column ("Trạng thái"). */
  categoryLabel: string;
  slices: readonly Slice[];
  /** What the sum in the middle is called. */
  totalLabel?: string;
  /** At most so many slices: the smallest of more are put together. */
  max?: number;
  /** Called with the id of the slice that was clicked, or chosen by Enter. What is put together cannot be chosen. */
  onSelect?: (id: string) => void;
}

/** Thickness of the ring against its radius. */
const HOLE = 0.64;

/** Parts of one whole, the largest first, with the whole in the middle. The list beside it has every figure. */
export function DonutChart({
  slices,
  categoryLabel,
  totalLabel,
  max = 6,
  unit = 'count',
  summary,
  onSelect,
  ...frame
}: DonutChartProps) {
  const say = useChartWords();
  const pattern = useId();
  const [active, setActive] = useState<number | null>(null);
  const drawn = slicesOf(slices, max, (count) => say('others', { count }));
  const tones = tonesOf(drawn);
  const whole = drawn.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0);
  const written = (value: Figure) => (value === null ? '-' : fullFigure(value, unit));
  const share = (value: Figure) => shareOf(Math.max(0, value ?? 0), whole);
  const name = totalLabel ?? say('total');
  const sentence = say('sum', { label: frame.label, total: fullFigure(whole, unit) });
  const parts = drawn.map(({ label, value }) => `${label} ${written(value)} (${share(value)})`).join(', ');

  const draw = ({ width, height, unit: scale }: ChartSize) => {
    const radius = Math.min(width, height) / 2 - 4 * scale;
    const room = radius * HOLE * 1.7;
    const full = fullFigure(whole, unit);
    const middle = (index: number) => {
      const { from = 0, to = 0 } = drawn[index] ?? {};
      const { x, y } = onCircle(radius * ((1 + HOLE) / 2), (from + to) / 2);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const nearest = (x: number, y: number) => {
      const far = Math.hypot(x - width / 2, y - height / 2);
      if (far > radius || far < radius * HOLE) return null;
      const turn = (Math.atan2(x - width / 2, height / 2 - y) / (2 * Math.PI) + 1) % 1;
      const index = drawn.findIndex(({ from, to }) => turn >= from && turn < to);
      return index < 0 ? null : index;
    };
    return (
      <>
        <svg
          role="img"
          aria-label={summary ?? `${sentence}. ${parts}.`}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        >
          <Patterns id={pattern} tones={tones} />
          <circle className="grid" r={radius * ((1 + HOLE) / 2)} fill="none" />
          {drawn.map(({ id, from, to }, index) =>
            to > from ? (
              <path
                key={id}
                className="bar slice"
                data-dim={(active !== null && active !== index) || undefined}
                d={ringPath(radius, radius * HOLE, from, to)}
                fill={`url(#${pattern}-${index})`}
              />
            ) : null,
          )}
          <text textAnchor="middle" y={-6 * scale}>
            {fitText(name, room, scale)}
          </text>
          <text className="strong" textAnchor="middle" y={14 * scale}>
            {textWidth(full, scale * 1.1) <= room ? full : shortFigure(whole, unit, say)}
          </text>
        </svg>
        <ChartCursor
          label={frame.label}
          count={drawn.length}
          active={active}
          onActive={setActive}
          reading={(index) => ({
            title: drawn[index]?.label ?? '',
            rows: [
              { id: 'value', value: written(drawn[index]?.value ?? null) },
              { id: 'share', label: say('share'), value: share(drawn[index]?.value ?? null) },
            ],
            ...middle(index),
          })}
          nearest={nearest}
          onChoose={onSelect && ((index) => onSelect(drawn[index]?.id ?? ''))}
          choosable={(index) => drawn[index]?.folded === false}
        />
      </>
    );
  };

  return (
    <ChartFrame
      {...frame}
      nothing={slices.every(({ value }) => value === null)}
      legendPlace="beside"
      legend={drawn.map(({ id, label, value }, index) => ({
        id,
        label,
        swatch: areaSwatch(pattern, index),
        value: whole > 0 && value !== null ? `${written(value)} · ${share(value)}` : written(value),
      }))}
      table={{
        heads: [categoryLabel, say('value'), say('share')],
        rows: slices.map(({ id, label, value }) => ({
          id,
          head: label,
          cells: [value === null ? null : written(value), value === null ? null : share(value)],
          onSelect: onSelect && (() => onSelect(id)),
        })),
      }}
    >
      {draw}
    </ChartFrame>
  );
}
