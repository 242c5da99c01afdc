import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Business } from '../api/businesses.ts';
import type { Scope } from '../api/paths.ts';
import { chooseFrom, savedMerchantId, saveMerchantId } from './known.ts';
import { sessionAtom } from './session.ts';

/** The businesses this person may work in: many for an ADMIN, one for everybody else. */
export const businessesAtom = atom<Business[]>([]);

/** The choice of this page: another tab may have chosen otherwise since, or the storage be blocked. */
export const chosenAtom = atom<string | null>(savedMerchantId());

/** The choice itself: it changes only when somebody chooses. */
export const useChosenMerchantId = () => useAtomValue(chosenAtom);

export const merchantIdAtom = atom((get) => {
  const { record } = get(sessionAtom);
  if (!record) return null;
  return chooseFrom(get(businessesAtom), record, get(chosenAtom));
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
