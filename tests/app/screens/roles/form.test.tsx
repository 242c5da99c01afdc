/**
 * The page of a role, new or existing: its matrix, the consequences of a tick, who may grant what, and what is sent.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import { ALL_SCOPES } from '#sandbox/data/scopes.ts';
import { NOW, openPortal } from '#tests/screens/kit.tsx';

const LIST = '/merchant/setting/role';
const GROUPS = 'merchants/1001/groups';
/** The scopes that staff need for the roles screen. */
const ROLES = ALL_SCOPES.filter((scope) => scope.startsWith('group:'));
const sandboxOfNow = () => createSandbox({ now: () => NOW, rows: 50 });

beforeAll(() => import('#design-system/overlay/Dialog.content.tsx'));

/** A change by another user. */
async function call(sandbox: Sandbox, method: string, path: string, body?: object, as = 'admin') {
  const { accessToken } = await sandbox.signInAs(as);
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const url = new URL(`/api/v1/${path}`, location.href);
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await sandbox.handle(new Request(url, init));
  return ((await response.json()) as { data: { name: string; storeId: string | null; scopes: string[] } })
    .data;
}

async function open(address: string, { as = 'manager', sandbox = sandboxOfNow(), ready = true } = {}) {
  const portal = await openPortal(address, { as, sandbox });
  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const save = async (name: string) => {
    await portal.press(name);
    const question = within(await screen.findByRole('dialog', { name: portal.t('stepUp.title') }));
    await portal.user.type(question.getByLabelText(portal.t('auth.password')), 'Demo@2026');
    await portal.user.click(question.getByRole('button', { name: portal.t('stepUp.confirm') }));
  };
  const sendings = () =>
    sandbox
      .requests()
      .filter(({ method, path }) => ['POST', 'PUT'].includes(method) && path.startsWith(GROUPS));
  if (ready) await screen.findByRole('checkbox', { name: 'Chọn tất cả' });
  return { ...portal, sandbox, box, save, sendings };
}
const name = () => screen.getByLabelText<HTMLInputElement>('Tên nhóm');

describe('a new role', () => {
  it('starts from a template, is sent once with the password, and appears in the list', async () => {
    const { press, save, sendings, path, sandbox, box, user } = await open(`${LIST}/add`);
    await press('Thu ngân');
    expect(name().value).toBe('Thu ngân');
    expect(box('Tạo yêu cầu hoàn tiền, quyền nguy hiểm, đã đổi').checked).toBe(true);
    await user.clear(name());
    await user.type(name(), 'Thu ngân cuối tuần');
    await save('Thêm nhóm quyền');
    await screen.findByText('Đã thêm nhóm quyền');
    await waitFor(() => expect(path()).toBe(LIST));
    expect(sendings()).toHaveLength(1);
    expect((await call(sandbox, 'GET', `${GROUPS}/313`)).scopes.sort()).toEqual(
      ALL_SCOPES.filter(
        (scope) => /^(transaction|webpos):/.test(scope) || /refund:create|refund-transaction/.test(scope),
      ).sort(),
    );
    expect(await screen.findByText('Thu ngân cuối tuần')).toBeTruthy();
  });

  it.each([
    ['no', false],
    ['another record', { valid: false }],
  ])('is not sent if the service answers the password check with %s', async (_, data) => {
    const real = sandboxOfNow();
    const sandbox: Sandbox = {
      ...real,
      handle: async (request) =>
        request.url.endsWith('/verify-password')
          ? Response.json({ success: true, data })
          : real.handle(request),
    };
    const { press, save, sendings } = await open(`${LIST}/add`, { sandbox });
    await press('Thu ngân');
    await save('Thêm nhóm quyền');
    const question = within(screen.getByRole('dialog'));
    expect(await question.findByRole('alert')).toBeTruthy();
    expect(sendings().filter(({ path }) => !path.endsWith('/verify-password'))).toEqual([]);
  });

  it('copied from another starts with the rights its author may grant, for their own store', async () => {
    const sandbox = sandboxOfNow();
    const mine = [...ROLES, 'van:read', 'store:update'];
    await call(sandbox, 'PUT', `${GROUPS}/302`, { name: 'Thu ngân', storeId: null, scopes: mine });
    const { user, save, box } = await open(`${LIST}/add?from=304`, { as: 'cashier', sandbox });
    await waitFor(() => expect(box('Xem biến động số dư').checked).toBe(true));
    await user.type(name(), 'Kho của tôi');
    await save('Thêm nhóm quyền');
    await screen.findByText('Đã thêm nhóm quyền');
    expect(await call(sandbox, 'GET', `${GROUPS}/313`)).toMatchObject({
      storeId: '11002',
      scopes: ['van:read'],
    });
  });
});

it('a role that another user changed meanwhile keeps both changes, and is sent after they were shown', async () => {
  const { user, box, save, press, sandbox, sendings, t, path } = await open(`${LIST}/304`);
  await waitFor(() => expect(name().value).not.toBe(''));
  const before = await call(sandbox, 'GET', `${GROUPS}/304`);
  const scopes = [...before.scopes, 'van:read'];
  await call(sandbox, 'PUT', `${GROUPS}/304`, { name: 'Vận hành miền Bắc', storeId: null, scopes });
  await user.click(box('Ghi chú đơn hàng'));
  sandbox.clearRequests();
  await save('Lưu');
  const told = await screen.findByText(t('form.meanwhile'));
  const list = told.closest<HTMLElement>('[role=alert]')!;
  expect(list.textContent).toContain('→ Vận hành miền Bắc');
  expect(sendings()).toEqual([]);
  expect(name().value).toBe('Vận hành miền Bắc');
  await press('Lưu');
  await waitFor(() => expect(path()).toBe(LIST));
  const after = await call(sandbox, 'GET', `${GROUPS}/304`);
  expect(after.name).toBe('Vận hành miền Bắc');
  const note = 'transaction:note';
  expect([after.scopes.includes('van:read'), after.scopes.includes(note)]).toEqual([
    true,
    !before.scopes.includes(note),
  ]);
});

describe('a tick', () => {
  it('of a right the author does not hold is refused, and says why', async () => {
    const sandbox = sandboxOfNow();
    const scopes = ALL_SCOPES.filter((scope) => scope !== 'api:reset' && scope !== 'user:read');
    await call(sandbox, 'PUT', `${GROUPS}/301`, { name: 'Quản trị', storeId: null, scopes });
    const { box, user } = await open(`${LIST}/302`, { sandbox });
    const reset = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /^Đặt lại khóa API.*không thể cấp/,
    });
    await user.click(reset);
    expect(reset.checked).toBe(false);
    await user.click(box(/^Thêm người dùng.*quyền xem mà bạn không có/));
    expect(box(/^Thêm người dùng/).checked).toBe(false);
    // Nor with the checkbox of its row.
    await user.click(box('Thông tin tích hợp'));
    expect([box(/^Sửa cấu hình tích hợp/).checked, reset.checked]).toEqual([true, false]);
  });
});

describe('an existing role', () => {
  it('is saved as a whole, and its unknown scopes stay', async () => {
    const { box, user, save, sandbox, path, sendings } = await open(`${LIST}/308`);
    await waitFor(() => expect(box('Ghi chú đơn hàng').checked).toBe(true));
    await user.click(box('Ghi chú đơn hàng'));
    // Nobody else approves it, so the form says what changes, and the log keeps it.
    const bar = screen.getByRole('group', { name: 'Bạn có thay đổi chưa lưu' });
    expect(within(bar).getByText(/^Dịch vụ không có người thứ hai/)).toBeTruthy();
    expect(screen.getByText('− Ghi chú đơn hàng')).toBeTruthy();
    await save('Lưu');
    await screen.findByText('Cập nhật thông tin thành công');
    await waitFor(() =>
      expect(localStorage.getItem('portal.actions.9003.1001')).toContain('Quyền: − Ghi chú đơn hàng'),
    );
    await waitFor(() => expect(path()).toBe(LIST));
    expect(sendings()).toHaveLength(1);
    const { name: kept, scopes } = await call(sandbox, 'GET', `${GROUPS}/308`);
    expect([kept, scopes]).toEqual(['Chăm sóc khách hàng', ['transaction:read', 'refund:read']]);
  });

  it('keeps what was typed if its name is taken, and says so at the name', async () => {
    const { user, save, t } = await open(`${LIST}/308`);
    await waitFor(() => expect(name().value).toBe('Chăm sóc khách hàng'));
    await user.clear(name());
    await user.type(name(), 'Kế toán');
    await save(t('action.save'));
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'));
    expect(name().value).toBe('Kế toán');
    expect(screen.getAllByText('Đã có nhóm quyền tên "Kế toán"').length).toBeGreaterThan(0);
  });

  it('keeps its original values after a change of language', async () => {
    const { go, box } = await open(`${LIST}/308`);
    await waitFor(() => expect(box('Ghi chú đơn hàng').checked).toBe(true));
    await go(`/en${LIST}/308`);
    await screen.findByRole('heading', { level: 1, name: 'Chăm sóc khách hàng' });
    await screen.findByRole('checkbox', { name: 'Select all' });
    // Nothing is marked as changed.
    expect(screen.queryByRole('checkbox', { name: /, changed$/ })).toBe(null);
  });

  it('of all stores is read-only for users limited to one', async () => {
    const sandbox = sandboxOfNow();
    await call(sandbox, 'PUT', `${GROUPS}/302`, { name: 'Thu ngân', storeId: null, scopes: ROLES });
    const { t } = await open(`${LIST}/304`, { as: 'cashier', sandbox, ready: false });
    expect(await screen.findByText(t('role.deniedShared'))).toBeTruthy();
    expect(name().readOnly).toBe(true);
    expect(screen.queryByRole('checkbox')).toBe(null);
  });

  it.each([
    ['the role', `GET ${GROUPS}/302`, 'form.unreadable'],
    ['what may be granted', `GET ${GROUPS}/scopes`, 'role.form.unreadable'],
  ] as const)('says that %s could not be read, and reads it again', async (_, match, title) => {
    const sandbox = sandboxOfNow();
    sandbox.setFaults([{ match, kind: 'bad-json' }]);
    const { t, press } = await open(`${LIST}/302`, { sandbox, ready: false });
    await screen.findByText(t(title));
    sandbox.setFaults([]);
    await press(t('action.retry'));
    await screen.findByRole('checkbox', { name: 'Xem giao dịch' });
  });
});

describe('the list', () => {
  it('counts the rights and users of each, with links', async () => {
    const { t } = await openPortal(LIST, { sandbox: sandboxOfNow() });
    const row = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('tbody [data-row="302"]');
      const link = found?.querySelector('a[href*="groupId"]');
      if (!found || !link) throw new Error('not counted yet');
      return found;
    });
    expect(within(row).getByText('7')).toBeTruthy();
    const link = row.querySelector<HTMLAnchorElement>('a[href*="groupId"]');
    expect(link?.getAttribute('href')).toContain('/merchant/setting/users?groupId=302');
    const users = (await call(
      sandboxOfNow(),
      'GET',
      'merchants/1001/user/sub-merchant-user?groupId=302',
    )) as unknown as {
      total: number;
    };
    expect(link?.textContent).toBe(String(users.total));
    expect(t('role.column.users')).toBe('Số người dùng');
  });
});
