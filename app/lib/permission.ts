import type { PermissionGroup } from '../api/session/session.ts';

/** The rules of specification 6, as defined in docs/contract.md. Pure functions, shared by the state and the tests. */

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

/** The segments of the permissions a user holds, cached by their list: each render checks many scopes. */
const heldParts = new WeakMap<readonly string[], string[][]>();

function partsOf(held: readonly string[]): string[][] {
  const known = heldParts.get(held) ?? held.map((one) => one.split(':'));
  heldParts.set(held, known);
  return known;
}

/** Matches one held permission against a scope, segment by segment; `*` matches any, also as a suffix (`read*`). */
function matches(held: readonly string[], wanted: readonly string[], merchantId: string): boolean {
  if (held.length === 1 && held[0] === '*') return true;
  const isOfBusiness = held[0]!.startsWith('merchant-');
  if (isOfBusiness && held[0] !== 'merchant-*' && held[0] !== `merchant-${merchantId}`) return false;
  const from = isOfBusiness ? 1 : 0;
  return (
    held.length - from === wanted.length &&
    wanted.every((segment, index) => segmentMatches(held[index + from]!, segment))
  );
}

/** True if any held permission covers the scope for this business: for actions (`refund:create`). */
export function can(held: readonly string[], scope: string, merchantId: string): boolean {
  const wanted = scope.split(':');
  return partsOf(held).some((one) => matches(one, wanted, merchantId));
}

/** `*`, or a read-everything permission of this business or of all: opens every screen, but grants no action. */
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
  /** The permissions of the user. */
  held: readonly string[];
  /** The real user during a preview of another role: nothing is shown that they may not see. */
  within?: Viewer;
}

/** Whether the user may do this. Each action checks its own scope. */
export const mayDo = (viewer: Viewer, scope: string): boolean =>
  can(viewer.held, scope, viewer.merchantId) && (!viewer.within || mayDo(viewer.within, scope));

/**
 * The portal as seen by a user with exactly these permissions: staff of the business, who may approve refunds if `own`
 * may. It only removes rights: what `own` may not see or do stays hidden.
 */
export const asHolderOf = (held: readonly string[], own: Viewer): Viewer => ({
  ...own,
  userType: 'SUB_MERCHANT',
  isApproveRequestRefund: true,
  held,
  within: own,
});

/** The scopes behind a menu key: its group's children. */
function derivedScopes(keys: readonly string[], tree: readonly PermissionGroup[]): string[] {
  return tree
    .filter(({ key }) => keys.includes(key))
    .flatMap(({ children }) => children.map(({ key }) => key));
}

/** Whether the user may see the screen with this permission key. No key: every signed-in user may. */
export function allows(key: string | readonly string[] | undefined, viewer: Viewer): boolean {
  if (!key) return true;
  if (viewer.within && !allows(key, viewer.within)) return false;
  const keys = typeof key === 'string' ? [key] : key;
  const isStaff = viewer.userType !== 'ADMIN';
  if (keys.includes('webpos') && !viewer.isWebPos) return false;
  if (keys.includes('approve-refund') && isStaff && !viewer.isApproveRequestRefund) return false;
  if (seesEverything(viewer.held, viewer.merchantId)) return true;
  const scopes = derivedScopes(keys, viewer.tree);
  const isHeld = (scope: string) => can(viewer.held, scope, viewer.merchantId);
  return isStaff ? scopes.length > 0 && scopes.every(isHeld) : scopes.some(isHeld);
}
