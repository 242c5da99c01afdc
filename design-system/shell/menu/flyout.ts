/** Distance, in CSS px, between what opens and the window's edge. */
const EDGE = 8;

/**
 * Where something of this size begins along one axis, in the window's px: at `wanted`, shifted back as far as it would
 * pass the window's end, and never before its beginning.
 */
export function placeFlyout(wanted: number, length: number, view: number): number {
  return Math.floor(Math.max(EDGE, Math.min(wanted, view - length - EDGE)));
}

/**
 * How many items of these widths stand in a row this wide: all of them, or as many as leave room for the "more" item.
 * One unit for all figures.
 */
export function fitting(widths: readonly number[], gap: number, room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room) break;
    count += 1;
  }
  return count;
}
