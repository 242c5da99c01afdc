/**
 * The only file that uses TanStack Table: it decides which columns are visible, in what order and on which side they
 * stick. It gets all input on each call and keeps no state, so the React adapter and its store are left out, and the
 * core with three features weighs under 8 KB. Loaded once a table has preferences.
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

/** Reads straight from the constructor options: nothing here changes after that. */
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

/** The columns in the user's order, each with the user's width. */
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
  // A width set by the user is fixed: such a column takes no share of the spare width.
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
