/** Where a business's lists live. Light on purpose: the first call of a page is made before the app has loaded. */

/** Which business, and which store when the user is limited to one or picked one. */
export interface Scope {
  merchantId: string;
  storeId?: string | undefined;
}

/** `merchants/{m}[/store/{s}]` */
export function scopePath({ merchantId, storeId }: Scope): string {
  const store = storeId ? `/store/${encodeURIComponent(storeId)}` : '';
  return `merchants/${encodeURIComponent(merchantId)}${store}`;
}

/** `merchants/{m}[/store/{s}]/order/transactions` */
export const transactionsPath = (scope: Scope) => `${scopePath(scope)}/order/transactions`;
