/**
 * The help center: searched without diacritics, opened from any screen with its topic, and hidden or shown by an ADMIN.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

const HELP = '/merchant/help-center';
const READ = 'GET bis/*/cms-page/all';
const WRITE = 'PUT bis/*/cms-page/deactive';
const REFUND = 'Yêu cầu hoàn tiền cho khách';

beforeAll(() =>
  Promise.all([
    import('#app/screens/help/HelpScreen.tsx'),
    import('#design-system/overlay/Dialog.content.tsx'),
  ]),
);

async function open(address = HELP, userName = 'cashier', api = sandboxOfNow()) {
  const portal = await openPortal(api, address, { userName });
  await screen.findByRole('heading', { level: 1 });
  return { api, ...portal };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const bold = () => [...document.querySelectorAll('main mark')].map(({ textContent }) => textContent);

describe('a search', () => {
  it('finds text with diacritics by a query without them, and shows where', async () => {
    const { user, address } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Tìm trong trợ giúp' }), 'hoan tien');
    const results = within(await screen.findByRole('region', { name: 'Kết quả' }));
    await waitFor(() => expect(results.getAllByRole('link')[0]?.textContent).toBe(REFUND));
    expect(new Set(bold().map((word) => word?.normalize('NFC').toLowerCase()))).toEqual(
      new Set(['hoàn', 'tiền']),
    );
    expect(address()).toBe(`${HELP}?q=hoan+tien`);
    expect(screen.getByText(/^\d+ trang có nội dung cần tìm$/).getAttribute('role')).toBe('status');
  });

  it('searches the text of pages, tables too, and terms by either language', async () => {
    const { user, go } = await open(`${HELP}?q=vi dien tu`);
    const results = within(await screen.findByRole('region', { name: 'Kết quả' }));
    expect(results.getAllByRole('link')[0]?.textContent).toBe('Vì sao không hoàn tiền được?');
    expect(results.getByText(/Thanh toán bằng/)).toBeTruthy();
    expect(bold()).toContain('điện');

    await go(`${HELP}?q=tau vu tru`);
    expect(await screen.findByText('Không tìm thấy trang nào')).toBeTruthy();

    await go(`${HELP}?tab=glossary`);
    const box = await screen.findByRole('searchbox', { name: /^Tìm thuật ngữ/ });
    await user.type(box, 'payout');
    expect(await screen.findByText('Chi trả cho merchant')).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'tai khoan ao');
    expect(await screen.findByText('Virtual account (VAN)')).toBeTruthy();
  });
});

describe('help from a screen', () => {
  it('opens with its topic by the account menu, with the button for the described action', async () => {
    const { user, address, go } = await open('/merchant/refund', 'manager');
    await user.click(await screen.findByRole('button', { name: /Trần|Tài khoản|Lê|Nguyễn|Phạm/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Trung tâm trợ giúp' }));
    await title('Hoàn tiền');
    expect(address()).toBe(`${HELP}?topic=refund`);
    expect(await screen.findByRole('link', { name: REFUND })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mở Hoàn tiền' }).getAttribute('href')).toBe('/merchant/refund');
    await go(`${HELP}?page=yeu-cau-hoan-tien`);
    const way = await screen.findByRole('link', { name: 'Tạo yêu cầu hoàn tiền' });
    expect(way.getAttribute('href')).toBe('/merchant/refund?panel=request-refund');
    // Only an ADMIN may hide a page.
    expect(screen.queryByRole('button', { name: 'Ẩn bài này' })).toBeNull();
  });

  it('has no button for screens the user may not open', async () => {
    await open(`${HELP}?topic=refund`);
    await screen.findByRole('link', { name: REFUND });
    expect(screen.queryByRole('link', { name: /Tạo yêu cầu hoàn tiền|Mở Hoàn tiền/ })).toBeNull();
    expect(screen.queryByText('Tạo yêu cầu hoàn tiền')).toBeNull();
  });
});

describe('a page that is hidden', () => {
  const hide = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Ẩn bài này' }));
    const question = within(await screen.findByRole('dialog', { name: /^Ẩn bài/ }));
    await user.click(question.getByRole('button', { name: 'Ẩn bài này' }));
    return question;
  };

  it('is hidden by an ADMIN from everyone else, and shown again', async () => {
    const { api, close, ...rest } = await open(`${HELP}?page=web-pos`, 'admin');
    await hide({ api, close, ...rest });
    expect(await screen.findByText('Đang ẩn')).toBeTruthy();
    expect(calls(api, 'PUT')).toHaveLength(1);
    close();

    const cashier = await open(`${HELP}?page=web-pos`, 'cashier', api);
    await title('Trung tâm trợ giúp');
    expect(await screen.findByText('Không có bài này')).toBeTruthy();
    await cashier.go(HELP);
    expect(await screen.findByRole('link', { name: 'Tạo và kiểm tra mã VietQR' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Thu tiền tại quầy/ })).toBeNull();
    cashier.close();

    const admin = await open(`${HELP}?page=web-pos`, 'admin', api);
    await admin.user.click(await screen.findByRole('button', { name: 'Hiển thị lại' }));
    const question = within(await screen.findByRole('dialog', { name: /^Hiển thị lại bài/ }));
    await admin.user.click(question.getByRole('button', { name: 'Hiển thị lại' }));
    await waitFor(() => expect(screen.queryByText('Đang ẩn')).toBeNull());
    admin.close();

    await open(`${HELP}?page=web-pos`, 'cashier', api);
    await title('Thu tiền tại quầy bằng Web POS');
  });

  it('is not shown to others even if the service returns it', async () => {
    const portal = await openPortal<{ active: boolean }[]>(sandboxOfNow(), HELP, {
      userName: 'cashier',
      about: /cms-page\/all/,
      change: (pages) => {
        for (const page of pages) page.active = false;
      },
    });
    expect(await screen.findByText('Chưa có bài trợ giúp')).toBeTruthy();
    portal.close();
  });

  it('keeps its state if the service fails, and the dialog says so', async () => {
    const portal = await open(`${HELP}?page=web-pos`, 'admin');
    portal.api.setFaults([{ match: WRITE, kind: '500', times: 1 }]);
    const question = await hide(portal);
    expect((await question.findByRole('alert')).textContent).toContain('Không rõ đã lưu hay chưa');
    expect(screen.queryByText('Đang ẩn')).toBeNull();
  });
});

describe('the pages', () => {
  it('that could not be loaded can be retried, and show support contacts', async () => {
    const api = sandboxOfNow();
    api.setFaults([{ match: READ, kind: '500' }]);
    const { user } = await open(HELP, 'cashier', api);
    await screen.findByText('Chưa tải được các bài trợ giúp');
    expect(screen.getByRole('link', { name: 'Liên hệ hỗ trợ' }).getAttribute('href')).toBe(
      `${HELP}?tab=support`,
    );
    api.setFaults([]);
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('link', { name: REFUND })).toBeTruthy();
  });

  it('with malicious content are shown as text', async () => {
    await open(`${HELP}?page=noi-dung-la`, 'admin');
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
    const inside = document.querySelector('main') as HTMLElement;
    expect(inside.querySelector('img, script')).toBeNull();
    const away = [...inside.querySelectorAll('a')]
      .map(({ href }) => href)
      .filter((href) => /evil|javascript|data:/.test(href));
    expect(away).toEqual([]);
  });
});

describe('what is copied for support', () => {
  it('contains no token, name or e-mail address of the user', async () => {
    const api = sandboxOfNow();
    const { user, session } = await open(`${HELP}?tab=support&topic=refund`, 'manager', api);
    const shown = screen.getByRole('figure', { name: 'Thông tin chẩn đoán' });
    await user.click(within(shown).getByRole('button'));
    const copied = await navigator.clipboard.readText();
    expect(shown.querySelector('pre')?.textContent).toBe(copied);
    expect(copied).toContain('Màn hình: /merchant/refund');
    const { accessToken, refreshToken } = session.current()!.record;
    for (const secret of [accessToken, refreshToken, 'manager', 'senviet.example', 'ak_', 'eyJ'])
      expect(copied).not.toContain(secret);
  });
});
