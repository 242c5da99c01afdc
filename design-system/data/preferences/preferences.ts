import type { Density } from '../../provider.tsx';

/** A user's choices for one table. The app stores them, per user and screen; ids are those of the columns. */
export interface TablePreferences {
  /** Every column, in display order. */
  order: string[];
  hidden: string[];
  pinned: { start: string[]; end: string[] };
  density: Density;
  /** Widths in px at scale 14 that differ from the columns' defaults. */
  widths?: Record<string, number>;
  /** Whether long texts wrap instead of being truncated. */
  wrap?: boolean;
}

/** The part of a column that preferences use. */
export interface PreferableColumn {
  id: string;
  /** The column of the id: always shown. */
  rowHeader?: boolean;
  /** Hidden until the user shows it. */
  optional?: boolean;
  pin?: PinSide;
}

export type PinSide = 'start' | 'end';

/** The table as its screen designed it. */
export function defaultPreferences(columns: readonly PreferableColumn[]): TablePreferences {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ optional, rowHeader }) => optional && !rowHeader).map(({ id }) => id),
    pinned: {
      start: columns.filter(({ pin }) => pin === 'start').map(({ id }) => id),
      end: columns.filter(({ pin }) => pin === 'end').map(({ id }) => id),
    },
    density: 'comfortable',
  };
}

/**
 * Fits saved preferences to the current columns: removed columns are dropped, new columns take their designed place,
 * and the column of the id is never hidden.
 */
export function reconcilePreferences(
  columns: readonly PreferableColumn[],
  saved: TablePreferences,
): TablePreferences {
  const fallback = defaultPreferences(columns);
  const known = new Set(fallback.order);
  const isNew = (id: string) => !saved.order.includes(id);
  const order = [...new Set(saved.order)].filter((id) => known.has(id));
  fallback.order.forEach((id, index) => {
    if (isNew(id)) order.splice(index, 0, id);
  });
  const keep = (ids: string[], fresh: string[]) => [
    ...new Set([...ids.filter((id) => known.has(id)), ...fresh.filter(isNew)]),
  ];
  const locked = new Set(columns.filter(({ rowHeader }) => rowHeader).map(({ id }) => id));
  const start = keep(saved.pinned.start, fallback.pinned.start);
  return {
    ...saved,
    order,
    hidden: keep(saved.hidden, fallback.hidden).filter((id) => !locked.has(id)),
    pinned: {
      start,
      end: keep(saved.pinned.end, fallback.pinned.end).filter((id) => !start.includes(id)),
    },
  };
}
