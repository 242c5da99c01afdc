import { listUsers } from '../../api/users.ts';
import { useQuery } from '../../lib/query.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';

const PAGE_SIZE = 100;
/** Beyond so many pages the users are not counted: their list can be asked for those of one role. */
const MAX_PAGES = 10;

/**
 * How many people have each role, by its id: the service counts none, so the list of users is read (screens 2.11).
 * Undefined while it is not known, and for those who may not read the users of all stores.
 */
export function useRoleUsers(): ((roleId: string) => number) | undefined {
  const scope = useScope();
  const mayRead = useCan('user:read');
  const { data } = useQuery({
    queryKey: [scope.merchantId, scope.storeId ?? null, 'users', 'byRole'],
    queryFn: async ({ signal }) => {
      const counts: Record<string, number> = {};
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { items, total } = await listUsers(scope, { page, pageSize: PAGE_SIZE }, signal);
        for (const { groupId } of items) if (groupId) counts[groupId] = (counts[groupId] ?? 0) + 1;
        if (page * PAGE_SIZE >= total) return counts;
      }
      return null;
    },
    enabled: mayRead && scope.storeId === undefined,
    meta: { quiet: true },
  });
  return data ? (roleId) => data[roleId] ?? 0 : undefined;
}
