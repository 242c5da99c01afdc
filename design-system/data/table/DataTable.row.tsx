// One row and its cells, in one file so that everything that re-renders a row is in one place.
import { memo, type ReactNode } from 'react';
import { Icon } from '../../base/icon/Icon.tsx';
import { CopyIcon } from '../../base/icon/icons.ts';
import { loadOnce } from '../../base/loadOnce.ts';
import { useLabel } from '../../labels.tsx';
import { useLinkComponent } from '../../provider.tsx';
import type { Tone } from '../../theme/tokens.ts';
import type { PlacedColumn } from './DataTable.model.ts';
import { role } from './DataTable.roles.ts';
import type { Column } from './DataTable.types.ts';

export interface RowProps<Row> {
  row: Row;
  id: string;
  label: string;
  href?: string;
  /** Whether the table itself follows the link: then a plain `<a>` is enough. */
  opens: boolean;
  /** Undefined where rows cannot be selected. */
  selected?: boolean;
  /** The row that the detail panel shows. */
  current: boolean;
  /** Tone of an unusual row. */
  tone: Tone | undefined;
  /** Name of its menu button; undefined where rows have no menu. */
  menuLabel: string | undefined;
  menuOpen: boolean;
}

interface TableRowProps<Row> extends RowProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Position in the whole list; the header counts as 1. */
  position: number;
  /** The one row that Tab reaches. */
  tabbable: boolean;
}

/** At most 19 elements with ten columns. */
function TableRow<Row>({ columns, position, tabbable, ...rest }: TableRowProps<Row>) {
  const { row, id, selected, current, tone, menuLabel, menuOpen } = rest;
  return (
    <tr
      {...role.row}
      data-row={id}
      data-current={current || undefined}
      data-selected={selected || undefined}
      data-tone={tone}
      aria-rowindex={position}
      aria-current={current || undefined}
      tabIndex={tabbable ? 0 : -1}
    >
      {selected !== undefined && (
        <td {...role.cell} className="check" data-pin="start">
          <RowCheckbox {...rest} />
        </td>
      )}
      {columns.map((placed) => drawCell(placed, row, rest))}
      {menuLabel !== undefined && (
        <td {...role.cell} className="gutter" data-pin="end" data-edge={isEdge(columns)}>
          <ActionsButton label={menuLabel} open={menuOpen} />
        </td>
      )}
    </tr>
  );
}

/** Rows compare their props one by one: a parent's re-render passes the same ones and costs nothing. */
export const DataTableRow = memo(TableRow) as typeof TableRow;

/** A function, not a component: a table of a thousand rows has eight times as many cells. */
function drawCell<Row>({ column, pin, edge, offset }: PlacedColumn<Row>, row: Row, rest: RowProps<Row>) {
  const content = column.cell(row);
  const Tag = column.rowHeader ? 'th' : 'td';
  return (
    <Tag
      key={column.id}
      {...(column.rowHeader ? role.rowheader : role.cell)}
      // A browser that translates the page must not change the letters and digits of a code.
      translate={column.copy && 'no'}
      data-align={column.align}
      data-amount={column.card === 'amount' || undefined}
      data-pin={pin}
      data-edge={edge}
      style={stickTo(offset)}
      {...tipOf(column, row, content)}
    >
      {column.rowHeader ? <RowLink {...rest}>{content}</RowLink> : content}
    </Tag>
  );
}

/** Whether only the gutter is at the end. */
export const isEdge = <Row,>(columns: readonly PlacedColumn<Row>[]) => columns.at(-1)?.pin !== 'end';

/** Where a pinned cell sticks. */
export const stickTo = (offset?: string) => (offset ? { ['--stick' as string]: offset } : undefined);

/** A cell that may be truncated shows all of its text in a tooltip. Figures are never truncated. */
function tipOf<Row>(column: Column<Row>, row: Row, content: unknown) {
  if (column.align === 'end') return undefined;
  const text = column.text?.(row) ?? (typeof content === 'string' ? content : undefined);
  return text ? { 'data-tip': text, 'data-tip-overflow': true } : undefined;
}

const heardByRegion = () => undefined;

export function RowCheckbox<Row>({ id, label, selected }: RowProps<Row>) {
  const word = useLabel();
  return (
    <input
      type="checkbox"
      data-select=""
      value={id}
      checked={selected}
      onChange={heardByRegion}
      aria-label={word('selectRow', { name: label })}
    />
  );
}

type RowLinkProps = Pick<RowProps<never>, 'href' | 'opens'> & { children: ReactNode };

export function RowLink({ href, opens, children }: RowLinkProps) {
  const Link = useLinkComponent();
  if (!href) return children;
  const LinkTag = opens ? 'a' : Link;
  return (
    <LinkTag href={href} className="link" data-open="">
      {children}
    </LinkTag>
  );
}

/** Handled by the table's click handler, which also announces the copy. */
export function CopyButton({ text }: { text?: string }) {
  const word = useLabel();
  if (!text) return null;
  return (
    <button type="button" className="copy" data-copies={text} aria-label={`${word('copy')} ${text}`}>
      <Icon icon={CopyIcon} size="sm" />
    </button>
  );
}

/** The menu that all rows share: loaded with its dependencies when the user first needs it. */
export const rowMenu = loadOnce(async () => {
  const { menuContent, RowMenu } = await import('./DataTable.menu.tsx');
  await menuContent.load();
  return RowMenu;
});

/** Opens the one menu that all rows share. Its dots are a background (`DataTable.styles.head.ts`). */
export function ActionsButton({ label, open }: { label: string; open: boolean }) {
  return (
    <button
      type="button"
      className="more"
      data-actions=""
      aria-haspopup="menu"
      aria-expanded={open}
      aria-label={label}
      onPointerEnter={rowMenu.preload}
      onFocus={rowMenu.preload}
    />
  );
}
