import * as v from 'valibot';
import { BusinessSelector } from '#design-system';
import { isActive } from '../api/businesses.ts';
import { useT } from '../i18n/index.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import { useBusiness, useBusinesses } from '../state/business.ts';
import { useSession } from '../state/session.ts';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

const RecentSchema = v.array(v.string());
/** A shorter list needs no recent ones; and how many are kept. */
const [FEW, KEPT] = [5, 5];

/** The businesses that this account chose last on this device, until sign-out; latest first. */
const recentOf = (userId: string) => ({
  read: () => readStored('localStorage', `portal.businesses.${userId}`, RecentSchema) ?? [],
  note(...chosen: string[]) {
    const all = [...new Set([...chosen, ...this.read()])];
    writeStored('localStorage', `portal.businesses.${userId}`, all.slice(0, KEPT));
  },
});

/** The current business: an ADMIN selects one, all other users have only their own (specification 6). */
export function BusinessControl() {
  const t = useT();
  const business = useBusiness();
  const businesses = useBusinesses();
  const { record } = useSession();
  const choose = useSwitchBusiness();
  const recent = recentOf(record?.id ?? '');

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
        recent.note(id, ...(business ? [business.id] : []));
        choose(id);
      }}
      {...(businesses.length > FEW && { recent: recent.read() })}
      lockedReason={record?.userType === 'ADMIN' ? undefined : t('shell.businessLocked')}
    />
  );
}
