import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Scopes, User } from '../api/session/session.ts';
import { firstContent } from '../lib/firstContent.ts';
import { allows, asHolderOf, mayDo, moveToTransaction, type Viewer } from '../lib/permission.ts';
import { hashKey } from '../lib/query.tsx';
import { type Access, cacheAccess, cachedAccess, chooseFrom, tabMerchantId } from './accessCache.ts';
import { businessAtom, businessesAtom, chosenAtom, merchantIdAtom } from './business.ts';
import { previewAtom } from './preview.ts';
import { sessionAtom } from './session.ts';

/**
 * The user, their businesses and permissions: loaded together whenever the session or the business changes. After a
 * reload the last known result applies at once, while everything is reloaded.
 */
export type AccessStatus =
  | { status: 'checking' }
  | { status: 'ready' }
  | { status: 'failed'; error: unknown };

export const statusAtom = atom<AccessStatus>({ status: 'checking' });
const userAtom = atom<User | null>(null);
/** Auth state of specification 3, for one business: the tree (after the two moves) and the user's permissions. */
const scopesAtom = atom<(Scopes & { merchantId: string }) | null>(null);

const acceptAtom = atom(null, (_get, set, merchantId: string, { user, businesses, scopes }: Access) => {
  set(userAtom, user);
  set(businessesAtom, businesses);
  set(scopesAtom, { ...scopes, scopes: moveToTransaction(scopes.scopes), merchantId });
  set(statusAtom, { status: 'ready' });
});

/** Restores what this tab knew before a reload, so that the first render has its page. */
export const restoreAccessAtom = atom(null, (get, set) => {
  const { record } = get(sessionAtom);
  const known = record && cachedAccess(record, get(chosenAtom));
  if (known) set(acceptAtom, known.merchantId, known);
  return known !== null;
});

/** Checks the user's permissions in the selected business. */
export const loadAccessAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const { record, epoch } = get(sessionAtom);
  if (!record) return;
  // A response may arrive between the end of a session and the removal of its page.
  const chosen = get(chosenAtom);
  // Ignore responses for a business that is no longer selected.
  const isOver = () => signal.aborted || get(sessionAtom).epoch !== epoch || get(chosenAtom) !== chosen;
  const known = cachedAccess(record, chosen);
  if (set(restoreAccessAtom)) {
    await firstContent();
    if (signal.aborted) return;
  } else set(statusAtom, { status: 'checking' });
  try {
    const [{ getMe, getScopes }, { listMyBusinesses }] = await Promise.all([
      import('../api/session/session.ts'),
      import('../api/businesses.ts'),
    ]);
    const [user, businesses] = await Promise.all([getMe(signal), listMyBusinesses(signal)]);
    const merchantId = chooseFrom(businesses, record, chosen);
    if (merchantId === null) throw new Error('no business to work in');
    const access = { user, businesses, scopes: await getScopes(merchantId, record.storeId, signal) };
    if (isOver()) return;
    cacheAccess(record, merchantId, access);
    // Skip the update if the result equals the stored one, whose keys may be in another order.
    if (hashKey([{ ...access, merchantId }]) === hashKey([known])) return;
    set(acceptAtom, merchantId, access);
  } catch (error) {
    // Keep the known result: a lost network must not blank a working screen.
    if (!isOver() && get(statusAtom).status !== 'ready') set(statusAtom, { status: 'failed', error });
  }
});

/** Clears everything about the last user, including their selected business. */
export const forgetAccessAtom = atom(null, (_get, set) => {
  set(chosenAtom, tabMerchantId());
  set(userAtom, null);
  set(businessesAtom, []);
  set(scopesAtom, null);
  set(statusAtom, { status: 'checking' });
});

/** The input of `allows` and `mayDo`; null until known. */
const ownViewerAtom = atom((get): Viewer | null => {
  const { record } = get(sessionAtom);
  const user = get(userAtom);
  const scopes = get(scopesAtom);
  const merchantId = get(merchantIdAtom);
  // Right after a switch, the scopes still belong to the previous business.
  if (!record || !user || !scopes || scopes.merchantId !== merchantId) return null;
  return {
    userType: record.userType,
    isApproveRequestRefund: user.isApproveRequestRefund,
    merchantId,
    isWebPos: get(businessAtom)?.additionInfo?.isWebPos ?? false,
    tree: scopes.scopes,
    held: scopes.scopesByUser,
  };
});

/** The user, or the role in preview. */
export const viewerAtom = atom((get): Viewer | null => {
  const own = get(ownViewerAtom);
  const preview = get(previewAtom);
  return own && preview ? asHolderOf(preview.scopes, own) : own;
});

export const useUser = () => useAtomValue(userAtom);
export const useViewer = () => useAtomValue(viewerAtom);
export const useAccessStatus = () => useAtomValue(statusAtom);
export const useLoadAccess = () => useSetAtom(loadAccessAtom);

/** Whether the user may open the screens of this permission key here. */
export function useMaySee(key: string): boolean {
  const viewer = useViewer();
  return viewer !== null && allows(key, viewer);
}

/** Whether the user may do this here. Each action checks its own scope: `useCan('transaction:note')`. */
export function useCan(scope: string): boolean {
  const viewer = useViewer();
  return viewer !== null && mayDo(viewer, scope);
}
