/** Changes to table preferences. Separate from reading them, which every list does before its first rows. */
import type { PinSide, TablePreferences } from './preferences.ts';

/** Minimum and maximum width of a column, in px at scale 14. */
export const LEAST_COLUMN = 56;
export const WIDEST_COLUMN = 640;

export const clampWidth = (width: number) =>
  Math.min(WIDEST_COLUMN, Math.max(LEAST_COLUMN, Math.round(width)));

/** Shows a hidden column, hides a shown one. */
export function toggleColumn(preferences: TablePreferences, id: string): TablePreferences {
  const { hidden } = preferences;
  return {
    ...preferences,
    hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
  };
}

/** Moves a column among the others; at either end it stays where it is. */
export function moveColumn(preferences: TablePreferences, id: string, by: number): TablePreferences {
  const from = preferences.order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= preferences.order.length) return preferences;
  const order = preferences.order.filter((other) => other !== id);
  order.splice(to, 0, id);
  const inOrder = (ids: string[]) => order.filter((other) => ids.includes(other));
  return {
    ...preferences,
    order,
    pinned: { start: inOrder(preferences.pinned.start), end: inOrder(preferences.pinned.end) },
  };
}

/** Sets the width of a column, in px at scale 14; without a width it gets its default again. */
export function sizeColumn(
  preferences: TablePreferences,
  id: string,
  width: number | undefined,
): TablePreferences {
  const { [id]: _, ...others } = preferences.widths ?? {};
  const widths = width === undefined ? others : { ...others, [id]: clampWidth(width) };
  return { ...preferences, widths: Object.keys(widths).length > 0 ? widths : undefined };
}

/** Pins a column to one side, or unpins it. Pinned columns keep the table's order among themselves. */
export function pinColumn(
  preferences: TablePreferences,
  id: string,
  side: PinSide | undefined,
): TablePreferences {
  const { order, pinned } = preferences;
  const put = (which: PinSide) =>
    order.filter((other) => (other === id ? side === which : pinned[which].includes(other)));
  return { ...preferences, pinned: { start: put('start'), end: put('end') } };
}
