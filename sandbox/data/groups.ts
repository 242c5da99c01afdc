import { ALL_SCOPES } from './scopes.ts';
import { storesOf } from './stores.ts';

/** A permission group (specification 3; the other fields are the contract's). */
export interface Group {
  id: string;
  merchantId: string;
  name: string;
  /** The store it is limited to; null for all stores. */
  storeId: string | null;
  scopes: readonly string[];
}

const READ = ALL_SCOPES.filter((scope) => scope.endsWith(':read'));
const of = (...keys: string[]) => ALL_SCOPES.filter((scope) => keys.includes(scope.split(':')[0] ?? ''));
const CASHIER = [...of('webpos'), 'transaction:read', 'transaction:export', 'transaction:note'].concat([
  'refund:create',
  'refund-transaction-detail:read',
]);

/** Names and permissions, in the order of their ids. `place` is the index of the store. */
const KINDS: readonly { name: string; scopes: readonly string[]; place?: number }[] = [
  { name: 'Quản trị doanh nghiệp', scopes: ALL_SCOPES },
  { name: 'Thu ngân', scopes: CASHIER },
  { name: 'Kiểm soát nội bộ', scopes: READ },
  { name: 'Vận hành cửa hàng', scopes: ['store:read', 'store:update', 'van:read', 'reconcile:read'] },
  { name: 'Kế toán', scopes: [...of('settlement', 'reconcile', 'van'), 'transaction:read', 'refund:read'] },
  { name: 'Cửa hàng trưởng', scopes: [...CASHIER, 'store:read', 'refund:read', 'van:read'] },
  { name: 'Duyệt hoàn tiền', scopes: [...of('approve-refund'), 'transaction:read', 'refund:read'] },
  { name: 'Chăm sóc khách hàng', scopes: ['transaction:read', 'transaction:note', 'refund:read'] },
  { name: 'Tích hợp kỹ thuật', scopes: [...of('api'), 'transaction:read'] },
  { name: 'Nhân sự', scopes: [...of('user'), 'group:read'] },
  { name: 'Thu ngân ca tối', scopes: CASHIER, place: 1 },
  { name: 'Phụ trách quầy', scopes: CASHIER, place: 4 },
];

/** The number of groups of each business; the demo accounts refer to the ids of the first business. */
const COUNTS: Readonly<Record<string, readonly [firstId: number, count: number]>> = {
  '1001': [301, 12],
  '1002': [401, 4],
  '1003': [501, 2],
};

export function groupsOf(merchantId: string): Group[] {
  const [firstId, count] = COUNTS[merchantId] ?? [0, 0];
  return KINDS.slice(0, count).map(({ name, scopes, place }, index) => ({
    id: String(firstId + index),
    merchantId,
    name,
    storeId: place === undefined ? null : (storesOf(merchantId)[place]?.id ?? null),
    scopes,
  }));
}
