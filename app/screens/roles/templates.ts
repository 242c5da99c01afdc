import type { Key } from '../../i18n/index.ts';

/** Roles to start from (screens 5). Whole permission groups: staff see a screen only with all rights of it (specification 6). */
export const templates: readonly { id: string; name: Key; groups: readonly string[] }[] = [
  { id: 'cashier', name: 'role.template.cashier', groups: ['transaction', 'webpos'] },
  {
    id: 'accountant',
    name: 'role.template.accountant',
    groups: ['refund', 'settlement', 'reconcile', 'van'],
  },
  {
    id: 'storeManager',
    name: 'role.template.storeManager',
    groups: ['transaction', 'webpos', 'refund', 'van', 'store'],
  },
];
