/** Where a business's lists live. Light on purpose: the first call of a page is made before the app has loaded. */

/** Which business, and which store when the user is limited to one or picked one. */
export interface Scope {
  merchantId: string;
  storeId?: string | undefined;
}

/**
 * A name from an address or an answer as one segment of a path. `.` and `..` would climb to another call, even encoded;
 * encoded twice they are names that nothing has.
 */
export function segment(name: string): string {
  return /^\.\.?$/.test(name) ? name.replaceAll('.', '%252E') : encodeURIComponent(name);
}

/** `merchants/{m}[/store/{s}]`, or below another root: `scopePath(scope, 'van-balance-changes')`. */
export function scopePath({ merchantId, storeId }: Scope, root = 'merchants'): string {
  return `${root}/${segment(merchantId)}${storeId ? `/store/${segment(storeId)}` : ''}`;
}

/** `merchants/{m}[/store/{s}]/order/transactions` */
export const transactionsPath = (scope: Scope) => `${scopePath(scope)}/order/transactions`;
