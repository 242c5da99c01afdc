import { atom, useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { BusinessSchema, getBusiness, listMyBusinesses } from '../api/businesses.ts';
import { getMe, getScopes, type Scopes, ScopesSchema, type User, UserSchema } from '../api/session.ts';
import type { SessionRecord } from '../api/session-store.ts';
import { can, moveToTransaction, type Viewer } from '../lib/permission.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { businessAtom, businessesAtom, chooseFrom, merchantIdAtom, savedMerchantId } from './business.ts';
import { sessionAtom } from './session.ts';

/**
 * Who the user is, which businesses he has and what he may do there: loaded together whenever the session or the
 * business changes. What was known last stands in sessionStorage, so that a reload asks for its data at once while
 * this is read again behind it.
 */
const KnownSchema = v.object({
  sessionId: v.string(),
  merchantId: v.string(),
  user: UserSchema,
  businesses: v.array(BusinessSchema),
  scopes: ScopesSchema,
});
type Known = v.InferOutput<typeof KnownSchema>;

const KEY = 'portal.access';

/** What the last check of this tab came to, if it was for this session and business. */
export function knownAccess(record: SessionRecord): Known | null {
  const known = readStored('sessionStorage', KEY, KnownSchema);
  if (!known || known.sessionId !== record.id) return null;
  const chosen = chooseFrom(
    known.businesses,
    record.merchantId,
    record.userType === 'ADMIN',
    savedMerchantId(),
  );
  return chosen === known.merchantId ? known : null;
}

export type AccessStatus =
  | { status: 'checking' }
  | { status: 'ready' }
  | { status: 'failed'; error: unknown };

export const accessStatusAtom = atom<AccessStatus>({ status: 'checking' });
const userAtom = atom<User | null>(null);
/** The permission tree (after the two moves) and the strings the user holds (specification 3, auth state). */
const scopesAtom = atom<Scopes | null>(null);

const acceptAtom = atom(null, (_get, set, known: Omit<Known, 'sessionId' | 'merchantId'>) => {
  set(userAtom, known.user);
  set(businessesAtom, known.businesses);
  set(scopesAtom, { ...known.scopes, scopes: moveToTransaction(known.scopes.scopes) });
  set(accessStatusAtom, { status: 'ready' });
});

/** Checks what the user may see. Resolves when it is known, or aborted. */
export const loadAccessAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const { record } = get(sessionAtom);
  if (!record) return;
  const known = knownAccess(record);
  if (known) set(acceptAtom, known);
  else set(accessStatusAtom, { status: 'checking' });
  const isAdmin = record.userType === 'ADMIN';
  try {
    const [user, businesses] = await Promise.all([
      getMe(signal),
      isAdmin ? listMyBusinesses(signal) : getBusiness(record.merchantId ?? '', signal).then((one) => [one]),
    ]);
    const merchantId = chooseFrom(businesses, record.merchantId, isAdmin, savedMerchantId()) ?? '';
    const scopes = await getScopes(merchantId, record.storeId, signal);
    if (signal.aborted) return;
    writeStored('sessionStorage', KEY, { sessionId: record.id, merchantId, user, businesses, scopes });
    set(acceptAtom, { user, businesses, scopes });
  } catch (error) {
    // What was known still stands: a lost network must not blank a screen that works.
    if (!signal.aborted && get(accessStatusAtom).status !== 'ready')
      set(accessStatusAtom, { status: 'failed', error });
  }
});

/** Drops everything about the last user. */
export const forgetAccessAtom = atom(null, (_get, set) => {
  set(userAtom, null);
  set(businessesAtom, []);
  set(scopesAtom, null);
  set(accessStatusAtom, { status: 'checking' });
});

/** Everything that `allows` and `can` ask about; null until it is known. */
export const viewerAtom = atom((get): Viewer | null => {
  const { record } = get(sessionAtom);
  const user = get(userAtom);
  const scopes = get(scopesAtom);
  const merchantId = get(merchantIdAtom);
  if (!record || !user || !scopes || !merchantId) return null;
  return {
    userType: record.userType,
    isApproveRequestRefund: user.isApproveRequestRefund,
    merchantId,
    isWebPos: get(businessAtom)?.additionInfo?.isWebPos ?? false,
    tree: scopes.scopes,
    held: scopes.scopesByUser,
  };
});

export const useUser = () => useAtomValue(userAtom);
export const useViewer = () => useAtomValue(viewerAtom);
export const useAccessStatus = () => useAtomValue(accessStatusAtom);
export const useLoadAccess = () => useSetAtom(loadAccessAtom);

/** May the user do this here? Each action asks for its own scope: `useCan('transaction:note')`. */
export function useCan(scope: string): boolean {
  const viewer = useViewer();
  return viewer !== null && can(viewer.held, scope, viewer.merchantId);
}
