import { px } from '../theme/tokens.ts';
import type { Column } from './DataTable.types.ts';
import type { PinSide, TablePreferences } from './preferences.ts';

/** Which columns are drawn, in order, and where they stick. */
export interface Arrangement<Row> {
  start: readonly Column<Row>[];
  center: readonly Column<Row>[];
  end: readonly Column<Row>[];
}

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

/** The columns as their screen designed them: what stands until somebody arranges them otherwise. */
export function asDesigned<Row>(columns: readonly Column<Row>[]): Arrangement<Row> {
  const shown = columns.filter(({ optional, rowHeader }) => !optional || rowHeader);
  const at = (side?: PinSide) => shown.filter(({ pin }) => pin === side);
  return { start: at('start'), center: at(), end: at('end') };
}

/** Gives each column its width and its place. Pure: the same input gives an equal layout. */
export function layoutColumns<Row>(
  { start, center, end }: Arrangement<Row>,
  widths: TablePreferences['widths'],
  { selectable, actions }: TableParts,
): TableLayout<Row> {
  const width = ({ id, width = COLUMN_WIDTH }: Column<Row>) => widths?.[id] ?? width;

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
