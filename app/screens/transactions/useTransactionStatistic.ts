import type { Scope } from '../../api/paths.ts';
import { getTransactionStatistic } from '../../api/transactions.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { type FilterValues, filterQuery } from '../../list/filters.ts';
import { listKey } from '../../list/useList.ts';
import { transactionsDefinition } from './definition.ts';

/** Counts and sums of what these filters let through; the figures of before stay until new ones are there. */
export function useTransactionStatistic(
  scope: Scope,
  values: FilterValues<typeof transactionsDefinition.filters>,
) {
  const query = filterQuery(transactionsDefinition.filters, values);
  return useQuery({
    queryKey: listKey(scope, 'transactions', 'statistic', query),
    queryFn: ({ signal }) => getTransactionStatistic(scope, query, signal),
    placeholderData: keepPreviousData,
    enabled: useAfterFirstContent(),
  });
}
