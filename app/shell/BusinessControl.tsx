import * as v from 'valibot';
import { BusinessSelector } from '#design-system';
import { isActive } from '../api/businesses.ts';
import { useT } from '../i18n/index.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useBusiness, useBusinesses } from '../state/business.ts';
import { useSession } from '../state/session.ts';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

/** A shorter list needs no recent ones; and how many are kept. */
const FEW = 5;

/** The current business: an ADMIN selects one, all other users have only their own (specification 6). */
export function BusinessControl() {
  const t = useT();
  const business = useBusiness();
  const businesses = useBusinesses();
  const { record } = useSession();
  const choose = useSwitchBusiness();
  // What this account chose last on this device, until sign-out; latest first.
  const key = `portal.businesses.${record?.id}`;
  const recent =
    businesses.length > FEW ? (readStored('localStorage', key, v.array(v.string())) ?? []) : undefined;

  return (
    <BusinessSelector
      value={business?.id ?? null}
      businesses={businesses.map((one) => ({
        id: one.id,
        registrationNumber: one.registrationNumber ?? '-',
        companyName: one.companyName ?? '-',
        active: isActive(one),
      }))}
      onChange={(id) => {
        // Most people go back to the one that they leave.
        if (recent)
          writeStored('localStorage', key, [...new Set([id, business?.id ?? id, ...recent])].slice(0, FEW));
        choose(id);
      }}
      {...(recent && { recent })}
      lockedReason={record?.userType === 'ADMIN' ? undefined : t('shell.businessLocked')}
    />
  );
}
