/** Changes that the action log names; the API function that changes something names it. `change` is for what has no name of its own. */
export const ACTIONS = [
  ...['refundRequest', 'refundApprove', 'refundReject', 'transactionNote'],
  ...['userCreate', 'userEdit', 'userPassword', 'userDelete', 'roleCreate', 'roleEdit', 'storeEdit'],
  ...['businessEdit', 'businessSync', 'integrationEdit', 'apiKeyReset', 'ownPassword'],
  ...['paymentRequest', 'settlementImport', 'settlementEdit', 'change'],
] as const;

export type ActionName = (typeof ACTIONS)[number];
