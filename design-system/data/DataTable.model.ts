/**
 * The only file that knows TanStack Table: it answers which columns are drawn, in what order and on which side they
 * stick. Everything it is told is given anew (columns, preferences), so the table holds no state of its own, the React
 * adapter and its store are left out, and the core with three features weighs under 8 KB.
 */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/react-table';
import { px } from '../theme/tokens.ts';
import type { Column } from './DataTable.types.ts';
import type { PinSide, TablePreferences } from './preferences.ts';

/** A column in its place. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  pin?: PinSide;
  /** The last of the start side, the first of the end side: where the shadow falls. */
  edge?: boolean;
  /** Distance from its side of the table while it sticks there. */
  offset?: string;
}

export interface TableLayout<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** `grid-template-columns` of every row, on the screen and on paper. */
  template: string;
  printTemplate: string;
  /** Least width of the table, in px at scale 14. */
  minWidth: number;
}

/** The parts that stand outside the columns: checkbox and menu. */
export interface TableParts {
  selectable: boolean;
  actions: boolean;
}

const CHECKBOX_WIDTH = 44;
const ACTIONS_WIDTH = 52;
const COLUMN_WIDTH = 120;

/** Arranges the columns as the preferences say. Pure: the same input gives an equal layout. */
export function layoutColumns<Row>(
  columns: readonly Column<Row>[],
  preferences: TablePreferences,
  { selectable, actions }: TableParts,
): TableLayout<Row> {
  const width = ({ id, width = COLUMN_WIDTH }: Column<Row>) => preferences.widths?.[id] ?? width;
  const { start, center, end } = arrange(columns, preferences);

  let before = selectable ? CHECKBOX_WIDTH : 0;
  const atStart = start.map((column, index): PlacedColumn<Row> => {
    const offset = px(before);
    before += width(column);
    return { column, pin: 'start', offset, edge: index === start.length - 1 };
  });
  let after = actions ? ACTIONS_WIDTH : 0;
  const atEnd = end.toReversed().map((column): PlacedColumn<Row> => {
    const offset = px(after);
    after += width(column);
    return { column, pin: 'end', offset, edge: column === end[0] };
  });

  const placed: PlacedColumn<Row>[] = [
    ...atStart,
    ...center.map((column) => ({ column })),
    ...atEnd.toReversed(),
  ];
  // One column takes the spare width when none asks for it, so that rows always reach the table's edge.
  const grows = center.some(({ grow }) => grow !== 0);
  const tracks = placed.map(({ column, pin }) => {
    const grow = pin && grows ? 0 : (column.grow ?? 1);
    return grow === 0 ? px(width(column)) : `minmax(${px(width(column))}, ${grow}fr)`;
  });
  return {
    columns: placed,
    template: [selectable && px(CHECKBOX_WIDTH), ...tracks, actions && px(ACTIONS_WIDTH)]
      .filter(Boolean)
      .join(' '),
    printTemplate: placed.map(({ column }) => `minmax(0, ${width(column)}fr)`).join(' '),
    minWidth: before + center.reduce((sum, column) => sum + width(column), 0) + after,
  };
}

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

function arrange<Row>(columns: readonly Column<Row>[], { order, hidden, pinned }: TablePreferences) {
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
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ownColumns = (leaves: { id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
  return {
    start: ownColumns(table.getStartVisibleLeafColumns()),
    center: ownColumns(table.getCenterVisibleLeafColumns()),
    end: ownColumns(table.getEndVisibleLeafColumns()),
  };
}
