import { useQueryClient } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';

const LISTS: readonly unknown[] = ['refundRequests', 'refunds', 'transactions'];
const RECORDS: readonly unknown[] = ['transaction', 'refund'];

/**
 * Asks anew for everything that a decision changes: requests with their figures and the menu's count, refunds,
 * transactions. Gives how many requests still wait, when that is known.
 */
export function useRefreshed() {
  const answers = useQueryClient();
  const scope = useScope();
  return async (): Promise<number | undefined> => {
    await answers.invalidateQueries({
      predicate: ({ queryKey: [merchantId, , noun, what] }) =>
        merchantId === scope.merchantId &&
        (RECORDS.includes(noun) || (LISTS.includes(noun) && what === 'list')),
    });
    return answers.getQueryData<number>(listKey(scope, 'refundRequests', 'waiting'));
  };
}
