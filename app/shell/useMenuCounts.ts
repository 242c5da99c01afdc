import { firstContent } from '../lib/firstContent.ts';
import { allows, type Viewer } from '../lib/permission.ts';
import { useQuery } from '../lib/query.tsx';
import { listKey } from '../list/useList.ts';
import { useCan } from '../state/access.ts';
import { useScope } from '../state/business.ts';

const PATH = '/merchant/approve-refund';
const EVERY_MS = 60_000;

/** Counts of pending work by menu path. */
export type MenuCounts = Readonly<Record<string, number>>;

/** Menu counts of pending work: refreshed every minute while the tab is visible, and after each decision. */
export function useMenuCounts(viewer: Viewer): MenuCounts {
  const scope = useScope();
  const mayRead = useCan('approve-refund:read');
  const { data } = useQuery({
    // Below the list's query key, so that invalidating the list refreshes this too.
    queryKey: listKey(scope, 'refundRequests', 'waiting'),
    async queryFn({ signal }) {
      await firstContent();
      const { listRefundRequests } = await import('../api/refundRequests.ts');
      return (await listRefundRequests(scope, { page: 1, pageSize: 1, status: 'WAITING' }, signal)).total;
    },
    refetchInterval: EVERY_MS,
    enabled: mayRead && allows('approve-refund', viewer),
    // A background request: a failure is silent, and the next minute retries.
    meta: { quiet: true },
  });
  return data ? { [PATH]: data } : {};
}
