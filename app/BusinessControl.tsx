import { BusinessSelector } from '#design-system';
import { isActive } from './api/businesses.ts';
import { useT } from './i18n/index.ts';
import { useCurrentRoute } from './lib/currentRoute.ts';
import { useNavigate } from './lib/navigation.tsx';
import { useBusiness, useBusinesses, useChooseBusiness } from './state/business.ts';
import { useSession } from './state/session.ts';

/** Which business one works in: an ADMIN chooses, everybody else is locked to their own (specification 6). */
export function BusinessControl() {
  const t = useT();
  const business = useBusiness();
  const businesses = useBusinesses();
  const choose = useChooseBusiness();
  const navigate = useNavigate();
  const { record } = useSession();
  const { under, path } = useCurrentRoute() ?? {};

  const onChange = (merchantId: string) => {
    // The screen stays, but what the address names of the other business does not: records, stores, filters, pages.
    if (under) navigate(under);
    else if (path) navigate(path, { replace: true });
    choose(merchantId);
  };

  return (
    <BusinessSelector
      value={business?.id ?? null}
      businesses={businesses.map((one) => ({
        id: one.id,
        registrationNumber: one.registrationNumber ?? '-',
        companyName: one.companyName ?? '-',
        active: isActive(one),
      }))}
      onChange={onChange}
      lockedReason={record?.userType === 'ADMIN' ? undefined : t('shell.businessLocked')}
    />
  );
}
