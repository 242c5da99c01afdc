/** Distance, in CSS px, between a flyout and the window's edge. */
const EDGE = 8;

/**
 * Position of a flyout along one axis, in the window's px: at `wanted`, shifted back if it would pass the window's end,
 * and never before its start.
 */
export function placeFlyout(wanted: number, length: number, view: number): number {
  return Math.floor(Math.max(EDGE, Math.min(wanted, view - length - EDGE)));
}

/**
 * How many items of these widths fit in a row: all of them, or as many as leave space for the "more" item. All values
 * use the same unit.
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
