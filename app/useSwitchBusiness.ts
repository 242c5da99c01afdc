import { useCurrentRoute } from './lib/currentRoute.ts';
import { useNavigate } from './lib/navigation.tsx';
import { useChooseBusiness } from './state/business.ts';

/**
 * Changes the business one works in. The screen stays, but what the address names of the other business does not:
 * records, stores, filters, pages.
 */
export function useSwitchBusiness() {
  const choose = useChooseBusiness();
  const navigate = useNavigate();
  const { under, path } = useCurrentRoute() ?? {};
  return (merchantId: string) => {
    if (under) navigate(under);
    else if (path) navigate(path, { replace: true });
    choose(merchantId);
  };
}
