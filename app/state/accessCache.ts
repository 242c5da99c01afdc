import * as v from 'valibot';
import type { Business } from '../api/businesses.ts';
import type { Scopes, User } from '../api/session/session.ts';
import type { SessionRecord } from '../api/session/sessionStore.ts';
import { namedBusiness } from '../lib/address.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/**
 * What this browser remembers: the selected business, and the last permission check of this tab, so that a reload can
 * request its data at once. Without libraries, because the first request needs it.
 */

/**
 * Specification 3: the selected merchantId is stored in local storage under exactly this key, as plain text. Each tab
 * also keeps its own.
 */
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
    // Storage is blocked: it lasts as long as this page.
  }
}

/**
 * The business of this tab: the one in its address, else the one it used last, else the last one selected in this
 * browser.
 */
export const tabMerchantId = (search = location.search) =>
  namedBusiness(search) ?? stored('sessionStorage') ?? stored('localStorage');

/** Stores the business of this tab for its next reload. */
export const keepTabMerchantId = (merchantId: string) => store('sessionStorage', merchantId);

/** Stores the choice for this tab, and as the default of new tabs. */
export function saveMerchantId(merchantId: string) {
  keepTabMerchantId(merchantId);
  store('localStorage', merchantId);
}

/** Specification 6: an ADMIN's selection, or the first; all other users have only their own. */
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
  /** As returned by the service. */
  scopes: Scopes;
}

const ACCESS_KEY = 'portal.access';

const named = v.looseObject({ key: v.string(), name: v.looseObject({}) });
// Written from validated responses, perhaps by an older version of the portal: only what the start needs is checked.
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

/** The last check of this tab, if it was for this session and the selected business. */
export function cachedAccess(
  record: SessionRecord,
  chosen = tabMerchantId(),
): (Access & { merchantId: string }) | null {
  const known = readStored('sessionStorage', ACCESS_KEY, KnownSchema);
  if (known?.sessionId !== record.id) return null;
  const merchantId = chooseFrom(known.access.businesses, record, chosen);
  return merchantId === known.merchantId ? { ...(known.access as Access), merchantId } : null;
}

/** Stores a check for the next reload of this tab. */
export function cacheAccess(record: SessionRecord, merchantId: string, access: Access) {
  keepTabMerchantId(merchantId);
  writeStored('sessionStorage', ACCESS_KEY, { sessionId: record.id, merchantId, access });
}
