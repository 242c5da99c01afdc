import type { Key } from '../../i18n/index.ts';
import { can } from '../../lib/permission.ts';

interface Role {
  /** Its scopes, which may contain wildcards. */
  scopes: readonly string[];
  /** How many users have it; undefined if unknown, or if the role is new. */
  users?: number | undefined;
}

interface Author {
  merchantId: string;
  /** The author's own rights. */
  held: readonly string[];
  /** Every scope that can be granted. */
  grantable: readonly string[];
}

/** Warnings about a role (screens 4, 15). Advice only: nothing is refused. */
export function adviceOn({ scopes, users }: Role, { merchantId, held, grantable }: Author): Key[] {
  const holds = (scope: string) => can(scopes, scope, merchantId);
  const isBroader = grantable.some((scope) => holds(scope) && !can(held, scope, merchantId));
  return [
    ...(scopes.some((scope) => scope.includes('*')) ? (['role.advice.wildcard'] as const) : []),
    // The requester of a refund should not also approve it.
    ...(holds('refund:create') && holds('approve-refund:update') ? (['role.advice.refunds'] as const) : []),
    ...(isBroader ? (['role.advice.broader'] as const) : []),
    ...(users === 0 ? (['role.advice.unused'] as const) : []),
  ];
}
