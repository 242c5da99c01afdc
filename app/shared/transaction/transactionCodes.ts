import type { Key } from '../../i18n/index.ts';

/** How a transaction was paid. */
export const transactionMethods = {
  VIETQR: 'transaction.method.VIETQR',
  VAN: 'transaction.method.VAN',
  CARD: 'transaction.method.CARD',
  WALLET: 'transaction.method.WALLET',
  ATM: 'transaction.method.ATM',
} as const satisfies Record<string, Key>;

/** Where a transaction came from. */
export const transactionSources = {
  WEBPOS: 'transaction.source.WEBPOS',
  INTEGRATION: 'transaction.source.INTEGRATION',
  STORE_QR: 'transaction.source.STORE_QR',
} as const satisfies Record<string, Key>;
