import {
  ApproveIcon,
  BusinessIcon,
  DashboardIcon,
  type IconType,
  IntegrationIcon,
  ReconcileIcon,
  RefundIcon,
  RoleIcon,
  SettingsIcon,
  SettlementIcon,
  StoreIcon,
  TransactionIcon,
  UsersIcon,
  VanIcon,
  WebposIcon,
} from '#design-system';
import type { Key } from './i18n/index.ts';
import { lazyComponent } from './lib/lazyComponent.tsx';

/**
 * THE registry: router, sidebar, breadcrumb, gate and titles all read these entries (specification 2).
 */
export interface ScreenProps {
  /** The record's id or slug, on a detail page. */
  id: string;
}

export interface RouteEntry {
  path: string;
  /** Label in the menu, the breadcrumb and the page title. */
  title: Key;
  icon?: IconType;
  /** The menu group of the entry. */
  group?: keyof typeof groups;
  /** The permission group or groups that open it. None: open to every signed-in user. */
  permission?: string | readonly string[];
  /** Not in the menu: the page that is its parent in the breadcrumb, and whose entry the menu marks. */
  under?: string;
  /** Not in the menu and without a parent entry: pages of the user's account. */
  hidden?: boolean;
  badge?: 'new' | 'updated';
  /** The menu heading above the entry. */
  section?: 'business' | 'money' | 'tools';
  screen: ReturnType<typeof lazyComponent<ScreenProps>>;
}

/** Menu groups: shown only while one of their entries is shown. */
export const groups = { setting: { title: 'route.setting', icon: SettingsIcon } } as const;

export const HOME = '/merchant';
export const BUSINESS = '/merchant/business-information';

/** The first match wins, so /role/add comes before /role/:id. */
export const routes: readonly RouteEntry[] = [
  {
    path: HOME,
    title: 'route.dashboard',
    icon: DashboardIcon,
    screen: lazyComponent(
      async () => (await import('./screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
      { isFirstContent: true },
    ),
  },
  {
    path: BUSINESS,
    title: 'route.business',
    icon: BusinessIcon,
    section: 'business',
    permission: 'merchant',
    screen: lazyComponent(async () => (await import('./screens/business/BusinessScreen.tsx')).BusinessScreen),
  },
  {
    path: '/merchant/store',
    title: 'route.store',
    icon: StoreIcon,
    section: 'business',
    permission: 'store',
    screen: lazyComponent(async () => (await import('./screens/stores/StoresScreen.tsx')).StoresScreen),
  },
  {
    path: '/merchant/transaction',
    title: 'route.transaction',
    icon: TransactionIcon,
    section: 'money',
    permission: 'transaction',
    screen: lazyComponent(
      async () => (await import('./screens/transactions/TransactionsScreen.tsx')).TransactionsScreen,
      { isFirstContent: true },
    ),
  },
  {
    path: '/merchant/van-noti',
    title: 'route.van',
    icon: VanIcon,
    section: 'money',
    permission: 'van',
    screen: lazyComponent(async () => (await import('./screens/van/VanScreen.tsx')).VanScreen),
  },
  {
    path: '/merchant/approve-refund',
    title: 'route.approveRefund',
    icon: ApproveIcon,
    section: 'money',
    permission: 'approve-refund',
    screen: lazyComponent(
      async () => (await import('./screens/refundRequests/RefundRequestsScreen.tsx')).RefundRequestsScreen,
    ),
  },
  {
    path: '/merchant/refund',
    title: 'route.refund',
    icon: RefundIcon,
    section: 'money',
    permission: 'refund',
    screen: lazyComponent(async () => (await import('./screens/refunds/RefundsScreen.tsx')).RefundsScreen),
  },
  {
    path: '/merchant/settlement',
    title: 'route.settlement',
    icon: SettlementIcon,
    section: 'money',
    permission: 'settlement',
    screen: lazyComponent(
      async () => (await import('./screens/settlements/SettlementsScreen.tsx')).SettlementsScreen,
    ),
  },
  {
    path: '/merchant/settlement-v2',
    title: 'route.settlementV2',
    icon: ReconcileIcon,
    section: 'money',
    permission: 'reconcile',
    badge: 'new',
    screen: lazyComponent(
      async () => (await import('./screens/settlementsV2/SettlementsV2Screen.tsx')).SettlementsV2Screen,
    ),
  },
  {
    path: '/merchant/setting/users',
    title: 'route.users',
    icon: UsersIcon,
    section: 'tools',
    group: 'setting',
    permission: 'user',
    screen: lazyComponent(async () => (await import('./screens/users/UsersScreen.tsx')).UsersScreen),
  },
  {
    path: '/merchant/setting/role',
    title: 'route.role',
    icon: RoleIcon,
    section: 'tools',
    group: 'setting',
    permission: 'group',
    screen: lazyComponent(async () => (await import('./screens/roles/RolesScreen.tsx')).RolesScreen),
  },
  {
    path: '/merchant/integration-information',
    title: 'route.integration',
    icon: IntegrationIcon,
    section: 'tools',
    permission: 'api',
    screen: lazyComponent(
      async () => (await import('./screens/integration/IntegrationScreen.tsx')).IntegrationScreen,
    ),
  },
  {
    path: '/merchant/webpos',
    title: 'route.webpos',
    icon: WebposIcon,
    section: 'tools',
    permission: 'webpos',
    screen: lazyComponent(async () => (await import('./screens/webpos/WebPosScreen.tsx')).WebPosScreen),
  },

  // Hidden: not in the menu.
  {
    path: '/merchant/profile',
    title: 'route.profile',
    hidden: true,
    screen: lazyComponent(async () => (await import('./screens/profile/ProfileScreen.tsx')).ProfileScreen),
  },
  {
    path: '/merchant/help-center',
    title: 'route.help',
    hidden: true,
    screen: lazyComponent(async () => (await import('./screens/help/HelpScreen.tsx')).HelpScreen),
  },
  {
    path: '/merchant/webpos/display',
    title: 'route.display',
    under: '/merchant/webpos',
    permission: 'webpos',
    screen: lazyComponent(async () => (await import('./screens/webpos/CustomerDisplay.tsx')).CustomerDisplay),
  },
  {
    path: '/merchant/webpos/vietqr',
    title: 'route.vietqr',
    under: '/merchant/webpos',
    permission: 'webpos',
    screen: lazyComponent(async () => (await import('./screens/vietqr/VietQrScreen.tsx')).VietQrScreen),
  },
  {
    path: '/merchant/settlement/reconcile',
    title: 'route.reconcile',
    under: '/merchant/settlement',
    permission: 'settlement',
    screen: lazyComponent(
      async () => (await import('./screens/reconciliation/ReconciliationScreen.tsx')).ReconciliationScreen,
    ),
  },
  {
    path: '/merchant/refund/:id',
    title: 'route.refundDetail',
    under: '/merchant/refund',
    permission: 'refund',
    screen: lazyComponent(
      async () => (await import('./screens/refunds/RefundDetailScreen.tsx')).RefundDetailScreen,
    ),
  },
  {
    path: '/merchant/settlement/:id',
    title: 'route.settlementDetail',
    under: '/merchant/settlement',
    permission: 'settlement',
    screen: lazyComponent(
      async () => (await import('./screens/settlements/SettlementDetailScreen.tsx')).SettlementDetailScreen,
    ),
  },
  {
    path: `${BUSINESS}/:id`,
    title: 'route.businessDetail',
    under: BUSINESS,
    permission: 'merchant',
    screen: lazyComponent(
      async () => (await import('./screens/business/BusinessDetailScreen.tsx')).BusinessDetailScreen,
    ),
  },
  {
    path: '/merchant/store/:id',
    title: 'route.storeDetail',
    under: '/merchant/store',
    permission: 'store',
    screen: lazyComponent(
      async () => (await import('./screens/stores/StoreDetailScreen.tsx')).StoreDetailScreen,
    ),
  },
  {
    path: '/merchant/transaction/:id',
    title: 'route.transactionDetail',
    under: '/merchant/transaction',
    permission: 'transaction',
    screen: lazyComponent(
      async () =>
        (await import('./screens/transactions/TransactionDetailScreen.tsx')).TransactionDetailScreen,
    ),
  },
  {
    path: '/merchant/transaction/:id/evidence',
    title: 'route.evidence',
    under: '/merchant/transaction',
    permission: 'transaction',
    screen: lazyComponent(async () => (await import('./screens/evidence/EvidenceScreen.tsx')).EvidenceScreen),
  },
  {
    path: '/merchant/setting/role/add',
    title: 'route.roleAdd',
    under: '/merchant/setting/role',
    permission: 'group',
    screen: lazyComponent(async () => (await import('./screens/roles/RoleFormScreen.tsx')).RoleFormScreen),
  },
  {
    path: '/merchant/setting/role/:id',
    title: 'route.roleDetail',
    under: '/merchant/setting/role',
    permission: 'group',
    screen: lazyComponent(async () => (await import('./screens/roles/RoleFormScreen.tsx')).RoleFormScreen),
  },
];

/** Unknown or forbidden addresses redirect here. */
export const NOT_FOUND = '/notfound';
