import { prepareRefund } from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { useQuery, useQueryClient } from '../../lib/query.tsx';
import { useScope } from '../../state/business.ts';

/** What hangs on the money of a transaction, as the third part of query keys names it. */
const TOUCHED = ['transaction', 'transactions', 'refund', 'refunds', 'refundRequests', 'refund-preparing'];

/** A transaction and what is left of it, both as the service has them now: figures to send by are never old ones. */
export function useRefundable(transactionId: string) {
  const scope = useScope();
  const answers = useQueryClient();
  const key = (name: string) => [scope.merchantId, scope.storeId ?? null, name, transactionId];
  const transaction = useQuery({
    queryKey: key('transaction'),
    queryFn: ({ signal }) => getTransaction(scope, transactionId, signal),
    staleTime: 0,
  });
  const left = useQuery({
    queryKey: key('refund-preparing'),
    queryFn: ({ signal }) => prepareRefund(scope, transactionId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const error = transaction.error ?? left.error;
  const isReady = transaction.data !== undefined && left.data !== undefined;
  return {
    detail: isReady ? transaction.data : undefined,
    left: isReady ? left.data : undefined,
    /** Why nothing can be shown. */
    error: isReady ? null : error,
    retry: () => void Promise.all([transaction.refetch(), left.refetch()]),
    /** Asks anew for everything that shows this money, here and on the page behind. */
    refresh: () =>
      answers.invalidateQueries({
        predicate: ({ queryKey: [merchantId, , name] }) =>
          merchantId === scope.merchantId && TOUCHED.includes(String(name)),
      }),
  };
}
