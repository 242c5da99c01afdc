import { useCallback } from 'react';
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery } from '../../api/http/shapes.ts';
import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { keepPreviousData, useQuery, useQueryClient } from '../../lib/query.tsx';
import { type CountFigure, ListCounts } from '../../list/ListCounts.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { type List, listKey, useList } from '../../list/useList.ts';
import { storeHref } from '../../shared/addresses.ts';
import { nameOf } from '../../shared/store/silentStores.ts';
import { useCan } from '../../state/access.ts';
import { plainColumns, storeColumns } from './columns.tsx';
import { plainDefinition, storesDefinition } from './definition.ts';
import { listByHealth } from './health.ts';
import { useStoreHours } from './StoreToday.tsx';
import { useStoreActions } from './useStoreActions.tsx';

const rowHref = (row: Store) => storeHref(row.id);

type Stores = List<Store, typeof storesDefinition.filters>;

/** Statuses without a figure of their own. */
const OTHER = ['PENDING', 'SUSPENDED'] as const;

/** A count with its own request, so that the other figures do not wait for it or fail with it. */
function useCountOf(
  { name, scope, values, count }: Stores,
  id: string,
  narrowed: Partial<Stores['values']>,
  /** When it was requested; false while it is too early. */
  at: number | boolean,
): number | undefined {
  const { data, isError } = useQuery({
    queryKey: listKey(scope, name, 'statistic', id, at, values),
    queryFn: ({ signal }) => count({ ...values, ...narrowed }, signal),
    placeholderData: keepPreviousData,
    enabled: at !== false,
    meta: { quiet: true },
  });
  return isError ? undefined : data;
}

/** /merchant/store */
export function StoresScreen() {
  const t = useT();
  const queries = useQueryClient();
  const maySeePayments = useCan('transaction:read');
  const { itemsOf, dialogs } = useStoreActions();
  const load = useCallback(
    (scope: Scope, query: ListQuery, signal?: AbortSignal) => listByHealth(queries, scope, query, signal),
    [queries],
  );
  const definition = (maySeePayments ? storesDefinition : plainDefinition) as typeof storesDefinition;
  const list = useList({ name: 'stores', definition, load });
  const { data: hours } = useStoreHours();
  const silent = useCountOf(list, 'silent', { health: 'silent' }, hours?.at ?? false);
  const others = useCountOf(list, 'others', { status: OTHER, health: undefined }, useAfterFirstContent());
  const figures: CountFigure<typeof storesDefinition.filters, 'stores'>[] = [
    { id: 'all', label: t('list.total') },
    {
      id: 'active',
      label: t('store.status.ACTIVE'),
      filters: { status: ['ACTIVE'] },
      tone: 'success',
    },
    { id: 'inactive', label: t('store.status.INACTIVE'), filters: { status: ['INACTIVE'] } },
    ...(others
      ? [{ id: 'others' as const, label: t('list.otherStatus'), filters: { status: OTHER }, count: others }]
      : []),
    ...(silent === undefined
      ? []
      : [
          {
            id: 'silent' as const,
            label: t('store.health.silent'),
            filters: { health: 'silent' },
            tone: 'warning' as const,
            count: silent,
          },
        ]),
  ];
  return (
    <>
      <ListScreen
        list={list}
        title={t('store.title')}
        caption={t('store.caption')}
        columns={maySeePayments ? storeColumns : plainColumns}
        rowHref={rowHref}
        rowLabel={(row) => t('store.name', { name: nameOf(row) })}
        rowActions={itemsOf}
        offersCards
        figures={<ListCounts list={list} name="stores" label={t('store.figures')} figures={figures} />}
        firstUse={{ title: t('store.emptyTitle'), text: t('store.emptyText') }}
        scope="store:read"
        file={{ name: t('store.fileName'), scope: 'store:read' }}
      />
      {dialogs}
    </>
  );
}
