import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import type { Action } from '../../base/action.ts';
import type { Tone } from '../../theme/tokens.ts';
import type { PinSide, TablePreferences } from '../preferences/preferences.ts';
import type { Sort, SortDirection } from '../sort.ts';

/** The slot of a column on a card, the layout of a row below 992 px. Columns without a slot are left out. */
export const CARD_PLACES = ['title', 'amount', 'status', 'meta', 'note'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/** One column. Keep the array stable (module scope or `useMemo`): rows re-render when it changes, and only then. */
export interface Column<Row> {
  id: string;
  /** The header's text; money includes its unit: `Số tiền (VND)`. */
  header: string;
  /** Renders one cell. Called again only when the row itself or the columns change. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures: they are aligned on their last digit and never truncated. */
  align?: 'start' | 'end';
  /** Minimum width in px at scale 14. */
  width?: number;
  /** Share of the spare width; 0 keeps `width`. Pinned columns never grow. */
  grow?: number;
  /** Makes the column sortable: by `id`, or by the API's own key. */
  sortable?: boolean | string;
  /** The direction of the first press: `desc` for dates and amounts. */
  firstSort?: SortDirection;
  /** The column that names the row: its cell is the row's header and its link, and it cannot be hidden. */
  rowHeader?: boolean;
  /** Hidden until the user shows it in the preferences. */
  optional?: boolean;
  pin?: PinSide;
  card?: CardPlace;
  /** Replaces `cell` on a card: money with its unit, which has no header there. */
  onCard?: (row: Row) => ReactNode;
  /** The cell as plain text: the tooltip of a truncated cell. Empty if the row has no value: a card then omits it. */
  text?: (row: Row) => string | undefined;
  /** Adds a button that copies this text to the cell. */
  copy?: (row: Row) => string | undefined;
}

/**
 * `loading` has no rows yet: skeletons. `refreshing` keeps the previous rows, dimmed under a thin bar. `stale-error`
 * keeps them unchanged: the screen shows a banner about the failure.
 */
export const TABLE_STATUSES = ['loading', 'ready', 'refreshing', 'stale-error'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export type RowEvent = ReactMouseEvent<HTMLElement> | ReactKeyboardEvent<HTMLElement>;

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers: `Giao dịch`. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: ReadonlyArray<Row>;
  rowId: (row: Row) => string;
  /** The row as text: `giao dịch GD-1024`, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Marks an unusual row with a 3 px edge in this tone; undefined for good news. Keep the function stable. */
  rowTone?: (row: Row) => Tone | undefined;
  /** Address of the record: makes the row header a link, which middle click and Ctrl-click open in a tab. */
  rowHref?: (row: Row) => string | undefined;
  /** Called on a plain click on the row, or Enter. Without it a row with an address follows its link. */
  onOpen?: (row: Row, event: RowEvent) => void;
  /** Called on Space on a row. */
  onPeek?: (row: Row) => void;
  /** Called on `c` on a row. */
  onCopyId?: (row: Row) => void;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Ids of the selected rows, including other pages. Without it rows cannot be selected. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  preferences?: TablePreferences;
  /** Makes columns resizable in the header; the preferences then hold the widths. */
  onPreferencesChange?: (preferences: TablePreferences) => void;
  status: TableStatus;
  /** How many skeleton rows to show while loading: the page size. */
  skeletonRows?: number;
  /** Shown instead of rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Entries of a row's menu, called when it opens. */
  rowActions?: (row: Row) => Action[];
  /** Number of rows before this page. */
  rowIndexBase?: number;
  /** Number of rows on all pages. */
  rowCount?: number;
  /** The row that the detail panel shows. */
  activeRowId?: string;
  /** Renders a card for each row on a wide screen too, several side by side. */
  cards?: boolean;
  /** On a phone, in the line above the cards, beside the sort: the `FilterChips` of the list. */
  cardsTools?: ReactNode;
}
