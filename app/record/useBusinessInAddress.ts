import { useEffect } from 'react';
import { namedBusiness, withBusiness } from '../lib/address.ts';
import { useLocation, useSearch } from '../lib/navigation.tsx';
import { useScope } from '../state/business.ts';

/** Names the business in the address of a record that was found, so that a copied address opens there for everybody. */
export function useBusinessInAddress(found: boolean) {
  const [path, go] = useLocation();
  const search = useSearch();
  const { merchantId } = useScope();
  const isMissing = found && namedBusiness(search) === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that names none
  useEffect(() => {
    if (isMissing) go(withBusiness(`${path}?${search}`, merchantId), { replace: true });
  }, [isMissing, path, merchantId]);
}
