/** The API key on its page: masked, shown for half a minute, copied unseen, reset once; and stored nowhere else. */
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getApiKey, updateIntegration } from '#app/api/integration.ts';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { apiKeyOf } from '#sandbox/data/integration.ts';
import { connect } from '#tests/screens/schemas.kit.ts';
import { calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

const PAGE = '/merchant/integration-information';
const [OLD, NEW] = [apiKeyOf('1001', 2)!, apiKeyOf('1001', 3)!];
const NAME = 'Công ty Cổ phần Thương mại Dịch vụ Sen Việt';
const RESET = 'POST merchant/1001/api-keys/reset';

beforeAll(() =>
  Promise.all([
    import('#app/screens/integration/IntegrationScreen.tsx'),
    import('#design-system/overlay/Dialog.content.tsx'),
  ]),
);

/** Everywhere the key could remain: address, title, storage, and the page itself. */
const places = () =>
  [
    location.href,
    document.title,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.documentElement.outerHTML,
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ].join('\n');

async function open(userName = 'manager') {
  const api = sandboxOfNow();
  const portal = await openPortal(api, PAGE, { userName });
  const { user, press } = portal;
  await screen.findByRole('heading', { name: 'Khóa API' });
  const password = async (text = 'Demo@2026') => {
    const question = within(await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' }));
    await user.type(question.getByLabelText('Mật khẩu'), text);
    await user.click(question.getByRole('button', { name: 'Xác nhận' }));
  };
  const reset = async (name = NAME) => {
    await press('Đặt lại khóa API');
    const question = within(await screen.findByRole('alertdialog', { name: 'Đặt lại khóa API?' }));
    await user.type(question.getByRole('textbox'), name);
    const button = question.getByRole<HTMLButtonElement>('button', { name: 'Đặt lại khóa API' });
    return { question, button };
  };
  const newKey = async () => within(await screen.findByRole('alertdialog', { name: 'Khóa API mới' }));
  return { api, ...portal, password, reset, newKey };
}

describe('the key', () => {
  it('is copied without being shown, and stays masked without the password', async () => {
    const { press, user, password } = await open();
    await press('Sao chép Khóa API');
    const question = within(await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' }));
    await user.click(question.getByRole('button', { name: 'Hủy' }));
    expect(await screen.findByText('Chưa xác nhận mật khẩu nên khóa vẫn được che.')).toBeTruthy();
    await press('Sao chép Khóa API');
    await password();
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(OLD));
    expect(places()).not.toContain(OLD);
  });

  it('is masked, shown after the password, and again without it for five minutes, in its session only', async () => {
    const { api, press, password, session, address } = await open();
    expect(screen.getAllByText(OLD.slice(-4), { exact: false }).length).toBeGreaterThan(0);
    expect(places()).not.toContain(OLD);
    const hidden = () => waitFor(() => expect(places()).not.toContain(OLD));
    await press('Hiện Khóa API');
    expect(places()).not.toContain(OLD);
    await password();
    await screen.findByText(OLD);
    expect(screen.getByRole('timer').textContent).toMatch(/30/);
    await press('Hiện Khóa API');
    await hidden();
    expect(address()).toBe(PAGE);
    act(() => void vi.setSystemTime(Date.now() + 299_000));
    await press('Hiện Khóa API');
    await screen.findByText(OLD);
    await press('Hiện Khóa API');
    await hidden();
    act(() => void vi.setSystemTime(Date.now() + 1000));
    await press('Hiện Khóa API');
    await password();
    await screen.findByText(OLD);
    // The same user signs in again.
    const record = v.parse(SessionRecordSchema, await api.signInAs('manager'));
    await act(async () => {
      session.end('signed-out');
      session.start(record, false);
    });
    await hidden();
    await press('Hiện Khóa API');
    await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' });
    expect(places()).not.toContain(OLD);
  });

  it('is hidden from users who may only read, by the service too', async () => {
    const { answers } = await open('auditor');
    expect(screen.getByRole('button', { name: 'Hiện Khóa API' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/hiện hoặc sao chép khóa/).length).toBeGreaterThan(0);
    const off = screen.getByRole('button', { name: 'Đặt lại khóa API' });
    expect(off.getAttribute('aria-disabled')).toBe('true');
    expect(answers.map(({ text }) => text).join()).not.toContain(OLD);
  });

  it('appears in no error of the request that has it in its path', async () => {
    const api = sandboxOfNow();
    await connect(api, 'manager');
    const key = await getApiKey({ merchantId: '1001' });
    for (const kind of ['500', 'offline', 'html', 'firewall'] as const) {
      api.setFaults([{ match: 'PATCH merchant/*', kind }]);
      const error = await updateIntegration({ merchantId: '1001' }, key, {}).catch(
        (thrown: unknown) => thrown,
      );
      const chain: string[] = [];
      for (let one = error; one instanceof Error; one = one.cause)
        chain.push(one.message, one.stack ?? '', JSON.stringify(one));
      expect(chain.length, kind).toBeGreaterThan(0);
      expect(chain.join('\n'), kind).not.toContain(key);
      expect((error as { requestId: string }).requestId, kind).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

describe('a reset', () => {
  it('asks for the name and the password, is sent once, and shows the new key once', async () => {
    const { api, user, reset, password, newKey } = await open();
    const { question, button } = await reset('Công ty');
    expect(button.ariaDisabled).toBe('true');
    await user.clear(question.getByRole('textbox'));
    await user.type(question.getByRole('textbox'), ` ${NAME.toLowerCase()}  `);
    await user.click(button);
    await password();
    const shown = await newKey();
    expect(shown.getByText(NEW)).toBeTruthy();
    expect(calls(api, 'POST').map(({ path, status }) => [path, status])).toEqual([
      ['merchant/1001/api-keys/reset', 200],
    ]);
    // It asks because the key was not copied.
    await user.click(shown.getByRole('button', { name: /Đã cất khóa/ }));
    const leave = within(await screen.findByRole('alertdialog', { name: 'Đóng khi chưa sao chép?' }));
    await user.click(leave.getByRole('button', { name: 'Quay lại' }));
    await user.click((await newKey()).getByRole('button', { name: /Sao chép/ }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(NEW));
    await user.click((await newKey()).getByRole('button', { name: /Đã cất khóa/ }));
    await waitFor(() => expect(places()).not.toContain(NEW));
    expect(screen.getByRole('group', { name: 'Khóa API' }).textContent).toContain(NEW.slice(-4));
  });

  it('whose response was lost is detected by the new key, and not sent again', async () => {
    const { api, user, reset, password, newKey } = await open();
    const { button } = await reset();
    api.setFaults([{ match: RESET, kind: 'lost' }]);
    await user.click(button);
    await password();
    expect((await newKey()).getByText(NEW)).toBeTruthy();
    expect(calls(api, 'POST')).toHaveLength(1);
  });

  it('that failed says so with its code, and checks before it is sent again', async () => {
    const { api, user, reset, password, newKey } = await open();
    const { question, button } = await reset();
    api.setFaults([{ match: RESET, kind: '503', times: 1 }]);
    await user.click(button);
    await password();
    const said = await question.findByText(/khóa vẫn là khóa cũ/);
    expect(said.closest('[role=alert]')?.textContent).toMatch(/[\da-f]{8}-/);
    await user.click(button);
    expect((await newKey()).getByText(NEW)).toBeTruthy();
    expect(calls(api, 'POST')).toHaveLength(2);
  });

  it('with an unknown result is checked first, and never sent twice', async () => {
    const { api, wire, user, reset, password, newKey } = await open();
    const { question, button } = await reset();
    api.setFaults([{ match: RESET, kind: 'lost' }]);
    wire.refuse = ({ method, path }) =>
      method === 'GET' && path.endsWith('/integration') && calls(api, 'POST').length > 0
        ? { message: 'Không đọc được' }
        : undefined;
    await user.click(button);
    await password();
    await question.findByText(/Không rõ khóa đã được đặt lại hay chưa/);
    delete wire.refuse;
    await user.click(button);
    expect((await newKey()).getByText(NEW)).toBeTruthy();
    expect(calls(api, 'POST')).toHaveLength(1);
  });
});

describe('the page', () => {
  it('lists what is missing before money can come in, with a link to each', async () => {
    const api = sandboxOfNow();
    await openPortal(api, `${PAGE}?business=1003`, { userName: 'admin' });
    const part = within(await screen.findByRole('region', { name: 'Sẵn sàng nhận tiền' }));
    await part.findByText('Chưa cửa hàng nào có tài khoản ảo');
    expect(part.getByText('Đạt 0/5 điều kiện')).toBeTruthy();
    const ways = part.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.map((way) => way?.replace(/\?.*/, ''))).toEqual([
      '/merchant/business-information',
      '/merchant/store',
      '#api-key',
      '#addresses',
      '#addresses',
    ]);
    for (const way of ways) if (way?.startsWith('#')) expect(document.querySelector(way)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tạo khóa API' })).toBeTruthy();
  });

  it('sends only what changed', async () => {
    const { api, user, press } = await open();
    const bodies: string[] = [];
    const handle = api.handle;
    api.handle = async (request) => {
      if (request.method === 'PATCH') bodies.push(await request.clone().text());
      return handle(request);
    };
    expect(screen.queryByText(/^Dịch vụ không có người thứ hai/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'URL trả về' }), 'https://senviet.example/xong');
    const bar = screen.getByRole('group', { name: 'Bạn có thay đổi chưa lưu' });
    expect(within(bar).getByText(/^Dịch vụ không có người thứ hai/)).toBeTruthy();
    expect(screen.getByText('- → https://senviet.example/xong')).toBeTruthy();
    await press('Lưu');
    await screen.findByText('Cập nhật thông tin thành công');
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ returnUrl: 'https://senviet.example/xong' }]);
    await waitFor(() =>
      expect(localStorage.getItem('portal.actions.9003.1001')).toContain('- → https://senviet.example/xong'),
    );
  });

  it('tells of deliveries, and tests an address and a body before the service does', async () => {
    const { user, press } = await open();
    const part = within(screen.getByRole('region', { name: 'Nhật ký gửi IPN' }));
    expect(part.getByText(/^\d+ % \(\d+\/10 lần gửi gần nhất\)$/)).toBeTruthy();
    expect(part.getByText(/^thường .+ giây, lâu nhất .+ giây$/)).toBeTruthy();
    await press('Gửi thử');
    // The button, and the row of the test.
    await waitFor(() => expect(part.getAllByText('Gửi thử')).toHaveLength(2));

    // By the list as typed.
    const asked = screen.getByRole('textbox', { name: 'Kiểm tra một địa chỉ IP' });
    await user.type(asked, '198.51.100.7{Enter}');
    await screen.findByText('198.51.100.7 không được phép.');
    await press('Thêm địa chỉ IP');
    await user.keyboard('198.51.100.0/24');
    await screen.findByText('198.51.100.7 được phép, nhờ 198.51.100.0/24.');

    // The text area turns Windows line ends into others.
    await user.click(screen.getByText('Ký thử và so sánh chữ ký'));
    await user.click(await screen.findByRole('textbox', { name: /^Nội dung gửi/ }));
    await user.paste('{"a":1}\n{"b":2}');
    expect(screen.queryByText(/CRLF/)).toBe(null);
    await user.paste('\r\n{"c":3}');
    expect(await screen.findByText(/xuống dòng bằng CRLF/)).toBeTruthy();
  });

  it('says so if the service tells of no deliveries and sends no test', async () => {
    const api = sandboxOfNow();
    const { handle } = api;
    api.handle = async (request) => {
      const answer = await handle(request);
      if (!request.url.endsWith('/integration')) return answer;
      const { data } = (await answer.json()) as { data: object };
      return Response.json({ data: { ...data, deliveries: undefined, canTestDelivery: undefined } });
    };
    await openPortal(api, PAGE, { userName: 'manager' });
    const said = 'Dịch vụ không cho biết các lần gửi IPN. Dịch vụ không có lần gửi thử.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gửi thử' })).toBeNull();
  });

  it('signs with the current key, unseen, and forgets it on leaving', async () => {
    const { user, press, password, go } = await open();
    await user.click(screen.getByText('Ký thử và so sánh chữ ký'));
    await press('Lấy khóa đang dùng');
    await password();
    await screen.findByText(`Đang ký bằng khóa •••• ${OLD.slice(-4)}`);
    const signature = (await screen.findByRole('figure', { name: 'Chữ ký (X-Signature)' })).querySelector(
      'pre',
    );
    await waitFor(() => expect(signature?.textContent).toMatch(/^[\da-f]{64}$/));
    await user.type(
      screen.getByRole('textbox', { name: 'Chữ ký cần so sánh' }),
      signature?.textContent ?? '',
    );
    expect(await screen.findByText('Khớp')).toBeTruthy();
    expect(places()).not.toContain(OLD);
    await go('/merchant/profile');
    await go(PAGE);
    await user.click(await screen.findByText('Ký thử và so sánh chữ ký'));
    expect(screen.queryByText(/Đang ký bằng khóa/)).toBe(null);
  });
});
