import { BusinessSelector } from '#design-system';
import { isActive } from '../api/businesses.ts';
import { useT } from '../i18n/index.ts';
import { useBusiness, useBusinesses } from '../state/business.ts';
import { useSession } from '../state/session.ts';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

/** The current business: an ADMIN selects one, all other users have only their own (specification 6). */
export function BusinessControl() {
  const t = useT();
  const business = useBusiness();
  const businesses = useBusinesses();
  const { record } = useSession();

  return (
    <BusinessSelector
      value={business?.id ?? null}
      businesses={businesses.map((one) => ({
        id: one.id,
        registrationNumber: one.registrationNumber ?? '-',
        companyName: one.companyName ?? '-',
        active: isActive(one),
      }))}
      onChange={useSwitchBusiness()}
      lockedReason={record?.userType === 'ADMIN' ? undefined : t('shell.businessLocked')}
    />
  );
}
