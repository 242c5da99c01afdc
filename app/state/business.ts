import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Business } from '../api/businesses.ts';
import type { Scope } from '../api/http/paths.ts';
import { chooseFrom, keepTabMerchantId, saveMerchantId } from './accessCache.ts';
import { sessionAtom } from './session.ts';

/** The user's businesses: several for an ADMIN, one for all other users. */
export const businessesAtom = atom<Business[]>([]);

/** The selection of this tab, set at the start: another tab may differ, or the storage may be blocked. */
export const chosenAtom = atom<string | null>(null);

/** The user's selection; it changes only when they select another one. */
export const useChosenMerchantId = () => useAtomValue(chosenAtom);

export const merchantIdAtom = atom((get) => {
  const { record } = get(sessionAtom);
  if (!record) return null;
  return chooseFrom(get(businessesAtom), record, get(chosenAtom));
});

/** Selects a business: for this tab, and as the default of new ones. */
export const chooseBusinessAtom = atom(null, (_get, set, merchantId: string) => {
  saveMerchantId(merchantId);
  set(chosenAtom, merchantId);
});

/**
 * Switches to the business that the address names, if the user has access to it. True while the tab is still in the old
 * one: nothing of that may be shown or sent then.
 */
export function useFollowAddress(named: string | null): boolean {
  const { record } = useAtomValue(sessionAtom);
  const current = useAtomValue(merchantIdAtom);
  const businesses = useAtomValue(businessesAtom);
  const [chosen, setChosen] = useAtom(chosenAtom);
  const mayChoose = record?.userType === 'ADMIN';
  const exists = businesses.length === 0 || businesses.some(({ id }) => id === named);
  const follows = named !== null && mayChoose && exists && named !== chosen && named !== current;

  useLayoutEffect(() => {
    if (!follows) return;
    keepTabMerchantId(named);
    setChosen(named);
  }, [follows, named, setChosen]);
  return follows;
}

/** The business of everything on the screen. */
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

/** The scope of every request: the current business, and the user's store if they are limited to one. */
export const useScope = () => useAtomValue(scopeAtom);
