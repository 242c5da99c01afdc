// Combines columns, rows, keys, menu and cards; each of them has its own file.
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { copyText } from '../../base/copy/clipboard.ts';
import { useLoaded } from '../../base/loadOnce.ts';
import { ProgressBar } from '../../base/ProgressBar.tsx';
import { useLaidOver, useNarrow } from '../../base/useNarrow.ts';
import { useLabel } from '../../labels.tsx';
import { toast } from '../../overlay/toastStore.ts';
import { px, size } from '../../theme/tokens.ts';
import { resizing, useArrangement } from '../preferences/useArrangement.ts';
import { CardsBar, DataTableCard } from './DataTable.cards.tsx';
import { useTableEvents } from './DataTable.events.ts';
import { DataTableHead } from './DataTable.head.tsx';
import { asDesigned, factsFirst, layoutColumns } from './DataTable.model.ts';
import { role } from './DataTable.roles.ts';
import { DataTableRow, rowMenu } from './DataTable.row.tsx';
import { useScrollMarks } from './DataTable.scroll.ts';
import { SkeletonCards, SkeletonRows } from './DataTable.skeleton.tsx';
import { Root } from './DataTable.styles.ts';
import type { Column, DataTableProps } from './DataTable.types.ts';
import { selectionOf, withIds } from './selection.ts';
import { useLasting } from './useLasting.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowsInView } from './useRowsInView.ts';

/** Faster responses replace the rows without dimming: dimming all rows and back costs more than rendering new ones. */
const WAITS_AFTER_MS = 200;

interface OpenMenu<Row> {
  row: Row;
  anchor: HTMLElement;
  entry: 'first' | null;
}

/**
 * The list of every screen. Below 992 px, or with `cards`, each row becomes a card. The caller owns the rows, their
 * order and their pages: the table renders what it gets and reports what the user requests. Keys while it has the
 * focus: `j` `k` or the arrows move, Enter opens, Space peeks, `x` selects, Shift with an arrow extends, `c` copies the
 * id, `m` opens the row's menu, Esc clears.
 * `ClientTable` sorts and pages through rows that are all loaded.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowLabel, rowHref, sort, onSortChange, status } = props;
  const { selection, onSelectionChange, rowActions, rowIndexBase = 0, rowCount, activeRowId } = props;
  const word = useLabel();
  const { cards = false } = props;
  const isNarrowScreen = useNarrow();
  const narrow = isNarrowScreen || cards;
  const region = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu<Row>>();

  const selectable = selection !== undefined;
  const hasMenu = rowActions !== undefined || columns.some(({ copy }) => copy);
  const { onPreferencesChange } = props;
  const { density = 'comfortable', wrap } = props.preferences ?? {};
  const arrangement = useArrangement(columns, props.preferences);
  // Deferred: the panel appears before the columns behind it change places.
  const isCovered = useDeferredValue(useLaidOver() && !narrow && activeRowId !== undefined);
  const layout = useMemo(() => {
    const usual = arrangement ?? asDesigned(columns);
    return layoutColumns(isCovered ? factsFirst(usual) : usual, { selectable, hasMenu });
  }, [arrangement, columns, selectable, hasMenu, isCovered]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  useScrollMarks(region, narrow);

  const { tabbableId, listeners } = useTableEvents({
    ...props,
    ids,
    onActions: hasMenu
      ? (row, at, byKeyboard) => {
          const anchor = at.querySelector<HTMLElement>('[data-actions]') ?? at;
          setMenu({ row, anchor, entry: byKeyboard ? 'first' : null });
        }
      : undefined,
    onCopy: async (text) => {
      const isCopied = await copyText(text);
      toast({ tone: isCopied ? 'success' : 'danger', title: word(isCopied ? 'copied' : 'copyFailed') });
    },
  });
  const RowMenu = useLoaded(rowMenu, menu !== undefined, () => closeMenu());
  const closeMenu = () => setMenu(undefined);
  // Another row may stand at its button now.
  if (menu && !ids.includes(rowId(menu.row))) closeMenu();

  const loading = status === 'loading' || !arrangement;
  const { drawn, isWhole } = useRowsInView(rows, isNarrowScreen);
  const missing = drawn.filter((row) => row === undefined).length;
  const busy = loading || status === 'refreshing' || !isWhole;
  const waits = useLasting(status === 'refreshing', WAITS_AFTER_MS);
  const page = {
    sort,
    selected: selection && selectionOf(ids, selection),
    onSelectPage: (selected: boolean) => selection && onSelectionChange?.(withIds(selection, ids, selected)),
  };
  const keys = useRowKeys(ids);
  const opens = props.onOpen !== undefined;
  const draw = (row: Row | undefined, index: number) => {
    if (row === undefined) return null;
    const id = rowId(row);
    // The key of the position's new row, also while the previous row still stands there.
    const key = keys.get(ids[index] ?? id);
    const own = {
      row,
      id,
      columns: layout.columns,
      label: rowLabel(row),
      tone: props.rowTone?.(row),
      href: rowHref?.(row),
      opens,
      selected: selection?.has(id),
      current: id === activeRowId,
      menuLabel: hasMenu ? word('rowActions', { name: rowLabel(row) }) : undefined,
      menuOpen: menu !== undefined && id === rowId(menu.row),
    };
    return narrow ? (
      <DataTableCard {...own} key={key} />
    ) : (
      <DataTableRow {...own} key={key} position={rowIndexBase + index + 2} tabbable={id === tabbableId} />
    );
  };
  // Loaded and rendered once the user reaches the header: there are many handles, and few users ever drag one.
  const [isHeadReached, setHeadReached] = useState(false);
  const Handle = useLoaded(resizing, onPreferencesChange !== undefined && isHeadReached, () =>
    setHeadReached(false),
  );

  return (
    <Root
      data-density={density}
      data-wrap={wrap}
      data-waits={waits || undefined}
      data-cards={cards || undefined}
      data-opens={Boolean(opens || rowHref)}
    >
      {waits && <ProgressBar className="bar" size="sm" aria-hidden />}
      <section
        className="region"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        ref={region}
        style={{
          ['--frozen-start' as string]: layout.frozen.start,
          ['--frozen-end' as string]: layout.frozen.end,
        }}
        {...listeners}
      >
        {narrow ? (
          <div className="cards">
            <CardsBar
              columns={layout.columns}
              known={columns}
              onSortChange={onSortChange}
              tools={props.cardsTools}
              empty={!loading && rows.length === 0}
              {...page}
            />
            <ul {...role.list} aria-label={caption} aria-busy={busy} style={heightOf(missing, px(69))}>
              {loading ? <SkeletonCards count={props.skeletonRows} /> : drawn.map(draw)}
            </ul>
          </div>
        ) : (
          <table
            {...role.table}
            aria-rowcount={(rowCount ?? rows.length) + 1}
            aria-busy={busy}
            style={{
              ['--columns' as string]: layout.template,
              ['--end' as string]: layout.end,
              ['--least-width' as string]: px(layout.minWidth),
            }}
          >
            <caption className="unseen">{caption}</caption>
            <DataTableHead
              columns={layout.columns}
              onSortChange={onSortChange}
              hasMenu={hasMenu}
              onReach={() => setHeadReached(true)}
              tool={
                Handle &&
                onPreferencesChange &&
                ((column: Column<Row>) => (
                  <Handle
                    column={column}
                    columns={columns}
                    parts={{ selectable, hasMenu }}
                    value={props.preferences}
                    onChange={onPreferencesChange}
                  />
                ))
              }
              {...page}
            />
            <tbody {...role.rowgroup} style={heightOf(missing, size.row)}>
              {loading ? <SkeletonRows count={props.skeletonRows} /> : drawn.map(draw)}
            </tbody>
          </table>
        )}
        {!loading && rows.length === 0 && <div className="empty">{props.empty}</div>}
      </section>
      {RowMenu && (
        <RowMenu
          row={menu?.row}
          anchor={menu?.anchor ?? null}
          entry={menu?.entry}
          onClose={closeMenu}
          {...{ columns, rowActions, rowLabel }}
        />
      )}
    </Root>
  );
}

/** Reserves the height of rows that are not rendered yet, so that the page's height and scroll position stay. */
const heightOf = (rows: number, height: string) =>
  rows > 0 ? { paddingBlockEnd: `calc(${rows} * ${height})` } : undefined;
