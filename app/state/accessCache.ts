import * as v from 'valibot';
import type { Business } from '../api/businesses.ts';
import type { Scopes, User } from '../api/session/session.ts';
import type { SessionRecord } from '../api/session/sessionStore.ts';
import { namedBusiness } from '../lib/address.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/**
 * What this browser remembers: the chosen business, and the last permission check of
 * this tab, so that a reload asks for its data at once. No library of the app here: the first call starts from it.
 */

/** Specification 3: the chosen merchantId is kept in local storage under this very key, as plain text. A tab keeps its own. */
const MERCHANT_KEY = 'merchantId';

function stored(area: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return globalThis[area].getItem(MERCHANT_KEY);
  } catch {
    return null;
  }
}

function store(area: 'localStorage' | 'sessionStorage', merchantId: string) {
  try {
    globalThis[area].setItem(MERCHANT_KEY, merchantId);
  } catch {
    // Blocked: it then lasts as long as this page.
  }
}

/** The business of this tab: what its address names, else what it worked in last, else what was chosen last in this browser. */
export const tabMerchantId = (search = location.search) =>
  namedBusiness(search) ?? stored('sessionStorage') ?? stored('localStorage');

/** Keeps the business of this tab for its next reload. */
export const keepTabMerchantId = (merchantId: string) => store('sessionStorage', merchantId);

/** Stores the choice for this tab, and as the default of new tabs. */
export function saveMerchantId(merchantId: string) {
  keepTabMerchantId(merchantId);
  store('localStorage', merchantId);
}

/** Specification 6: an ADMIN's choice, or the first; everybody else is locked to their own. */
export function chooseFrom(
  businesses: readonly { id: string }[],
  { userType, merchantId }: SessionRecord,
  chosen: string | null,
): string | null {
  if (userType !== 'ADMIN') return merchantId ?? null;
  return (businesses.find(({ id }) => id === chosen) ?? businesses[0])?.id ?? null;
}

/** The result of a permission check. */
export interface Access {
  user: User;
  businesses: Business[];
  /** As the service gave them. */
  scopes: Scopes;
}

const ACCESS_KEY = 'portal.access';

const named = v.looseObject({ key: v.string(), name: v.looseObject({}) });
// Written from answers that were checked, perhaps by an older version of the portal: enough to start from is checked.
const KnownSchema = v.object({
  sessionId: v.string(),
  merchantId: v.string(),
  access: v.object({
    user: v.looseObject({ id: v.string(), userName: v.string(), isApproveRequestRefund: v.boolean() }),
    businesses: v.array(v.looseObject({ id: v.string() })),
    scopes: v.object({
      scopes: v.array(v.looseObject({ ...named.entries, children: v.array(named) })),
      scopesByUser: v.array(v.string()),
    }),
  }),
});

/** The last check of this tab, if it was for this session and the business that is chosen. */
export function cachedAccess(
  record: SessionRecord,
  chosen = tabMerchantId(),
): (Access & { merchantId: string }) | null {
  const known = readStored('sessionStorage', ACCESS_KEY, KnownSchema);
  if (known?.sessionId !== record.id) return null;
  const merchantId = chooseFrom(known.access.businesses, record, chosen);
  return merchantId === known.merchantId ? { ...(known.access as Access), merchantId } : null;
}

/** Remembers a check for the next reload of this tab. */
export function cacheAccess(record: SessionRecord, merchantId: string, access: Access) {
  keepTabMerchantId(merchantId);
  writeStored('sessionStorage', ACCESS_KEY, { sessionId: record.id, merchantId, access });
}
