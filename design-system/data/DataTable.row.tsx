// One row and its cells, in one file because what makes a row draw anew must be readable in one place.
import { memo, type ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import { CopyIcon, MoreIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { part } from '../overlay/part.ts';
import { useLinkComponent } from '../provider.tsx';
import type { PlacedColumn } from './DataTable.model.ts';
import { role } from './DataTable.roles.ts';
import type { Column } from './DataTable.types.ts';
import type { PinSide } from './preferences.ts';

export interface RowProps<Row> {
  row: Row;
  id: string;
  label: string;
  href?: string;
  /** Undefined where rows cannot be selected. */
  selected?: boolean;
  /** Whether the row has a menu. */
  actions: boolean;
  /** The row that the detail panel shows. */
  current: boolean;
}

interface TableRowProps<Row> extends RowProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  /** Place in the whole list, the header counting as 1. */
  position: number;
  /** The one row that Tab reaches. */
  tabbable: boolean;
}

function TableRow<Row>({ columns, position, tabbable, ...rest }: TableRowProps<Row>) {
  const { row, id, selected, actions, current } = rest;
  return (
    <tr
      {...role.row}
      data-row={id}
      data-current={current || undefined}
      data-selected={selected || undefined}
      aria-rowindex={position}
      aria-current={current || undefined}
      tabIndex={tabbable ? 0 : -1}
    >
      {selected !== undefined && (
        <td {...role.cell} className="check" data-pin="start">
          <RowCheckbox {...rest} />
        </td>
      )}
      {columns.map((placed) => drawCell(placed, row, rest.href))}
      {actions && (
        <td
          {...role.cell}
          className="actions"
          data-pin="end"
          data-edge={!columns.some(({ pin }) => pin === 'end')}
        >
          <ActionsButton label={rest.label} />
        </td>
      )}
    </tr>
  );
}

/** Rows compare their props one by one: a parent's re-render passes the same ones and costs nothing. */
export const DataTableRow = memo(TableRow) as typeof TableRow;

/** A function, not a component: a table of a thousand rows has eight times as many cells. */
function drawCell<Row>({ column, pin, edge, offset }: PlacedColumn<Row>, row: Row, href?: string) {
  const content = column.cell(row);
  const copy = column.copy?.(row);
  const tip = tipOf(column, row, content);
  const words = column.rowHeader ? <RowLink href={href}>{content}</RowLink> : content;
  const Tag = column.rowHeader ? 'th' : 'td';
  return (
    <Tag
      key={column.id}
      {...(column.rowHeader ? role.rowheader : role.cell)}
      className={copy && 'copyable'}
      data-align={column.align}
      data-pin={pin}
      data-edge={edge}
      style={stickTo(pin, offset)}
      {...(!copy && tip)}
    >
      {copy ? <span {...tip}>{words}</span> : words}
      {copy && <CopyButton text={copy} />}
    </Tag>
  );
}

/** Where a pinned cell stops. */
export const stickTo = (pin?: PinSide, offset?: string) =>
  offset ? { [pin === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: offset } : undefined;

/** A cell that may be cut says its whole text in a tooltip. Figures are never cut. */
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

export function RowLink({ href, children }: { href?: string; children: ReactNode }) {
  const Link = useLinkComponent();
  if (!href) return children;
  return (
    <Link href={href} className="link" data-open="">
      {children}
    </Link>
  );
}

/** Pressed through the table's one click handler, which also says that it was copied. */
export function CopyButton({ text }: { text?: string }) {
  const word = useLabel();
  if (!text) return null;
  return (
    <button type="button" className="copy" data-copy={text} aria-label={`${word('copy')} ${text}`}>
      <Icon icon={CopyIcon} size="sm" />
    </button>
  );
}

/** The menu that all rows share: fetched, with what it is made of, when somebody reaches for it. */
export const rowMenuPart = part(async () => {
  const { menuPart, SharedMenu } = await import('../overlay/Menu.tsx');
  await menuPart.load();
  return SharedMenu;
});

/** Opens the one menu that all rows share. */
export function ActionsButton({ label }: { label: string }) {
  const word = useLabel();
  return (
    <button
      type="button"
      className="more"
      data-actions=""
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={word('rowActions', { name: label })}
      onPointerEnter={rowMenuPart.preload}
      onFocus={rowMenuPart.preload}
    >
      <Icon icon={MoreIcon} />
    </button>
  );
}
