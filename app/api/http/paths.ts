/** Paths of a business's lists. Kept small: the first call of a page is made before the app has loaded. */

/** The selected business, and the store if the user is limited to one or has picked one. */
export interface Scope {
  merchantId: string;
  storeId?: string | undefined;
}

/**
 * Encodes a name from an address or a response as one path segment. `.` and `..` would change the path even when
 * encoded; encoded twice, they match no resource.
 */
export function segment(name: string): string {
  return /^\.\.?$/.test(name) ? name.replaceAll('.', '%252E') : encodeURIComponent(name);
}

/** `merchants/{m}[/store/{s}]`, or with another root: `scopePath(scope, 'van-balance-changes')`. */
export function scopePath({ merchantId, storeId }: Scope, root = 'merchants'): string {
  return `${root}/${segment(merchantId)}${storeId ? `/store/${segment(storeId)}` : ''}`;
}

/** `merchants/{m}[/store/{s}]/order/transactions` */
export const transactionsPath = (scope: Scope) => `${scopePath(scope)}/order/transactions`;
