import {
  type Action,
  ApproveIcon,
  Breadcrumb,
  type Business,
  BusinessIcon,
  BusinessSelector,
  DashboardIcon,
  HelpIcon,
  IconButton,
  IntegrationIcon,
  LanguageControl,
  NoticeBell,
  ProfileIcon,
  ReconcileIcon,
  RefundIcon,
  SearchIcon,
  SettingsIcon,
  SettlementIcon,
  Sidebar,
  type SidebarItem,
  SignOutIcon,
  StoreIcon,
  TransactionIcon,
  UserMenu,
  VanIcon,
  WebposIcon,
} from '#design-system';

/** Timeout for code that loads on first use: a busy machine is slow. */
export const FETCHED = { timeout: 10_000 };

/** Shared by the shell's stories: the menu of the specification and the users of the sandbox. */
export const BRAND = { name: 'Cổng Merchant', href: '#/merchant' };
export const COMPANY = {
  name: 'Công ty TNHH Thương mại Ánh Dương',
  href: '#/merchant/business-information',
};

/** The whole menu, with the item of this id current. */
export function menuItems(current = 'transaction'): SidebarItem[] {
  const items: SidebarItem[] = [
    { id: 'dashboard', label: 'Tổng quan', href: '#/merchant', icon: DashboardIcon },
    {
      id: 'business',
      label: 'Thông tin doanh nghiệp',
      href: COMPANY.href,
      icon: BusinessIcon,
      section: 'Doanh nghiệp',
    },
    { id: 'store', label: 'Cửa hàng', href: '#/merchant/store', icon: StoreIcon },
    {
      id: 'transaction',
      label: 'Giao dịch',
      href: '#/merchant/transaction',
      icon: TransactionIcon,
      section: 'Dòng tiền',
    },
    { id: 'van', label: 'Biến động số dư', href: '#/merchant/van-noti', icon: VanIcon, badge: 1284 },
    {
      id: 'approve-refund',
      label: 'Duyệt hoàn tiền',
      href: '#/merchant/approve-refund',
      icon: ApproveIcon,
      badge: 5,
    },
    { id: 'refund', label: 'Hoàn tiền', href: '#/merchant/refund', icon: RefundIcon },
    { id: 'settlement', label: 'Đối soát', href: '#/merchant/settlement', icon: SettlementIcon },
    {
      id: 'settlement-v2',
      label: 'Đối soát V2',
      href: '#/merchant/settlement-v2',
      icon: ReconcileIcon,
      badge: { tone: 'info', label: 'Mới' },
    },
    {
      id: 'setting',
      label: 'Cài đặt',
      icon: SettingsIcon,
      section: 'Quản trị và công cụ',
      children: [
        { id: 'users', label: 'Người dùng', href: '#/merchant/setting/users' },
        { id: 'role', label: 'Nhóm quyền', href: '#/merchant/setting/role' },
      ],
    },
    {
      id: 'integration',
      label: 'Thông tin tích hợp',
      href: '#/merchant/integration-information',
      icon: IntegrationIcon,
    },
    { id: 'webpos', label: 'Web POS', href: '#/merchant/webpos', icon: WebposIcon },
  ];
  return items.map((item) => markCurrent(item, current));
}

function markCurrent(item: SidebarItem, current: string): SidebarItem {
  return item.children
    ? { ...item, children: item.children.map((child) => markCurrent(child, current)) }
    : { ...item, current: item.id === current };
}

export const sampleSidebar = (current?: string, items = menuItems(current)) => (
  <Sidebar brand={BRAND} company={COMPANY} items={items} footer="Phiên bản 0.1.0" />
);

export const sampleBreadcrumb = (
  <Breadcrumb items={[{ label: 'Tổng quan', href: '#/merchant' }, { label: 'Giao dịch' }]} />
);

export const sampleLanguage = (
  <LanguageControl compact value="vi" hrefs={{ vi: '#/merchant', en: '#/en/merchant' }} />
);

export const USER_ITEMS: Action[] = [
  { id: 'profile', label: 'Thông tin tài khoản', icon: ProfileIcon, href: '#/merchant/profile' },
  { id: 'help', label: 'Trung tâm trợ giúp', icon: HelpIcon, href: '#/merchant/help-center' },
  { id: 'sign-out', label: 'Đăng xuất', icon: SignOutIcon, separatorBefore: true },
];

export const BUSINESSES: Business[] = [
  {
    id: '1',
    registrationNumber: '0312345678',
    companyName: 'Công ty TNHH Thương mại Ánh Dương',
    active: true,
  },
  { id: '2', registrationNumber: '0401234567-001', companyName: 'Chuỗi cà phê Đà Nẵng Xanh', active: true },
  {
    id: '3',
    registrationNumber: '0109876543',
    companyName: 'Công ty Cổ phần Điện máy Thăng Long',
    active: false,
  },
  {
    id: '4',
    registrationNumber: '001099012345',
    companyName: 'Hộ kinh doanh Bánh mì Mỹ Hương',
    active: true,
  },
];

const sampleBusiness = (
  <BusinessSelector value="1" businesses={BUSINESSES} recent={['2']} onChange={() => undefined} />
);

export const sampleAccount = (
  <>
    <IconButton icon={SearchIcon} label="Tìm nhanh" />
    {sampleBusiness}
    <NoticeBell waiting={[]} formatTime={() => ''} />
    <UserMenu name="Nguyễn Thị Ánh" items={USER_ITEMS} />
  </>
);
