/** A form that is a page, with a list among its fields: the integration's allowlist, against the sandbox. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

const PAGE = '/merchant/integration-information';
const ip = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Địa chỉ IP ${place}` });
const ips = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Địa chỉ IP \d+$/ }).map(({ value }) => value);
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Lưu' });

beforeAll(() => import('#app/screens/integration/IntegrationScreen.tsx'));

async function open(userName = 'manager') {
  const api = sandboxOfNow();
  const portal = await openPortal(api, PAGE, { userName });
  await screen.findByRole('textbox', { name: 'Địa chỉ IP 1' });
  const add = async (text: string) => {
    await portal.user.click(screen.getByRole('button', { name: 'Thêm địa chỉ IP' }));
    await portal.user.keyboard(text);
  };
  /** Changing the list requires the password. */
  const prove = async () => {
    const question = within(await screen.findByRole('dialog', { name: /mật khẩu/i }));
    await portal.user.type(question.getByLabelText('Mật khẩu'), 'Demo@2026');
    await portal.user.click(question.getByRole('button', { name: 'Xác nhận' }));
  };
  return { api, ...portal, add, prove };
}

describe('the list of addresses', () => {
  it('accepts one more, is saved, stays on the page, and leaves without asking', async () => {
    const { api, add, user, prove } = await open();
    await add('198.51.100.7');
    expect(document.activeElement).toBe(ip(3));
    await user.click(await save());
    expect(calls(api, 'PATCH')).toHaveLength(0);
    await prove();
    await screen.findByText('Cập nhật thông tin thành công');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu' })).toBe(null));
    expect(calls(api, 'PATCH')).toHaveLength(1);
    expect(ips()).toEqual(['203.0.113.10', '2001:db8::10', '198.51.100.7']);
    const leave = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(false);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('focuses the next entry when one is removed, and the button after the last', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Xóa địa chỉ IP 1' }));
    expect(ips()).toEqual(['2001:db8::10']);
    await waitFor(() => expect(document.activeElement).toBe(ip(1)));
    await user.click(screen.getByRole('button', { name: 'Xóa địa chỉ IP 1' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thêm địa chỉ IP' })),
    );
  });

  it('shows what is wrong at the entry, cleans it on blur, and accepts no more than the limit', async () => {
    const { user, put } = await open();
    await user.click(screen.getByRole('button', { name: 'Thêm địa chỉ IP' }));
    for (const [text, sentence] of [
      ['203.0.113.256', /255/],
      ['2001:DB8::10', /đã có/],
    ] as const) {
      await put(ip(3), text);
      await user.tab();
      await waitFor(() => expect(ip(3).getAttribute('aria-invalid')).toBe('true'));
      await waitFor(() => expect(ip(3).closest('[data-invalid]')?.textContent).toMatch(sentence));
      expect(ip(1).getAttribute('aria-invalid')).toBe(null);
      expect((await save()).ariaDisabled).toBe('true');
    }
    await put(ip(3), '198.51.100.200.');
    await user.tab();
    await waitFor(() => expect(ip(3).value).toBe('198.51.100.200'));
    await user.click(ip(3));
    await user.paste(Array.from({ length: 30 }, (_, part) => `198.51.100.${part}`).join(' '));
    expect(ips()).toHaveLength(20);
    expect(
      screen.getAllByText(/Chưa thêm vì danh sách tối đa 20 dòng: 198\.51\.100\.17/).length,
    ).toBeGreaterThan(0);
  });

  it('splits pasted text into entries, cleans them, and reports what was left out', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Thêm địa chỉ IP' }));
    await user.paste(
      '198.51.100.7\n１９８．５１．１００．８, 203.0.113.10; 198.51.100.9\u200b.\r\n198.51.100.7',
    );
    expect(ips()).toEqual(['203.0.113.10', '2001:db8::10', '198.51.100.7', '198.51.100.8', '198.51.100.9']);
    expect(
      screen.getAllByText('Đã tách thành 3 dòng. Bỏ qua vì đã có: 203.0.113.10, 198.51.100.7.').length,
    ).toBeGreaterThan(0);
    expect((await save()).ariaDisabled).toBe(null);
  });

  it('changed by another user meanwhile is not overwritten', async () => {
    const { api, add, user, prove } = await open();
    await add('198.51.100.7');
    const { accessToken } = await api.signInAs('admin');
    const at = new URL('/api/v1/merchant/1001/integration', location.href);
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
    const { data } = await (await api.handle(new Request(at, { headers }))).json();
    const body = JSON.stringify({ ipAllowlist: ['192.0.2.44'] });
    await api.handle(new Request(`${at}/base/${data.apiKey}`, { method: 'PATCH', headers, body }));
    api.clearRequests();
    await user.click(await save());
    await prove();
    const told = await screen.findByText(/đã được sửa ở nơi khác/);
    expect(told.closest('[role=alert]')?.textContent).toContain('+ 192.0.2.44, − 203.0.113.10');
    expect(calls(api, 'PATCH')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Dùng nội dung đang được lưu' }));
    expect(ips()).toEqual(['192.0.2.44']);
  });

  it('needs no password if only a page of the shop is changed', async () => {
    const { api, user } = await open();
    const url = screen.getByRole<HTMLInputElement>('textbox', { name: /hủy/i });
    await user.clear(url);
    await user.type(url, 'https://shop.senviet.example/huy');
    await user.click(await save());
    await screen.findByText('Cập nhật thông tin thành công');
    expect(calls(api, 'PATCH')).toHaveLength(1);
  });
});

describe('the page', () => {
  it('asks before typed work is lost, keeps it across a reload, and never stores the key', async () => {
    const { add, user, address } = await open();
    await add('198.51.100.7');
    await user.click(screen.getAllByRole('link', { name: /^Giao dịch/ })[0]!);
    const question = within(await screen.findByRole('alertdialog'));
    expect(address()).toBe(PAGE);
    await user.click(question.getByRole('button', { name: 'Tiếp tục chỉnh sửa' }));
    expect(ips()).toContain('198.51.100.7');
    const drafts = Object.entries(sessionStorage).filter(([key]) => key.includes('draft'));
    expect(JSON.stringify(drafts)).toContain('198.51.100.7');
    expect(JSON.stringify(drafts)).not.toContain('ak_');
  });

  it('is read-only without the permission', async () => {
    await open('auditor');
    expect(screen.getByText(/chưa có quyền sửa.*api:update/, { ignore: '[hidden]' })).toBeTruthy();
    expect(ip(1).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /Thêm|Xóa địa chỉ/ })).toBe(null);
  });
});
