import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import type { MenuItem } from '../../overlay/Menu.tsx';
import type { Tone } from '../../theme/tokens.ts';
import type { PinSide, TablePreferences } from '../preferences/preferences.ts';
import type { Sort, SortDirection } from '../sort.ts';

/** The slot of a column on a card, the layout of a row below 992 px. Columns without a slot are left out. */
export const CARD_PLACES = ['title', 'amount', 'status', 'meta', 'note'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/** One column. Keep the array stable (module scope or `useMemo`): rows re-render when it changes, and only then. */
export interface Column<Row> {
  id: string;
  /** The header's words; money says its unit here: `Số tiền (VND)`. */
  header: string;
  /** Draws one cell. Called again only when the row itself or the columns change. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures: they are aligned on their last digit and never truncated. */
  align?: 'start' | 'end';
  /** Least width in px at scale 14. */
  width?: number;
  /** Share of the spare width; 0 keeps `width`. Pinned columns never grow. */
  grow?: number;
  /** Sorting is offered: by `id`, or by the key that the API knows it under. */
  sortable?: boolean | string;
  /** The direction of the first press: `desc` for dates and amounts. */
  firstSort?: SortDirection;
  /** The column that names the row: its cell is the row's header and its link, and it cannot be hidden. */
  rowHeader?: boolean;
  /** Hidden until someone asks for it in the preferences. */
  optional?: boolean;
  pin?: PinSide;
  card?: CardPlace;
  /** Draws it on a card instead of `cell`: money with its unit, which no header says there. */
  onCard?: (row: Row) => ReactNode;
  /** The cell as plain text: what the tooltip of a truncated cell says. */
  text?: (row: Row) => string;
  /** Offers to copy this text beside the cell. */
  copy?: (row: Row) => string | undefined;
}

/**
 * `loading` has no rows yet: skeletons. `refreshing` keeps the rows of before, dimmed under a thin bar. `stale-error`
 * keeps them as they are: the screen says in a banner what failed.
 */
export const TABLE_STATUSES = ['loading', 'ready', 'refreshing', 'stale-error'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export type RowEvent = ReactMouseEvent<HTMLElement> | ReactKeyboardEvent<HTMLElement>;

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers: `Giao dịch`. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row in words: `giao dịch GD-1024`, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Marks an unusual row with a 3 px edge in this tone; undefined for good news. Keep the function stable. */
  rowTone?: (row: Row) => Tone | undefined;
  /** Address of the record: makes the row header a link, which middle click and Ctrl-click open in a tab. */
  rowHref?: (row: Row) => string | undefined;
  /** A plain click on the row or Enter. Without it a row with an address follows its link. */
  onOpen?: (row: Row, event: RowEvent) => void;
  /** Space on a row. */
  onPeek?: (row: Row) => void;
  /** `c` on a row. */
  onCopyId?: (row: Row) => void;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Ids of the selected rows, of other pages too. Without it no row can be selected. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  preferences?: TablePreferences;
  /** Offers to resize columns in the header; the preferences then hold the widths. */
  onPreferencesChange?: (preferences: TablePreferences) => void;
  status: TableStatus;
  /** How many skeleton rows to show while loading: the page size. */
  skeletonRows?: number;
  /** Shown instead of rows when there are none: an EmptyState. */
  empty?: ReactNode;
  /** Entries of a row's menu, asked for when it opens. */
  rowActions?: (row: Row) => MenuItem[];
  /** How many rows come before this page. */
  rowIndexBase?: number;
  /** How many rows there are on all pages. */
  rowCount?: number;
  /** The row that the detail panel shows. */
  activeRowId?: string;
  /** Draws a card for each row on a wide screen too, several beside each other. */
  cards?: boolean;
  /** On a phone, in the line above the cards, beside their order: the `FilterChips` of the list. */
  cardsTools?: ReactNode;
}
