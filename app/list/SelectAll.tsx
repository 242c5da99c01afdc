import { useEffect, useRef } from 'react';
import { Button } from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatCount } from '../lib/money.ts';
import { useMutation } from '../lib/query.tsx';
import { readPages } from './export/readPages.ts';
import type { Filters } from './filters.ts';
import type { ListView } from './useListView.ts';

/** Limit of the selection: one page shows the progress of a whole run. */
const MOST = 5000;

/** Once the whole page is selected: a button that selects the results on all pages. */
export function SelectAll<Row, F extends Filters>({ view }: { view: ListView<Row, F> }) {
  const t = useT();
  const { list, selection, rowId } = view;
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      reading.current = controller;
      const rows: Row[] = [];
      await readPages({
        ...{ loadPage: list.loadPage, rowId, total: list.total, cap: MOST, signal: controller.signal },
        onRows: async (some) => void rows.push(...some),
      });
      return rows;
    },
    onSuccess: selection.selectRows,
  });

  const isWholePage = list.rows.length > 0 && list.rows.every((row) => selection.ids.has(rowId(row)));
  const all = Math.min(list.total, MOST);
  if (!isWholePage || selection.ids.size >= all) return null;
  return (
    <Button size="sm" loading={isPending} onClick={() => mutate()}>
      {t(list.total > MOST ? 'list.selectFirst' : 'list.selectAll', { count: formatCount(all) })}
    </Button>
  );
}
