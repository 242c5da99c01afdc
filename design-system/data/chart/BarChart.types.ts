import type { ReactNode } from 'react';
import type { ChartUnit } from './Chart.types.ts';
import type { Say } from './Chart.words.ts';

/** What the two ways of drawing bars are told. */
export interface BarDrawing {
  categories: readonly string[];
  unit: ChartUnit;
  say: Say;
  active: number | null;
  /** From and to of each series' bar, for each category. */
  bars: readonly (readonly (readonly [from: number, to: number])[])[];
  /** The bars of a category stand on one another. */
  joined: boolean;
  /** The category's one figure, written out; null when it has several or none. */
  total: (index: number) => string | null;
  /** The fill of a series' area. */
  fill: (series: number) => string;
}

/** What they answer: the picture, where a category's tooltip points, and which category is under a point. */
export interface BarPicture {
  picture: ReactNode;
  place: (index: number) => { x: number; y: number };
  nearest: (x: number, y: number) => number | null;
}
