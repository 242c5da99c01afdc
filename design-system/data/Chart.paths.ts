/* Drawings as SVG paths, in numbers of one decimal. */

export interface Point {
  x: number;
  y: number;
}

const short = (value: number) => Math.round(value * 10) / 10 + 0;
const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** A line through the points; null is a gap. A point alone between gaps is a dot, which a round line cap draws. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = '';
  points.forEach((point, index) => {
    if (!point) return;
    const begins = !points[index - 1];
    path += `${begins ? 'M' : 'L'}${at(point)}`;
    if (begins && !points[index + 1]) path += 'h0';
  });
  return path;
}

/** What lies between such a line and a base line. */
export function areaPath(points: readonly (Point | null)[], base: number): string {
  let path = '';
  points.forEach((point, index) => {
    if (!point) return;
    if (!points[index - 1]) path += `M${short(point.x)} ${short(base)}`;
    path += `L${at(point)}`;
    if (!points[index + 1]) path += `V${short(base)}Z`;
  });
  return path;
}

/** The place on a circle around 0 at a turn of 0 to 1, from the top, clockwise. */
export const onCircle = (radius: number, turn: number): Point => ({
  x: radius * Math.sin(turn * 2 * Math.PI),
  y: -radius * Math.cos(turn * 2 * Math.PI),
});

/** A piece of a ring around 0, between two turns of 0 to 1. The whole ring is two halves: an arc cannot end where it began. */
export function ringPath(outer: number, inner: number, from: number, to: number): string {
  if (to - from >= 1) return ringPath(outer, inner, 0, 0.5) + ringPath(outer, inner, 0.5, 1 - 1e-9);
  const large = to - from > 0.5 ? 1 : 0;
  const arc = (radius: number, end: number, sweep: 0 | 1) =>
    `A${short(radius)} ${short(radius)} 0 ${large} ${sweep} ${at(onCircle(radius, end))}`;
  return `M${at(onCircle(outer, from))}${arc(outer, to, 1)}L${at(onCircle(inner, to))}${arc(inner, from, 0)}Z`;
}

const MARKS: readonly string[] = [
  'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-4.5L4.5 3.5H-4.5Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0 4.5L-4.5-3.5H4.5Z',
  'M-5-1.5H-1.5V-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5Z',
];

/** The mark of a series around 0: circle, square, triangle, diamond, triangle, cross. */
export const markPath = (series: number) => MARKS[series % MARKS.length] ?? '';

const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '14 4', '4 2'] as const;

/** How the line of a series is dashed. */
export const dashOf = (series: number) => DASHES[series % DASHES.length] ?? 'none';
