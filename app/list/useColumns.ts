import { useMemo } from 'react';
import { defaultPreferences, reconcilePreferences, type TablePreferences } from '#design-system';
import { useTablePreferences } from '../state/preferences.ts';
import type { ListColumn } from './columns.ts';

interface ColumnsOfList {
  name: string;
  params: URLSearchParams;
  setParam: (key: string, value: string | undefined) => void;
  pageSize: number;
  setPageSize: (pageSize: number) => void;
}

/**
 * The columns of a list and their order. A link can set them (`?cols=id,amount,status`); otherwise the user's last
 * choice applies. A change is stored and written to the URL, so that the view can be shared. The form of the rows works
 * the same way: `?form=cards`.
 */
export function useColumns<Row>(list: ColumnsOfList, columns: readonly ListColumn<Row>[]) {
  const [stored, store] = useTablePreferences(list.name);
  const linked = list.params.get('cols');
  const preferences = useMemo(() => {
    const saved = reconcilePreferences(columns, stored ?? defaultPreferences(columns));
    return linked ? showOnly(saved, columns, linked.split(',')) : saved;
  }, [columns, stored, linked]);

  const setPreferences = (next: TablePreferences) => {
    const { order, hidden } = next;
    store({ ...next, pageSize: list.pageSize, cards: stored?.cards });
    const shown = order.filter((id) => !hidden.includes(id));
    const isDefault = shown.join() === shownByDefault(columns).join();
    list.setParam('cols', isDefault ? undefined : shown.join(','));
  };
  const setPageSize = (pageSize: number) => {
    store({ ...preferences, pageSize, cards: stored?.cards });
    list.setPageSize(pageSize);
  };
  const setCards = (cards: boolean) => {
    store({ ...preferences, pageSize: list.pageSize, cards });
    list.setParam('form', cards ? 'cards' : undefined);
  };
  return {
    preferences,
    /** For the table; undefined while the columns have their defaults. */
    arranged: stored || linked ? preferences : undefined,
    setPreferences,
    setPageSize,
    isCards: list.params.get('form') === 'cards' || stored?.cards === true,
    setCards,
    visibleIds: preferences.order.filter((id) => !preferences.hidden.includes(id)),
  };
}

function shownByDefault<Row>(columns: readonly ListColumn<Row>[]): string[] {
  const { order, hidden } = defaultPreferences(columns);
  return order.filter((id) => !hidden.includes(id));
}

/** The columns of a link, always with the id column; unknown names are ignored. */
function showOnly<Row>(
  saved: TablePreferences,
  columns: readonly ListColumn<Row>[],
  asked: string[],
): TablePreferences {
  const locked = columns.filter(({ rowHeader }) => rowHeader).map(({ id }) => id);
  const shown = asked.filter((id) => saved.order.includes(id));
  if (shown.length === 0) return saved;
  const first = [...locked.filter((id) => !shown.includes(id)), ...shown];
  const rest = saved.order.filter((id) => !first.includes(id));
  return { ...saved, order: [...first, ...rest], hidden: rest };
}
