import { getTransaction, type Transaction } from '../../api/transactions.ts';
import { useQuery, useQueryClient } from '../../lib/query.tsx';
import { useScope } from '../../state/business.ts';
import { knownRow, transactionKey } from './answers.ts';

/**
 * One transaction: what a list already said of it at once (`row`), all of it when it has been read (`detail`). A later
 * reading that fails leaves both as they are and sets `error`.
 */
export function useTransaction(slug: string, given?: Transaction) {
  const scope = useScope();
  const answers = useQueryClient();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: transactionKey(scope, slug),
    queryFn: ({ signal }) => getTransaction(scope, slug, signal),
  });
  return {
    row: data?.detail ?? given ?? knownRow(answers, scope.merchantId, slug),
    detail: data,
    /** Nothing but the row is there yet. */
    loading: isPending,
    fetching: isFetching,
    error,
    /** When the detail was answered, in unix seconds. */
    asOf: data && Math.floor(dataUpdatedAt / 1000),
    refetch,
  };
}

export type TransactionView = ReturnType<typeof useTransaction>;
