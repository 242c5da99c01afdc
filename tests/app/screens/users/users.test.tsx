/* Features of the list of users: rights in sentences, the last manager, and the card of a new user. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usersOf } from '#sandbox/data/users.ts';
import { calls, type Opening, openPortal } from '../../../screens/kit.tsx';

const LIST = '/merchant/setting/users';
const idOf = (userName: string, merchantId = '1001') =>
  usersOf(merchantId).find((user) => user.userName === userName)?.id ?? '';

async function openPeek(userName: string, opening: Opening = {}) {
  const portal = await openPortal(`${LIST}?peek=${idOf(userName)}`, opening);
  return { ...portal, peek: within(await screen.findByRole('complementary', { name: userName })) };
}

/** Chooses an item of the menu of a user's row. */
async function choose({ user }: Awaited<ReturnType<typeof openPortal>>, id: string, entry: string) {
  await waitFor(() => expect(document.querySelector(`[data-row="${id}"]`)).toBeTruthy());
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`) as HTMLElement;
  await user.hover(row);
  await user.click(await within(row).findByRole('button', { name: /^Thao tác/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

it('lists a user’s rights in sentences, with the store, and the screens that stay hidden', async () => {
  const { peek } = await openPeek('cashier');
  await peek.findByText(/^Xem giao dịch của Cà phê Sen Việt Hồ Tây, xuất tệp, ghi chú đơn hàng/);
  expect(peek.getByText('Mở Web POS và tạo yêu cầu thanh toán.')).toBeTruthy();
  expect(peek.getByText(/^Hoàn tiền, Duyệt hoàn tiền, /)).toBeTruthy();
});

it('says that a screen stays hidden with half a group, or with approval but no mark', async () => {
  const limited = await openPeek('limited', { locale: 'en' });
  await limited.peek.findByText(/^View settlement V2\. Cannot /);
  expect(
    limited.peek.getAllByText(/^Staff do not see this screen, for the role lacks: \w/).length,
  ).toBeGreaterThan(0);
  limited.close();
  const auditor = await openPeek('auditor');
  expect(await auditor.peek.findByText(auditor.t('rights.hidden.mark'))).toBeTruthy();
});

it('explains why rights cannot be shown: no permission for roles, no role, a failure', async () => {
  const change: Opening['change'] = ({ path }, data) =>
    path === 'user/mine/scopes'
      ? { ...(data as object), scopesByUser: ['user:read', 'user:create', 'user:update', 'user:delete'] }
      : undefined;
  const denied = await openPeek('cashier', { change: change as NonNullable<Opening['change']> });
  expect(await denied.peek.findByText('Cần quyền group:read')).toBeTruthy();
  expect(calls((path) => /groups\/\d+$/.test(path))).toEqual([]);
  denied.close();
  const operator = await openPeek('operator');
  expect(await operator.peek.findByText(operator.t('user.rights.noGroup'))).toBeTruthy();
  operator.close();
  const failed = await openPeek('cashier', {
    faults: [{ match: 'GET merchants/*/groups/302', kind: '500' }],
  });
  expect(await failed.peek.findByText(failed.t('error.server'))).toBeTruthy();
});

it('says up front that the last user manager cannot be deleted', async () => {
  const [last] = usersOf('1003');
  const portal = await openPortal(`${LIST}?business=1003`, { as: 'admin' });
  await choose(portal, last?.id ?? '', portal.t('user.delete.open'));
  expect(await screen.findByText(portal.t('user.delete.last'))).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /để xác nhận/ })).toBeNull();
  expect(calls(() => true).some(({ method }) => method === 'DELETE')).toBe(false);
});

async function fillNew(
  { t, user }: Awaited<ReturnType<typeof openPortal>>,
  values: Record<string, string> = {},
) {
  const form = within(await screen.findByRole('dialog', { name: t('user.create.title') }));
  const put = async (label: string, text: string) => {
    const field = form.getByLabelText(label);
    await user.click(field);
    await user.paste(text);
  };
  await put(t('user.column.userName'), values.userName ?? '  ha.ttn  ');
  await put(t('user.column.name'), values.name ?? 'Trần Thị <b>Hà</b> 🌸');
  await put(t('user.column.email'), ' ha.ttn@senviet.example ');
  await put(t('user.column.phoneNumber'), '０９１２ ３４５ ６７８');
  await user.click(form.getByLabelText(t('user.column.storeName')));
  await user.click(await screen.findByRole('option', { name: /Hồ Tây/ }));
  await user.selectOptions(
    form.getByLabelText(t('user.column.groupName')),
    await form.findByRole('option', { name: 'Thu ngân' }),
  );
  await put(t('auth.password'), 'Matkhau9!');
  await put(t('form.password.confirm'), 'Matkhau9!');
  await user.click(await form.findByRole('button', { name: t('user.create.open') }));
  const question = within(await screen.findByRole('dialog', { name: t('stepUp.title') }));
  await user.type(question.getByLabelText(t('auth.password')), 'Demo@2026');
  await user.click(question.getByRole('button', { name: t('stepUp.confirm') }));
  return form;
}

it('shows a card of the new user to copy, share and print, without the password, then accepts the next user', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const portal = await openPortal(`${LIST}?panel=user-create`);
  const form = await fillNew(portal);
  const { t, user } = portal;
  await user.click(await form.findByRole('button', { name: t('user.card.copy') }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Tên đăng nhập: ha.ttn\n');
  expect(text).toContain('Nhóm quyền: Thu ngân\n');
  expect(text).toContain(`${location.origin}/auth/login`);
  expect(text).toContain('Trần Thị <b>Hà</b> 🌸');
  await user.click(form.getByRole('button', { name: t('user.card.share') }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ text }));
  await user.click(form.getByRole('button', { name: t('action.print') }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('Matkhau9!');
  expect(text).not.toContain('Matkhau9!');

  await user.click(form.getByRole('button', { name: t('user.card.another') }));
  const next = within(await screen.findByRole('dialog', { name: t('user.create.title') }));
  for (const field of next.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).toBe('');
  Reflect.deleteProperty(navigator, 'share');
});
