import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import type { ChartUnit, Figure } from './Chart.figures.ts';
import { bandAt, linear } from './Chart.scale.ts';
import { fitText, textWidth } from './Chart.text.ts';
import type { ChartSize } from './Chart.useSize.ts';
import type { Say } from './Chart.words.ts';

/** Props shared by the two bar layouts. */
export interface BarDrawing {
  categories: readonly string[];
  values: readonly Figure[];
  unit: ChartUnit;
  say: Say;
  active: number | null;
  /** The formatted value of a category; null when unknown. */
  written: (index: number) => string | null;
  /** The colour of each bar; slate by default. */
  inks: readonly (Tone | 'accent' | undefined)[];
}

/** What a layout returns: the picture, the position of each category's tooltip, and the category at a point. */
export interface BarPicture {
  picture: ReactNode;
  place: (index: number) => { x: number; y: number };
  nearest: (x: number, y: number) => number | null;
}

/** Height of a category's name, and thickness of its bar, in px. */
const NAME = 18;
const THICK = 6;

/** Horizontal bars, each below its name with its value at the end: space for long names, and no axis to read. */
export function drawLines(
  { categories, values, active, written, inks }: BarDrawing,
  { width, height, unit: scale }: ChartSize,
): BarPicture {
  const line = height / Math.max(1, categories.length);
  const figures = values.map((value) => value ?? 0);
  // The longest bar fills the line. There is no axis, so its end need not be a round number.
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  const x = linear(low === high ? [0, 1] : [low, high], [0, width]);
  const thick = THICK * scale;

  const picture = categories.map((category, index) => {
    const top = index * line;
    const figure = written(index);
    const room = width - (figure ? textWidth(figure, scale) + 16 * scale : 0);
    const end = x(figures[index] ?? 0);
    const middle = top + (NAME + 3) * scale + thick / 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two names may be equal
      <g key={index} className="bar" data-dim={(active !== null && active !== index) || undefined}>
        <text x={0} y={top + 15 * scale}>
          {fitText(category, room, scale)}
        </text>
        {figure && (
          <text className="strong" x={width} y={top + 15 * scale} textAnchor="end">
            {figure}
          </text>
        )}
        <line className="grid" x1={0} x2={width} y1={middle} y2={middle} />
        {Boolean(values[index]) && (
          <rect
            className="ink"
            data-ink={inks[index]}
            x={Math.min(x(0), end)}
            y={top + (NAME + 3) * scale}
            width={Math.max(1, Math.abs(end - x(0)))}
            height={thick}
            rx={2}
          />
        )}
        {low < 0 && (
          <line
            className="zero"
            x1={x(0)}
            x2={x(0)}
            y1={top + NAME * scale}
            y2={top + (NAME + 6) * scale + thick}
          />
        )}
      </g>
    );
  });
  return {
    picture,
    place: (index) => ({ x: x(Math.max(0, figures[index] ?? 0)) / 2, y: index * line + NAME * scale }),
    nearest: (_, y) => bandAt(y / height, categories.length),
  };
}
