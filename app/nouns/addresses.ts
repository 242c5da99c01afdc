/** Addresses of pages that other pages lead to. Light: a list's columns may use them. */

interface Named {
  id: string;
  /** Its name in addresses, where it has another one than its id. */
  slug?: string | undefined;
}

/** A transaction's own page. */
export const transactionHref = ({ id, slug }: Named) =>
  `/merchant/transaction/${encodeURIComponent(slug ?? id)}`;

/** A refund's own page. */
export const refundHref = (id: string) => `/merchant/refund/${encodeURIComponent(id)}`;
