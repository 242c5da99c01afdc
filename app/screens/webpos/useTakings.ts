import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart, now } from '../../lib/time.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { RECEIVED } from './received.ts';
import { receivedHere, type Till } from './till.ts';

/**
 * The web POS takings of a store today, from the service, so that signing out or another device makes no difference.
 * Without the permission for transactions, the takings of this device.
 */
export function useTakings(till: Till) {
  const own = useScope();
  const scope = { ...own, storeId: own.storeId ?? till.storeId };
  const mayRead = useCan('transaction:read');
  const today = dayOf(now());
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'takings', today),
    queryFn: ({ signal }) =>
      getTransactionStatistic(
        scope,
        {
          source: 'WEBPOS',
          status: RECEIVED.join(','),
          timeField: 'paidAt',
          from: dayStart(today),
          to: dayEnd(today),
        },
        signal,
      ),
    enabled: mayRead,
    meta: { quiet: true },
  });
  return mayRead ? data : { ...receivedHere(till), isHere: true as const };
}
