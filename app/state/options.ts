import { useMemo } from 'react';
import { listGroupOptions } from '../api/groups.ts';
import { listStoreOptions } from '../api/stores.ts';
import { useQuery } from '../lib/query.tsx';
import { shown } from '../lib/shown.ts';
import { useScope } from './business.ts';
import { scopeKey } from './queryKeys.ts';

const STALE_MS = 5 * 60_000;

/** The business's stores as options; undefined until loaded. */
export function useStoreOptions(enabled = true) {
  const scope = useScope();
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'stores', 'options'),
    queryFn: ({ signal }) => listStoreOptions(scope, signal),
    staleTime: STALE_MS,
    enabled,
  });
  return useMemo(
    () =>
      data?.map((one) => ({
        value: one.id,
        label: shown(one.brandName ?? `- (${one.code ?? one.id})`, 200),
      })),
    [data],
  );
}

/** The permission groups as options; those of one store if given. */
export function useGroupOptions(enabled: boolean, store?: string) {
  const own = useScope();
  const scope = { ...own, storeId: own.storeId ?? store };
  const { data, isError } = useQuery({
    queryKey: scopeKey(scope, 'groups', 'options'),
    queryFn: ({ signal }) => listGroupOptions(scope, signal),
    staleTime: STALE_MS,
    enabled,
  });
  const options = useMemo(() => data?.map(({ id, name }) => ({ value: id, label: name ?? id })), [data]);
  // Do not return cached options before they are needed.
  return { options: enabled ? options : undefined, failed: isError };
}
