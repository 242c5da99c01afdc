import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Business } from '../api/businesses.ts';
import type { Scope } from '../api/shapes.ts';
import { sessionAtom } from './session.ts';

/** Specification 3: the chosen merchantId is kept in local storage under this very key, as plain text. */
const KEY = 'merchantId';

/** The id that was chosen last in this browser. */
export function savedMerchantId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function saveMerchantId(merchantId: string) {
  try {
    localStorage.setItem(KEY, merchantId);
  } catch {
    // Blocked: the choice then lasts as long as this page.
  }
}

/** The businesses this person may work in: many for an ADMIN, one for everybody else. */
export const businessesAtom = atom<Business[]>([]);

const chosenAtom = atom<string | null>(savedMerchantId());

/** Specification 6: an ADMIN's choice, or the first; everybody else is locked to their own. */
export function chooseFrom(
  businesses: Business[],
  own: string | undefined,
  isAdmin: boolean,
  chosen: string | null,
) {
  if (!isAdmin) return own ?? null;
  return (businesses.find(({ id }) => id === chosen) ?? businesses[0])?.id ?? null;
}

export const merchantIdAtom = atom((get) => {
  const { record } = get(sessionAtom);
  if (!record) return null;
  return chooseFrom(get(businessesAtom), record.merchantId, record.userType === 'ADMIN', get(chosenAtom));
});

/** Chooses a business, for this tab now and for the next visit. */
export const chooseBusinessAtom = atom(null, (_get, set, merchantId: string) => {
  saveMerchantId(merchantId);
  set(chosenAtom, merchantId);
});

/** The business that everything on the screen belongs to. */
export const businessAtom = atom((get) => {
  const merchantId = get(merchantIdAtom);
  return get(businessesAtom).find(({ id }) => id === merchantId) ?? null;
});

export const useBusiness = () => useAtomValue(businessAtom);
export const useBusinesses = () => useAtomValue(businessesAtom);
export const useChooseBusiness = () => useSetAtom(chooseBusinessAtom);

const scopeAtom = atom((get): Scope => {
  const merchantId = get(merchantIdAtom) ?? '';
  const storeId = get(sessionAtom).record?.storeId;
  return storeId ? { merchantId, storeId } : { merchantId };
});

/** What every list of the current business is asked for: the business, and the user's store if limited to one. */
export const useScope = () => useAtomValue(scopeAtom);
