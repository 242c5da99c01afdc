import { px } from '../../theme/tokens.ts';
import type { PinSide } from '../preferences/preferences.ts';
import type { Column } from './DataTable.types.ts';

/** The visible columns, in order, and where they stick. */
export interface Arrangement<Row> {
  start: readonly Column<Row>[];
  center: readonly Column<Row>[];
  end: readonly Column<Row>[];
}

/** A column with its position. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  pin?: PinSide;
  /** The last of the start side or the first of the end side: it casts the shadow. */
  edge?: boolean;
  /** Distance from its side of the table while it sticks. */
  offset?: string;
}

export interface TableLayout<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** `grid-template-columns` of every row. */
  template: string;
  /** The grid line where the end side begins; an empty track before it takes the spare width. */
  end?: number;
  /** How much of the scroll area the start side and the end side cover. */
  frozen: Readonly<Record<PinSide, string>>;
  /** Minimum width of the table, in px at scale 14. */
  minWidth: number;
}

/** The parts outside the columns: the checkbox before them, the gutter with the row's menu after them. */
export interface TableParts {
  selectable: boolean;
  hasMenu: boolean;
}

const CHECKBOX_WIDTH = 44;
const GUTTER_WIDTH = 40;
const COLUMN_WIDTH = 120;

/** The columns as the screen designed them, until the user arranges them. */
export function asDesigned<Row>(columns: readonly Column<Row>[]): Arrangement<Row> {
  const shown = columns.filter(({ optional, rowHeader }) => !optional || rowHeader);
  const at = (side?: PinSide) => shown.filter(({ pin }) => pin === side);
  return { start: at('start'), center: at(), end: at('end') };
}

/** Few columns fit beside a panel: amount and status come right after the pinned ones. */
export function factsFirst<Row>({ start, center, end }: Arrangement<Row>): Arrangement<Row> {
  const rank = ({ card }: Column<Row>) => (card === 'amount' ? 0 : card === 'status' ? 1 : 2);
  return { start, center: center.toSorted((one, other) => rank(one) - rank(other)), end };
}

/** Computes the width and position of each column. Pure: the same input gives an equal layout. */
export function layoutColumns<Row>(
  { start, center, end }: Arrangement<Row>,
  { selectable, hasMenu }: TableParts,
): TableLayout<Row> {
  const width = ({ width = COLUMN_WIDTH }: Column<Row>) => width;

  let before = selectable ? CHECKBOX_WIDTH : 0;
  const atStart = start.map((column, index): PlacedColumn<Row> => {
    const offset = px(before);
    before += width(column);
    return { column, pin: 'start', offset, edge: index === start.length - 1 };
  });
  let after = hasMenu ? GUTTER_WIDTH : 0;
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
  // One column takes the spare width when no column grows, so that rows always fill the table.
  const grows = center.some(({ grow }) => grow !== 0);
  const tracks = placed.map(({ column, pin }) => {
    const grow = pin && grows ? 0 : (column.grow ?? 1);
    return grow === 0 ? px(width(column)) : `minmax(${px(width(column))}, ${grow}fr)`;
  });
  if (selectable) tracks.unshift(px(CHECKBOX_WIDTH));
  // All columns have fixed widths: the spare width goes before the end side, which stays at its edge.
  const beginning = tracks.length - end.length;
  if (hasMenu) tracks.push(px(GUTTER_WIDTH));
  const spare = beginning < tracks.length && !tracks.some((track) => track.includes('fr'));
  if (spare) tracks.splice(beginning, 0, 'minmax(0, 1fr)');
  return {
    columns: placed,
    template: tracks.join(' '),
    end: spare ? beginning + 2 : undefined,
    frozen: { start: px(before), end: px(after) },
    minWidth: before + center.reduce((sum, column) => sum + width(column), 0) + after,
  };
}
