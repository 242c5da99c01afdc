// Loaded when the user first opens the menu of a row.

import type { Action } from '../../base/action.ts';
import { copyText } from '../../base/copy/clipboard.ts';
import { CopyIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { SharedMenu, type SharedMenuProps } from '../../overlay/Menu.tsx';
import { toast } from '../../overlay/toastStore.ts';
import type { Column, DataTableProps } from './DataTable.types.ts';

export { menuContent } from '../../overlay/Menu.tsx';

interface RowMenuProps<Row>
  extends Pick<SharedMenuProps, 'anchor' | 'entry' | 'onClose'>,
    Pick<DataTableProps<Row>, 'columns' | 'rowActions' | 'rowLabel'> {
  /** The row whose menu is open. */
  row: Row | undefined;
}

/**
 * The only menu of a table: the screen's actions, then a copy entry for each cell that can be copied. Where there are
 * actions, they include copying the id.
 */
export function RowMenu<Row>({ row, columns, rowActions, rowLabel, ...rest }: RowMenuProps<Row>) {
  const word = useLabel();
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    toast({ tone: isCopied ? 'success' : 'danger', title: word(isCopied ? 'copied' : 'copyFailed') });
  };
  const copies = (from: Row) =>
    columns.flatMap((column: Column<Row>): Action[] => {
      const text = column.rowHeader && rowActions ? undefined : column.copy?.(from);
      if (!text) return [];
      const label = `${word('copy')} ${column.header}`;
      return [{ id: `copy-${column.id}`, label, icon: CopyIcon, run: () => void copy(text) }];
    });
  const itemsOf = (from: Row): Action[] => {
    const actions = rowActions?.(from) ?? [];
    const [first, ...others] = copies(from);
    return first ? [...actions, { ...first, separatorBefore: actions.length > 0 }, ...others] : actions;
  };
  const label = row === undefined ? '' : word('rowActions', { name: rowLabel(row) });
  return <SharedMenu items={row === undefined ? [] : itemsOf(row)} label={label} {...rest} />;
}
