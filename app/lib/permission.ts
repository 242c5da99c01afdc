import type { PermissionGroup } from '../api/session.ts';

/** The rules of specification 6, made exact in docs/contract.md. Pure: the state and the tests ask the same functions. */

const MOVED_TO_TRANSACTION = ['refund:create', 'refund-transaction-detail:read'];

/** Moves `refund:create` and `refund-transaction-detail:read` from the refund group to the transaction group. */
export function moveToTransaction(tree: PermissionGroup[]): PermissionGroup[] {
  const moved = tree.flatMap(({ children }) =>
    children.filter(({ key }) => MOVED_TO_TRANSACTION.includes(key)),
  );
  return tree.map((group) => {
    const kept = group.children.filter(({ key }) => !MOVED_TO_TRANSACTION.includes(key));
    return { ...group, children: group.key === 'transaction' ? [...kept, ...moved] : kept };
  });
}

function segmentMatches(held: string, wanted: string): boolean {
  return held.endsWith('*') ? wanted.startsWith(held.slice(0, -1)) : held === wanted;
}

/** One held string against one wanted scope, segment by segment; `*` matches any, also as a suffix (`read*`). */
function matches(held: string, wanted: string, merchantId: string): boolean {
  if (held === '*') return true;
  const segments = held.split(':');
  if (segments[0]?.startsWith('merchant-')) {
    const business = segments.shift()!.slice('merchant-'.length);
    if (business !== '*' && business !== merchantId) return false;
  }
  const wantedSegments = wanted.split(':');
  return (
    segments.length === wantedSegments.length &&
    segments.every((segment, index) => segmentMatches(segment, wantedSegments[index]!))
  );
}

/** True if any held string covers the scope for this business: what an action asks (`refund:create`). */
export function can(held: readonly string[], scope: string, merchantId: string): boolean {
  return held.some((one) => matches(one, scope, merchantId));
}

/** `*`, or a read-everything permission of this business or of all: opens every screen, grants no action. */
export function seesEverything(held: readonly string[], merchantId: string): boolean {
  const everything = ['*', `merchant-${merchantId}:*:read*`, 'merchant-*:*:read*'];
  return held.some((one) => everything.includes(one));
}

export interface Viewer {
  userType: string;
  isApproveRequestRefund: boolean;
  merchantId: string;
  isWebPos: boolean;
  /** The tree, after `moveToTransaction`. */
  tree: readonly PermissionGroup[];
  /** The strings the user holds. */
  held: readonly string[];
}

/** The scopes behind a menu key: its group's children. */
function derivedScopes(keys: readonly string[], tree: readonly PermissionGroup[]): string[] {
  return tree
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ children }) => children.map(({ key }) => key));
}

/** May this person see the screen with this permission key? No key: everyone who is signed in. */
export function allows(key: string | readonly string[] | undefined, viewer: Viewer): boolean {
  if (!key) return true;
  const keys = typeof key === 'string' ? [key] : key;
  const isStaff = viewer.userType !== 'ADMIN';
  if (keys.includes('webpos') && !viewer.isWebPos) return false;
  if (keys.includes('approve-refund') && isStaff && !viewer.isApproveRequestRefund) return false;
  if (seesEverything(viewer.held, viewer.merchantId)) return true;
  const scopes = derivedScopes(keys, viewer.tree);
  const isHeld = (scope: string) => can(viewer.held, scope, viewer.merchantId);
  return isStaff ? scopes.length > 0 && scopes.every(isHeld) : scopes.some(isHeld);
}
