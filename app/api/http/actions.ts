/**
 * Names of changes in the action log. Each API function that changes something passes one; `change` is the fallback.
 */
export const ACTIONS = [
  ...['refundRequest', 'refundApprove', 'refundReject', 'transactionNote'],
  ...['userCreate', 'userEdit', 'userPassword', 'userDelete', 'roleCreate', 'roleEdit', 'storeEdit'],
  ...['businessEdit', 'businessSync', 'integrationEdit', 'ipnTest', 'apiKeyReset', 'ownPassword'],
  ...['paymentRequest', 'settlementImport', 'settlementEdit', 'change'],
] as const;

export type ActionName = (typeof ACTIONS)[number];
