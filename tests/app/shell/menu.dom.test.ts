// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { listMyBusinesses } from '#app/api/businesses.ts';
import { getMe, getScopes } from '#app/api/session/session.ts';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { allows, moveToTransaction, type Viewer } from '#app/lib/permission.ts';
import { routes } from '#app/routes.tsx';
import { breadcrumbOf, menuItems } from '#app/shell/menu.ts';
import { createSandbox } from '#sandbox/api.ts';
import { signInTo } from '../api/wire.ts';

let t: ReturnType<typeof createTranslate>;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});

/** Asked as the portal asks, over the sandbox's real tree. */
async function viewerOf(userName: string, merchantId = '1001'): Promise<Viewer> {
  const session = await signInTo(createSandbox({ rows: 10 }), userName);
  const record = session.current()?.record;
  const [user, businesses] = await Promise.all([getMe(), listMyBusinesses()]);
  const { scopes, scopesByUser } = await getScopes(merchantId, record?.storeId);
  return {
    userType: user.userType,
    isApproveRequestRefund: user.isApproveRequestRefund,
    merchantId,
    isWebPos: businesses.find(({ id }) => id === merchantId)?.additionInfo?.isWebPos ?? false,
    tree: moveToTransaction(scopes),
    held: scopesByUser,
  };
}

/** The thirteen routes of the specification's menu, in its order. */
const MENU = [
  '/merchant',
  '/merchant/business-information',
  '/merchant/store',
  '/merchant/transaction',
  '/merchant/van-noti',
  '/merchant/approve-refund',
  '/merchant/refund',
  '/merchant/settlement',
  '/merchant/settlement-v2',
  '/merchant/setting/users',
  '/merchant/setting/role',
  '/merchant/integration-information',
  '/merchant/webpos',
];
const below = (path: string) => path.slice('/merchant'.length);
const without = (...paths: string[]) => MENU.filter((path) => !paths.includes(below(path)));
const only = (...paths: string[]) => MENU.filter((path) => paths.includes(below(path)));

const linksOf = (viewer: Viewer) =>
  menuItems(routes, viewer, undefined, t).flatMap(({ href, children }) =>
    children ? children.map((child) => child.href) : href,
  );

describe('what each demo account sees', () => {
  it.each([
    ['admin', '1001', MENU],
    ['admin', '1002', without('/webpos')],
    ['admin', '1003', without('/webpos')],
    ['operator', '1001', only('', '/store', '/transaction', '/refund', '/settlement')],
    ['manager', '1001', MENU],
    ['cashier', '1001', only('', '/transaction', '/webpos')],
    ['auditor', '1001', without('/approve-refund')],
    ['limited', '1001', only('', '/store', '/van-noti')],
    ['newcomer', '1001', only('', '/transaction')],
  ])('%s in %s', async (userName, merchantId, expected) => {
    const viewer = await viewerOf(userName, merchantId);
    expect(linksOf(viewer)).toEqual(expected);
    // A page below an entry opens with it and closes with it; those of the account are everybody's.
    for (const { path, under, permission } of routes.filter((one) => one.under || one.hidden)) {
      const isOpen = permission === undefined || expected.includes(under ?? '');
      expect([path, allows(permission, viewer)]).toEqual([path, isOpen]);
    }
  });
});

describe('the menu', () => {
  it('is the specification’s: these routes, in this order, two of them in the settings', async () => {
    const items = menuItems(routes, await viewerOf('admin'), undefined, t);
    expect(routes.filter(({ under, hidden }) => !under && !hidden).map(({ path }) => path)).toEqual(MENU);
    expect(items.map(({ href, children }) => href ?? children?.map((child) => child.href))).toEqual([
      ...MENU.slice(0, 9),
      ['/merchant/setting/users', '/merchant/setting/role'],
      ...MENU.slice(11),
    ]);
    expect(items.every(({ label }) => label !== '')).toBe(true);
  });

  it('is read by sections where it is long, each said once', async () => {
    const sectionsOf = async (userName: string) =>
      menuItems(routes, await viewerOf(userName), undefined, t).map(({ section }) => section);
    expect((await sectionsOf('admin')).flatMap((section, at) => (section ? [[at, section]] : []))).toEqual([
      [1, 'Doanh nghiệp'],
      [3, 'Dòng tiền'],
      [9, 'Quản trị và công cụ'],
    ]);
    expect(new Set(await sectionsOf('cashier'))).toEqual(new Set([undefined]));
  });

  it('shows a group while one of its routes is allowed, and only then', async () => {
    const viewer = { ...(await viewerOf('operator')), held: ['merchant-1001:user:read'] };
    const group = menuItems(routes, viewer, undefined, t).find(({ children }) => children);
    expect(group?.children?.map(({ href }) => href)).toEqual(['/merchant/setting/users']);
    const none = menuItems(routes, { ...viewer, held: [] }, undefined, t);
    expect(none.map(({ href }) => href)).toEqual(['/merchant']);
  });

  it('marks the entry of the page, or the one above it', async () => {
    const viewer = await viewerOf('admin');
    const marked = (path: string) =>
      menuItems(
        routes,
        viewer,
        routes.find((one) => one.path === path),
        t,
      )
        .flatMap((item) => item.children ?? item)
        .filter(({ current }) => current)
        .map(({ href }) => href);
    expect(marked('/merchant/transaction')).toEqual(['/merchant/transaction']);
    expect(marked('/merchant/transaction/:id')).toEqual(['/merchant/transaction']);
    expect(marked('/merchant/setting/role/add')).toEqual(['/merchant/setting/role']);
    expect(marked('/merchant/profile')).toEqual([]);
    expect(marked('/merchant/help-center')).toEqual([]);
    expect(marked('/nowhere')).toEqual([]);
  });

  it('says what is new', async () => {
    const viewer = await viewerOf('admin');
    const item = menuItems(routes, viewer, undefined, t).find(({ id }) => id === '/merchant/settlement-v2');
    expect(item?.badge).toEqual({ tone: 'info', label: t('shell.badge.new') });
  });
});

describe('the breadcrumb', () => {
  const crumbs = (path: string) => {
    const entry = routes.find((one) => one.path === path);
    return entry && breadcrumbOf(routes, entry, t);
  };
  it.each([
    ['/merchant', [{ label: 'route.dashboard' }]],
    ['/merchant/transaction', [{ label: 'route.transaction' }]],
    [
      '/merchant/transaction/:id',
      [{ label: 'route.transaction', href: '/merchant/transaction' }, { label: 'route.transactionDetail' }],
    ],
    ['/merchant/setting/users', [{ label: 'route.setting' }, { label: 'route.users' }]],
    [
      '/merchant/setting/role/add',
      [
        { label: 'route.setting' },
        { label: 'route.role', href: '/merchant/setting/role' },
        { label: 'route.roleAdd' },
      ],
    ],
    ['/merchant/profile', [{ label: 'route.profile' }]],
  ] as const)('of %s', (path, expected) => {
    expect(crumbs(path)).toEqual(expected.map((crumb) => ({ ...crumb, label: t(crumb.label) })));
  });
});

it('has each page at its own address, before an entry that would match it too', () => {
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  for (const { path } of routes) expect(routes.find((one) => matches(one.path, path))?.path).toBe(path);
});
