import { useEffect } from 'react';
import { listRefundRequests } from '../api/refundRequests.ts';
import { allows } from '../lib/permission.ts';
import { useQuery } from '../lib/query.tsx';
import { listKey } from '../list/useList.ts';
import { useCan, useViewer } from '../state/access.ts';
import { useScope } from '../state/business.ts';
import { useSetMenuCounts } from '../state/menuCounts.ts';

const PATH = '/merchant/approve-refund';
const EVERY_MS = 60_000;

/** Menu counts of pending work: refreshed every minute while the tab is visible, and after each decision. */
export function MenuCounts() {
  const scope = useScope();
  const viewer = useViewer();
  const mayRead = useCan('approve-refund:read');
  const setCounts = useSetMenuCounts();
  const { data } = useQuery({
    // Below the list's query key, so that invalidating the list refreshes this too.
    queryKey: listKey(scope, 'refundRequests', 'waiting'),
    queryFn: async ({ signal }) =>
      (await listRefundRequests(scope, { page: 1, pageSize: 1, status: 'WAITING' }, signal)).total,
    refetchInterval: EVERY_MS,
    enabled: mayRead && viewer !== null && allows('approve-refund', viewer),
    // A background request: a failure is silent, and the next minute retries.
    meta: { quiet: true },
  });
  useEffect(() => {
    setCounts(data ? { [PATH]: data } : {});
    return () => setCounts({});
  }, [data, setCounts]);
  return null;
}
