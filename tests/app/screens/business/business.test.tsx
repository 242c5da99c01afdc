/** The business page: viewed, edited after a review of the changes, and synced with the register. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { todaysActions } from '#app/lib/actionLog.ts';
import type { Sandbox } from '#sandbox/api.ts';
import { calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const PAGE = '/merchant/business-information';

/** A sandbox that records the fields of every submitted form. */
function sandboxWithForms() {
  const api = sandboxOfNow();
  const forms: Record<string, unknown>[] = [];
  const sandbox: Sandbox = {
    ...api,
    async handle(request) {
      if (request.method === 'PUT' && !request.url.endsWith('verify-password'))
        forms.push(Object.fromEntries(await request.clone().formData()));
      return api.handle(request);
    },
  };
  return { sandbox, forms };
}

async function openForm() {
  const { sandbox, forms } = sandboxWithForms();
  const portal = await openPortal(sandbox, `${PAGE}?panel=business-edit`, { userName: 'manager' });
  const panel = within(
    await screen.findByRole('dialog', { name: 'Chỉnh sửa thông tin doanh nghiệp' }, { timeout: 20_000 }),
  );
  await panel.findByLabelText('Tên công ty');
  const type = async (label: string, text: string) => {
    await portal.user.clear(panel.getByLabelText(label));
    if (text) await portal.user.type(panel.getByLabelText(label), text);
  };
  const press = async (name: string) => portal.user.click(await panel.findByRole('button', { name }));
  return { forms, ...portal, panel, type, press };
}

it('shows everything, unknown fields too, and prints a card of the account, which it removes afterwards', async () => {
  const { user } = await openPortal(sandboxOfNow(), PAGE, { userName: 'auditor' });
  expect(await screen.findByRole('heading', { level: 1, name: /Sen Việt/ })).toBeTruthy();
  const company = within(await screen.findByRole('region', { name: 'Thông tin công ty' }));
  expect(await company.findByText('024 3938 1118')).toBeTruthy();
  const others = within(screen.getByRole('region', { name: 'Thông tin khác' }));
  expect(others.getByText('merchantCategoryCode')).toBeTruthy();
  expect(others.getByText('HD-2023/0187')).toBeTruthy();
  for (const name of ['Chỉnh sửa', 'Đồng bộ doanh nghiệp'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');

  const card = () => document.body.lastElementChild?.textContent ?? '';
  const before = card();
  const printed: string[] = [];
  vi.stubGlobal('print', () => printed.push(card()));
  const print = await screen.findByRole('button', { name: 'In thẻ tài khoản' });
  await user.click(print);
  expect(printed).toHaveLength(1);
  for (const text of ['Sen Việt', 'Vietcombank', '0011004567890', 'Kiểm tra tên chủ tài khoản'])
    expect(printed[0]).toContain(text);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(card()).toBe(before));
  // The browser may fire no afterprint: a later key press prints the page, and not the card.
  await user.click(print);
  expect(card()).not.toBe(before);
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
  expect(card()).toBe(before);
});

it('sends only the changes, after a review', async () => {
  const { forms, panel, type, press, user } = await openForm();
  await type('Website', 'https://senviet.vn');
  await type('Điện thoại', '1900 1234');
  await press('Xem thay đổi');
  const review = within(await panel.findByRole('group', { name: 'Kiểm tra trước khi lưu' }));
  expect(review.getByText('https://senviet.example')).toBeTruthy();
  expect(review.getByText('https://senviet.vn')).toBeTruthy();
  expect(review.queryByText('Email liên hệ')).toBeNull();
  expect(forms).toEqual([]);
  await press('Sửa tiếp');
  await type('Điện thoại', '02439381118');
  await press('Xem thay đổi');
  await user.click(await panel.findByRole('button', { name: 'Lưu' }));
  await screen.findByText('Cập nhật thông tin thành công');
  expect(forms).toEqual([{ website: 'https://senviet.vn' }]);
  expect(await screen.findByText('https://senviet.vn')).toBeTruthy();
});

it('refuses another content as a logo, whatever its name, and warns about an unusual tax code, but accepts it', async () => {
  const { forms, panel, type, press } = await openForm();
  await type('Website', 'https://senviet.vn');
  // Dropped, because the file dialog would not offer it.
  fireEvent.drop(panel.getByLabelText('Logo mới'), {
    dataTransfer: { files: [new File(['<svg/>'], 'logo.png', { type: 'image/png' })] },
  });
  expect(await panel.findByText(/nội dung tệp không phải ảnh/)).toBeTruthy();
  expect(panel.queryByRole('button', { name: /Bỏ tệp/ })).toBeNull();
  expect(panel.getByLabelText<HTMLInputElement>('Website').value).toBe('https://senviet.vn');
  for (const fine of ['0109876543', '0109876543-001', '001185012345']) {
    await type('Mã số thuế', fine);
    expect(panel.queryByText(/Kiểm tra lại; bạn vẫn lưu được/)).toBeNull();
  }
  await type('Mã số thuế', '12345');
  expect(panel.getByText(/Kiểm tra lại; bạn vẫn lưu được/)).toBeTruthy();
  await press('Xem thay đổi');
  await press('Lưu');
  await waitFor(() => expect(forms).toEqual([{ website: 'https://senviet.vn', taxCode: '12345' }]));
});

it('reports what a sync has changed, and then that nothing changes any more', async () => {
  const { user } = await openPortal(sandboxOfNow(), PAGE, { userName: 'manager' });
  const button = await screen.findByRole('button', { name: 'Đồng bộ doanh nghiệp' });
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
  await user.click(button);
  const first = within(await screen.findByRole('dialog', { name: 'Kết quả đồng bộ' }));
  expect(first.getByText('Nguyễn Quang Minh Đức')).toBeTruthy();
  expect(first.getByText('Nguyễn Quang Minh')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Nguyễn Quang Minh Đức');
  await user.click(button);
  const second = within(await screen.findByRole('dialog', { name: 'Kết quả đồng bộ' }));
  expect(second.getByText('Thông tin đã khớp, không có gì thay đổi.')).toBeTruthy();
});

it('takes an ADMIN from the table to another business, which becomes current; others have no table', async () => {
  const admin = await openPortal(sandboxOfNow(), PAGE, { userName: 'admin' });
  const table = within(await screen.findByRole('region', { name: 'Tất cả doanh nghiệp' }));
  const link = await table.findByRole('link', { name: /Mai Hoa/ });
  expect(link.getAttribute('href')).toBe(`${PAGE}/1002?business=1002`);
  expect(table.getAllByRole('row')).toHaveLength(4);
  await admin.user.type(table.getByRole('searchbox'), 'bat trang');
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
  await admin.user.clear(table.getByRole('searchbox'));
  await admin.user.click(await table.findByRole('link', { name: /Mai Hoa/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Mai Hoa/ })).toBeTruthy();
  await waitFor(() => expect(sessionStorage.getItem('merchantId')).toBe('1002'));
  admin.close();

  const api = sandboxOfNow();
  await openPortal(api, PAGE, { userName: 'manager' });
  await screen.findByText('HD-2023/0187');
  expect(screen.queryByRole('region', { name: 'Tất cả doanh nghiệp' })).toBeNull();
  expect(calls(api, 'GET').map(({ path }) => path)).not.toContain('merchants');
});

/** A file that was moved after it was chosen: it can be read until then. */
function leavingFile() {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const file = new File([new Uint8Array([...head, 0, 0, 1, 0, 0, 0, 1, 0])], 'logo.png', {
    type: 'image/png',
  });
  let isGone = false;
  const read = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => (isGone ? Promise.reject(new DOMException('', 'NotReadableError')) : read());
  const leave = () => {
    isGone = true;
  };
  return { file, leave };
}

it('says that a logo can no longer be read, sends nothing, and accepts it once chosen again', async () => {
  // The browser's own classes, missing in jsdom: pictures are redrawn before upload.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 256, height: 256, close: () => undefined }));
  const convertToBlob = async () => new Blob([new Uint8Array(8)]);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
      convertToBlob = convertToBlob;
    },
  );
  const { forms, panel, press, user } = await openForm();
  const drop = (file: File) =>
    fireEvent.drop(panel.getByLabelText('Logo mới'), { dataTransfer: { files: [file] } });
  const { file, leave } = leavingFile();
  drop(file);
  await panel.findByRole('button', { name: /Bỏ tệp/ });
  await press('Xem thay đổi');
  leave();
  await user.click(await panel.findByRole('button', { name: 'Lưu' }));
  expect((await panel.findAllByText(/không đọc được tệp nữa/)).length).toBeGreaterThan(0);
  expect(forms).toEqual([]);
  drop(leavingFile().file);
  await waitFor(() => expect(panel.queryByText(/không đọc được tệp nữa/)).toBeNull());
  await press('Xem thay đổi');
  await user.click(await panel.findByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(forms.map((form) => Object.keys(form))).toEqual([['logo']]));
});

it('searches the service for a business beyond the first hundred', async () => {
  const api = sandboxOfNow();
  const first = Array.from({ length: 100 }, (_, index) => ({
    id: `${5000 + index}`,
    companyName: `Công ty ${index}`,
  }));
  const sandbox: Sandbox = {
    ...api,
    // The sandbox has only the last of 250 businesses.
    async handle(request) {
      const url = new URL(request.url);
      const answer = await api.handle(request);
      if (!url.pathname.endsWith('/merchants') || url.searchParams.has('keyword')) return answer;
      return Response.json({ data: { items: first, total: 250 } });
    },
  };
  const { user, t } = await openPortal(sandbox, PAGE, { userName: 'admin' });
  const table = within(await screen.findByRole('region', { name: 'Tất cả doanh nghiệp' }));
  expect(await table.findByText(t('business.all.first', { count: 100, total: '250' }))).toBeTruthy();
  expect(table.queryByRole('link', { name: /Mai Hoa/ })).toBeNull();
  await user.type(table.getByRole('searchbox'), 'mai hoa');
  expect(await table.findByRole('link', { name: /Mai Hoa/ })).toBeTruthy();
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2));
  expect(table.queryByText(/trên 250/)).toBeNull();
});

it('logs an action in the business where it was done, although its response came in another', async () => {
  const api = sandboxOfNow();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sandbox: Sandbox = {
    ...api,
    async handle(request) {
      const answer = await api.handle(request);
      if (request.url.includes('sync-merchant')) await held;
      return answer;
    },
  };
  const { user } = await openPortal(sandbox, PAGE, { userName: 'admin' });
  const button = await screen.findByRole('button', { name: 'Đồng bộ doanh nghiệp' });
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'));
  await user.click(button);
  const table = within(await screen.findByRole('region', { name: 'Tất cả doanh nghiệp' }));
  await user.click(await table.findByRole('link', { name: /Mai Hoa/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /Mai Hoa/ })).toBeTruthy();
  release();
  const [here, there] = ['1001', '1002'].map((merchantId) => ({ userId: '9001', merchantId }));
  await waitFor(() => expect(todaysActions(here!).map(({ what }) => what)).toEqual(['businessSync']));
  expect(todaysActions(there!)).toEqual([]);
});
