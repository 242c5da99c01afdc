import { ALL_SCOPES } from './data/scopes.ts';
import type { WayIn } from './identity/wayIn.ts';

/**
 * A user who may sign in: the fields of the identity provider (`userName, password, sub, email, temporary, disabled`)
 * and the portal's own user fields (specification 3). `merchantId` is null for an ADMIN, who selects a business.
 */
export interface Account {
  userName: string;
  password: string;
  sub: string;
  email: string;
  temporary?: boolean;
  disabled?: boolean;
  wayIn?: WayIn;
  id: string;
  name: string;
  phoneNumber: string;
  userType: 'ADMIN' | 'SUB_MERCHANT';
  merchantId: string | null;
  storeId: string | null;
  groupId: string | null;
  isApproveRequestRefund: boolean;
  /** How much (VND) the user may approve on one day; no limit without it. */
  approvesPerDay?: number;
  /** The permissions held: `scopesByUser`. */
  scopes: readonly string[];
}

const PASSWORD = 'Demo@2026';

function account(
  number: number,
  userName: string,
  name: string,
  fields: Partial<Account> & Pick<Account, 'userType' | 'scopes'>,
): Account {
  const tail = String(number).padStart(3, '0');
  return {
    userName,
    password: PASSWORD,
    sub: `6f1d2c3b-58a4-4e0b-9c7d-0000000a0${tail}`,
    email: `${userName}@senviet.example`,
    id: String(9000 + number),
    name,
    phoneNumber: `+84903118${tail}`,
    merchantId: fields.userType === 'ADMIN' ? null : '1001',
    storeId: null,
    groupId: null,
    isApproveRequestRefund: false,
    ...fields,
  };
}

/** Every scope of the transactions screen, including the two that the portal moves there from the refund group. */
const TRANSACTION_SCREEN = [
  'transaction:read',
  'transaction:export',
  'transaction:note',
  'refund:create',
  'refund-transaction-detail:read',
];

/** The demo accounts of the contract's table, in the same order. */
export const ACCOUNTS: readonly Account[] = [
  account(1, 'admin', 'Nguyễn Quang Minh', {
    userType: 'ADMIN',
    scopes: ['*'],
    isApproveRequestRefund: true,
  }),
  account(2, 'operator', 'Trần Thị Thu Hà', {
    userType: 'ADMIN',
    scopes: ['transaction:read', 'transaction:note', 'store:read', 'refund:read', 'settlement:read'].map(
      (scope) => `merchant-1001:${scope}`,
    ),
  }),
  account(3, 'manager', 'Lê Hoàng Nam', {
    userType: 'SUB_MERCHANT',
    groupId: '301',
    scopes: ALL_SCOPES.map((scope) => `merchant-1001:${scope}`),
    isApproveRequestRefund: true,
    approvesPerDay: 2_000_000_000,
  }),
  account(4, 'cashier', 'Phạm Thị Ngọc Ánh', {
    userType: 'SUB_MERCHANT',
    storeId: '11002',
    groupId: '302',
    scopes: [...TRANSACTION_SCREEN, 'webpos:read', 'webpos:create'],
  }),
  account(5, 'auditor', 'Vũ Đức Thắng', {
    userType: 'SUB_MERCHANT',
    groupId: '303',
    scopes: ['merchant-1001:*:read*'],
  }),
  account(6, 'limited', 'Đặng Thị Mỹ Linh', {
    userType: 'SUB_MERCHANT',
    groupId: '304',
    // One of the two scopes of `reconcile`: settlement version 2 stays hidden from staff.
    scopes: ['store:read', 'store:update', 'van:read', 'reconcile:read'],
  }),
  account(7, 'newcomer', 'Hoàng Gia Bảo', {
    userType: 'SUB_MERCHANT',
    storeId: '11005',
    groupId: '302',
    password: 'Temp@2026',
    temporary: true,
    scopes: [...TRANSACTION_SCREEN],
  }),
];

/** The secret in the authenticator app of `totp` and `choice`. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW';

const way = (number: number, userName: string, wayIn: WayIn, first = false) =>
  account(number, userName, `Trần Ngọc ${userName}`, {
    userType: 'SUB_MERCHANT',
    groupId: '303',
    scopes: ['merchant-1001:*:read*'],
    ...(first && { password: 'Temp@2026', temporary: true }),
    wayIn,
  });

/**
 * One user for each challenge or account state of a pool, with the auditor's permissions. They are in no list of users,
 * so that the demo business keeps its own.
 */
export const WAYS_IN: readonly Account[] = [
  way(11, 'totp', { mfa: ['SOFTWARE_TOKEN_MFA'], totpSecret: TOTP_SECRET }),
  way(12, 'sms', { mfa: ['SMS_MFA'] }),
  way(13, 'email', { mfa: ['EMAIL_OTP'] }),
  way(14, 'choice', {
    mfa: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
    totpSecret: TOTP_SECRET,
    firstFactors: ['EMAIL_OTP', 'SMS_OTP'],
  }),
  way(15, 'setup', { mfaSetup: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] }),
  way(16, 'attributes', { missing: ['name', 'phone_number'] }, true),
  way(17, 'unconfirmed', { state: 'UNCONFIRMED' }),
  way(18, 'reset', { state: 'RESET_REQUIRED' }),
  way(19, 'expired', { state: 'EXPIRED' }, true),
  way(20, 'custom', { challenge: 'CUSTOM_CHALLENGE' }),
  // Signs in by password until a passkey is registered in the profile.
  way(21, 'passkey', {}),
];

/** All accounts that may sign in. */
export const everybody = (): Account[] => [...ACCOUNTS, ...WAYS_IN];
