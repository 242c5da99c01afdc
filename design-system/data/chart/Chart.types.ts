import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';

export const CHART_UNITS = ['count', 'money', 'percent'] as const;
/** What the figures are: things counted, VND, or per cent (12.3 is 12,3%). */
export type ChartUnit = (typeof CHART_UNITS)[number];

export const CHART_HEIGHTS = ['sm', 'md', 'lg'] as const;

/** A figure of a chart. Null is one that is not known: it is drawn as a gap and read as "unknown", never as 0. */
export type Figure = number | null;

export interface ChartSeries {
  id: string;
  label: string;
  /** One figure for each category, in their order. */
  values: readonly Figure[];
  /** What the series means, where it means something ("failed"); else the chart gives it one of its own. */
  tone?: Tone;
}

/** What every chart of the portal is told, whatever it draws. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onSelect'> {
  /** What the chart shows: its caption, and its name for readers. */
  label: string;
  /** Keeps the caption for readers alone, where a card already says it. */
  labelHidden?: boolean;
  unit?: ChartUnit;
  /** The chart in one sentence, for readers. Made from the figures by default. */
  summary?: string;
  /** Height of the drawing: 160, 240 or 320 px at the default scale. */
  height?: (typeof CHART_HEIGHTS)[number];
  /** Holds the place of figures that are on their way. */
  loading?: boolean;
  /** Why there are no figures; stands in the place of the drawing. */
  error?: ReactNode;
  /** Offers to ask again beside the error. */
  onRetry?: () => void;
  /** What stands in the place of the drawing when there is nothing to draw. */
  empty?: ReactNode;
}

/** A chart over categories: days, stores, reasons. */
export interface CategoryChartProps extends ChartProps {
  /** What the categories are: the head of the table's first column ("Ngày"). */
  categoryLabel: string;
  /** The categories in the order in which they are drawn. */
  categories: readonly string[];
  series: readonly ChartSeries[];
}
