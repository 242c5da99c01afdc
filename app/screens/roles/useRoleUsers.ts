import { allPages, MOST_ROWS } from '../../api/http/allPages.ts';
import { listUsers } from '../../api/users.ts';
import { useQuery } from '../../lib/query.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';

/**
 * How many users have each role, by its id: the service does not count them, so the list of users is read (screens
 * 2.11). Undefined until known, and for viewers who may not read the users of all stores.
 */
export function useRoleUsers(): ((roleId: string) => number) | undefined {
  const scope = useScope();
  const mayRead = useCan('user:read');
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'users', 'byRole'),
    queryFn: async ({ signal }) => {
      const { items, total } = await allPages((page) => listUsers(scope, page, signal));
      // Too many to count here; the list of users can be filtered by role instead.
      if (total > MOST_ROWS) return null;
      const counts: Record<string, number> = {};
      for (const { groupId } of items) if (groupId) counts[groupId] = (counts[groupId] ?? 0) + 1;
      return counts;
    },
    enabled: mayRead && scope.storeId === undefined,
    meta: { quiet: true },
  });
  return data ? (roleId) => data[roleId] ?? 0 : undefined;
}
