import { namedBusiness } from '../lib/address.ts';
import { useCurrentRoute } from '../lib/navigation/currentRoute.ts';
import { useLocation, useSearch } from '../lib/navigation/router.tsx';
import { readTrail } from '../lib/navigation/trailPlace.ts';
import { useChooseBusiness } from '../state/business.ts';

/** URL parameters that are valid in one business only: stores, groups, users, records and pages. */
export const OF_ONE_BUSINESS = [
  ...['business', 'q', 'store', 'groupId', 'createdBy', 'requestedBy', 'decidedBy', 'payer'],
  ...['page', 'peek', 'panel', 'of'],
];

function fitting(path: string, search: string) {
  const params = new URLSearchParams(search);
  for (const name of OF_ONE_BUSINESS) params.delete(name);
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * Switches the business. A list stays, with the filters that apply everywhere; a record is replaced by its list. The
 * address of a record that was not found stays: it may exist in the other business.
 */
export function useSwitchBusiness() {
  const choose = useChooseBusiness();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { under } = useCurrentRoute() ?? {};
  return (merchantId: string) => {
    if (!under) navigate(fitting(path, search), { replace: true });
    else if (namedBusiness(search)) navigate(fitting(under, readTrail(under)?.search ?? ''));
    choose(merchantId);
  };
}
