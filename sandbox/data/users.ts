import { ACCOUNTS } from '../accounts.ts';
import { fold } from '../fold.ts';
import { groupsOf } from './groups.ts';
import { digits, pick } from './hash.ts';
import { personName } from './people.ts';
import { storesOf } from './stores.ts';

/** A user of a business as the API stores it (specification 3); never with a password. */
export interface User {
  id: string;
  userName: string;
  email: string;
  /** With +84. */
  phoneNumber: string;
  name: string;
  merchantId: string;
  /** The one store that the user is limited to; null for all of them. */
  storeId: string | null;
  groupId: string | null;
  isApproveRequestRefund: boolean;
  userType: 'ADMIN' | 'SUB_MERCHANT';
  status: string;
  /** Unix seconds. */
  createdAt: number;
}

export const USER_STATUSES = ['ACTIVE', 'FORCE_CHANGE_PASSWORD', 'DISABLED'] as const;

const COUNTS: Readonly<Record<string, number>> = { '1001': 60, '1002': 14, '1003': 3 };
const START = 1_680_000_000;
const MONTH = 2_592_000;

/** The demo accounts of a business, including an ADMIN with this business only. */
const accountsOf = (merchantId: string): User[] =>
  ACCOUNTS.filter(
    ({ userType, merchantId: own, scopes }) =>
      own === merchantId ||
      (userType === 'ADMIN' && scopes.every((scope) => scope.startsWith(`merchant-${merchantId}:`))),
  ).map((account, index) => {
    const { id, userName, email, phoneNumber, name, storeId, groupId } = account;
    const { isApproveRequestRefund, userType, temporary } = account;
    return {
      ...{ id, userName, email, phoneNumber, name, merchantId, storeId, groupId },
      ...{ isApproveRequestRefund, userType },
      status: temporary ? 'FORCE_CHANGE_PASSWORD' : 'ACTIVE',
      createdAt: START + index * 3600,
    };
  });

/** `Trần Thị Ngọc Hà` -> `ha.ttn7` */
function userNameOf(name: string, index: number): string {
  const parts = fold(name).split(' ');
  const given = parts.pop() ?? '';
  return `${given}.${parts.map((part) => part[0]).join('')}${index}`;
}

function made(merchantId: string, index: number): User {
  const seed = Number(merchantId) * 1000 + index;
  const stores = storesOf(merchantId);
  const groups = groupsOf(merchantId);
  // The first user of a business without accounts must be able to manage the others.
  const group = index === 0 ? groups[0] : groups[1 + pick(seed, 62, groups.length - 1)];
  const store = stores[pick(seed, 61, stores.length)]?.id ?? null;
  const isLong = merchantId === '1001' && index === 17;
  const name = isLong ? 'Công Tằng Tôn Nữ Thị Hoàng Ngọc Phương Khánh An Nhiên' : personName(seed);
  const userName = userNameOf(name, index + 1);
  return {
    id: `ND${merchantId}${String(index + 1).padStart(3, '0')}`,
    userName,
    email: `${userName}@${merchantId === '1002' ? 'maihoa' : merchantId === '1003' ? 'battrang' : 'senviet'}.example`,
    phoneNumber: `+849${digits(seed, 63, 8)}`,
    name: merchantId === '1001' && index === 23 ? '<b>Nguyễn</b> Văn Thử' : name,
    merchantId,
    storeId: group?.storeId ?? (index === 0 || index % 9 === 4 ? null : store),
    groupId: group?.id ?? null,
    isApproveRequestRefund: group?.scopes.includes('approve-refund:update') ?? false,
    userType: 'SUB_MERCHANT',
    status: index % 11 === 5 ? 'DISABLED' : index % 13 === 7 ? 'FORCE_CHANGE_PASSWORD' : 'ACTIVE',
    createdAt: START + MONTH / 4 + index * Math.floor(MONTH / 3) + pick(seed, 64, 36_000),
  };
}

/** The users of a business, oldest first: its demo accounts, then generated ones up to its number. */
export function usersOf(merchantId: string): User[] {
  const accounts = accountsOf(merchantId);
  const others = Math.max(0, (COUNTS[merchantId] ?? 0) - accounts.length);
  return [...accounts, ...Array.from({ length: others }, (_, index) => made(merchantId, index))];
}
