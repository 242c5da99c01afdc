import { useAfterFirstContent } from '../lib/firstContent.ts';
import { allows } from '../lib/permission.ts';
import { useQuery } from '../lib/query.tsx';
import { listKey } from '../list/useList.ts';
import { useCan, useViewer } from '../state/access.ts';
import { useScope } from '../state/business.ts';

const EVERY_MS = 60_000;

/** Counts of pending work by menu path: refreshed every minute while the tab is visible, and after each decision. */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const scope = useScope();
  const viewer = useViewer();
  const mayRead = useCan('approve-refund:read') && viewer !== null && allows('approve-refund', viewer);
  const isTime = useAfterFirstContent();
  const { data } = useQuery({
    // Below the list's query key, so that invalidating the list refreshes this too.
    queryKey: listKey(scope, 'refundRequests', 'waiting'),
    queryFn: async ({ signal }) => {
      const { listRefundRequests } = await import('../api/refundRequests.ts');
      return (await listRefundRequests(scope, { page: 1, pageSize: 1, status: 'WAITING' }, signal)).total;
    },
    refetchInterval: EVERY_MS,
    enabled: mayRead && isTime,
    // A background request: a failure is silent, and the next minute retries.
    meta: { quiet: true },
  });
  return data && mayRead ? { '/merchant/approve-refund': data } : {};
}
