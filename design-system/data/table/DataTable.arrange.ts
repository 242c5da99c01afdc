/**
 * The only file that knows TanStack Table: it answers which columns somebody wants to see, in what order and on which
 * side they stick. Everything it is told is given anew, so the table holds no state of its own, the React adapter and
 * its store are left out, and the core with three features weighs under 8 KB. Fetched once a table has preferences.
 */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import type { TablePreferences } from '../preferences/preferences.ts';
import type { Arrangement } from './DataTable.model.ts';
import type { Column } from './DataTable.types.ts';

const unchanging = <T>(get: () => T) => ({ get, subscribe: () => ({ unsubscribe: () => undefined }) });

/** Reads through to what the table was constructed with: nothing here changes after that. */
const reactivity: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createReadonlyAtom: unchanging,
  createWritableAtom: (value) => ({ ...unchanging(() => value), set: () => undefined }),
  untrack: (read) => read(),
  batch: (run) => run(),
  schedule: (run) => run(),
};

const features = tableFeatures({
  coreReactivityFeature: reactivity,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
});

/** The columns as somebody arranged them, each as wide as somebody made it. */
export function arrange<Row>(
  columns: readonly Column<Row>[],
  { order, hidden, pinned, widths }: TablePreferences,
): Arrangement<Row> {
  const table = constructTable({
    features,
    data: [],
    columns: columns.map(({ id }) => ({ id })),
    state: {
      columnOrder: order,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: pinned,
    },
  });
  // A width that somebody chose is kept: such a column takes no share of the spare width.
  const sized = (column: Column<Row>): Column<Row> => {
    const width = widths?.[column.id];
    return width === undefined ? column : { ...column, width, grow: 0 };
  };
  const byId = new Map(columns.map((column) => [column.id, sized(column)]));
  const ownColumns = (leaves: { id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    start: ownColumns(table.getStartVisibleLeafColumns()),
    center: ownColumns(table.getCenterVisibleLeafColumns()),
    end: ownColumns(table.getEndVisibleLeafColumns()),
  };
}
