import { useState } from 'react';

/**
 * The selected rows of a list. They survive paging and sorting, so the rows themselves are kept, not only their ids:
 * the sum and the export need them when other pages are shown. Each row is the latest version read. A change of filter
 * clears the selection, and a row that `isGone` leaves it.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  filters: string,
  isGone: (row: Row) => boolean = () => false,
) {
  const [state, setState] = useState<{ filters: string; rows: ReadonlyMap<string, Row> }>({
    filters,
    rows: new Map(),
  });
  const kept = state.filters === filters ? [...state.rows].filter(([, row]) => !isGone(row)) : [];
  const newest = new Map(rows.map((row) => [rowId(row), row]));
  const selected = new Map(kept.map(([id, row]) => [id, newest.get(id) ?? row]));

  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...selected, ...rows.map((row): [string, Row] => [rowId(row), row])]);
    const next = new Map<string, Row>();
    for (const id of ids) {
      const row = known.get(id);
      if (row) next.set(id, row);
    }
    setState({ filters, rows: next });
  };

  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    rows: [...selected.values()],
    select,
    /** Selects exactly these rows, on any page. */
    selectRows: (chosen: readonly Row[]) =>
      setState({ filters, rows: new Map(chosen.map((row) => [rowId(row), row])) }),
    clear: () => setState({ filters, rows: new Map() }),
  };
}

export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
