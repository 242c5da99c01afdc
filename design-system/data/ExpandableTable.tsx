import { type ReactNode, useMemo, useState } from 'react';
import { DataTable } from './DataTable.tsx';
import type { Column, DataTableProps } from './DataTable.types.ts';
import { useTableWord } from './DataTable.words.ts';
import { DETAIL_COLUMN, DetailBody, DetailContext, DetailToggle } from './ExpandableTable.rows.tsx';
import type { TablePreferences } from './preferences.ts';
import { withIds } from './selection.ts';
import { useNarrow } from './useNarrow.ts';

export interface ExpandableTableProps<Row> extends Omit<DataTableProps<Row>, 'Body'> {
  /** What is shown below a row while it is unfolded. Asked for then only. */
  renderDetail: (row: Row) => ReactNode;
  /** Closes the one that is open when another one opens. */
  single?: boolean;
  /** Ids of the rows that are open; without it the table keeps them itself. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
}

/**
 * A `DataTable` whose rows unfold: by the button in the first column, or by `o` on the row that has the focus. On a
 * card the button stands below its fields.
 */
export function ExpandableTable<Row>(props: ExpandableTableProps<Row>) {
  const { renderDetail, single = false, expanded, onExpandedChange, ...table } = props;
  const { columns, rowId, rowLabel, preferences, onPreferencesChange } = table;
  const word = useTableWord();
  const narrow = useNarrow();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const open = expanded ?? own;

  const header = word('details');
  const all = useMemo((): Column<Row>[] => {
    const tools = { width: 84, grow: 0, card: 'note', resizable: false } as const;
    const tool: Column<Row> = {
      id: DETAIL_COLUMN,
      header,
      cell: (row) => <DetailToggle row={row} />,
      ...tools,
    };
    // On a card what unfolds comes last.
    return narrow ? [...columns, tool] : [{ ...tool, pin: 'start' }, ...columns];
  }, [columns, header, narrow]);
  const arranged = useMemo(() => preferences && withTool(preferences, narrow), [preferences, narrow]);

  const detail = {
    open,
    narrow,
    rowId: rowId as (row: unknown) => string,
    rowLabel: rowLabel as (row: unknown) => string,
    render: renderDetail as (row: unknown) => ReactNode,
    toggle: (id: string) => {
      const next = withIds(single && !open.has(id) ? new Set() : open, [id], !open.has(id));
      setOwn(next);
      onExpandedChange?.(next);
    },
  };
  return (
    <DetailContext value={detail}>
      <DataTable
        {...table}
        columns={all}
        preferences={arranged}
        onPreferencesChange={onPreferencesChange && ((next) => onPreferencesChange(withoutTool(next)))}
        Body={DetailBody}
      />
    </DetailContext>
  );
}

/** The column of buttons is no column that a person arranges: it stands first, whatever stands behind it. */
function withTool({ order, pinned, ...rest }: TablePreferences, narrow: boolean): TablePreferences {
  return narrow
    ? { ...rest, order: [...order, DETAIL_COLUMN], pinned: { start: [], end: [] } }
    : {
        ...rest,
        order: [DETAIL_COLUMN, ...order],
        pinned: { ...pinned, start: [DETAIL_COLUMN, ...pinned.start] },
      };
}

function withoutTool({ order, pinned, ...rest }: TablePreferences): TablePreferences {
  const others = (ids: string[]) => ids.filter((id) => id !== DETAIL_COLUMN);
  return { ...rest, order: others(order), pinned: { ...pinned, start: others(pinned.start) } };
}
