import { useEffect, useEffectEvent } from 'react';
import { toast } from '#design-system';
import { useT } from '../i18n/index.ts';
import { LIST_PLACES } from '../state/shortcutKeys.ts';
import { type Shortcuts, useShortcuts } from '../state/shortcuts.ts';
import { copyId } from './copyId.ts';
import type { Filters } from './filters.ts';
import type { ListView } from './useListView.ts';

/** The row, or the first control of a card, because a card itself is not focusable by Tab. */
function focusRow(row: HTMLElement | undefined) {
  const place = row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('a, button, input');
  place?.focus();
}

/**
 * The table's keys, anywhere on the page: `j` and `k` move from the row in the quick look, or to the row that Tab would
 * reach; `c` copies the displayed id. Within a row the table handles them itself. The quick look follows the focus.
 */
export function useRowKeys<Row, F extends Filters>({
  root,
  list,
  rowId,
  peekedId,
  setPeek,
  selection,
  rowKeys,
}: ListView<Row, F>) {
  const t = useT();
  /** The target of a key when nothing is selected. */
  const aimedRow = () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
    const id = peekedId ?? focused;
    return list.rows.find((row) => rowId(row) === id);
  };
  const ofScreen = Object.entries(rowKeys ?? {}).map(([key, run]) => [key, () => run(aimedRow(), selection)]);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // The menu has rows of its own.
  const isInRow = ({ target }: KeyboardEvent) => rows().some((row) => row.contains(target as Node));
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (isInRow(event)) return;
    const all = rows();
    const peeked = all.findIndex(({ dataset }) => dataset.row === peekedId);
    focusRow(peeked < 0 ? (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]) : all[peeked + by]);
  };
  useShortcuts({
    ...(Object.fromEntries(ofScreen) as Shortcuts),
    j: step(1),
    k: step(-1),
    c: (event) => {
      if (peekedId !== undefined && !isInRow(event)) void copyId(peekedId, t);
    },
  });

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const id = target instanceof HTMLElement ? target.dataset.row : undefined;
    const isListed = list.rows.some((row) => rowId(row) === id);
    if (isListed && peekedId !== undefined && id !== peekedId) setPeek(id);
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => follow(event);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}

/** The keys of a list: each works only once its target has loaded. */
export function useListKeys<Row, F extends Filters>({
  root,
  list,
  mayExport,
  setExporting,
  file,
}: ListView<Row, F>) {
  const t = useT();
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  useShortcuts({
    '/': () => find(LIST_PLACES['/'])?.focus(),
    f: () => find(LIST_PLACES.f)?.focus(),
    '.': list.refresh,
    ...(file && {
      e: () =>
        mayExport
          ? setExporting(true)
          : toast({ tone: 'info', title: t('list.exportDenied', { scope: file.scope }), key: 'export' }),
    }),
  });
}
