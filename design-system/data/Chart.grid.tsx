import { textWidth } from './Chart.text.ts';

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
export const labelWidth = (labels: readonly string[], scale: number) =>
  labels.reduce((width, label) => Math.max(width, textWidth(label, scale)), 0);

/** The lines across a chart with their figures, the one of 0 stronger. */
export function Grid({ ticks, labels, y, left, right, scale }: GridProps) {
  return ticks.map((tick, index) => (
    <g key={tick}>
      <line className={tick === 0 ? 'zero' : 'grid'} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
      <text x={left - 6 * scale} y={y(tick) + 4 * scale} textAnchor="end">
        {labels[index]}
      </text>
    </g>
  ));
}
