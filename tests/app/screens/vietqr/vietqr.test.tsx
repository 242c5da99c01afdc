/** The VietQR workbench: a code is created while typing, read back, and printed on a counter card. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { crc16, decodeVietQr, encodeVietQr } from '#app/lib/vietqr.ts';
import { calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

const PAGE = '/merchant/webpos/vietqr';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const CODE = encodeVietQr({ bin: '970436', account: '0071001234567', amount: 250_000, content: 'DH 12' });

beforeAll(() => import('#app/screens/vietqr/VietQrScreen.tsx'));
afterEach(() => void vi.unstubAllGlobals());

async function open(userName = 'cashier') {
  const api = sandboxOfNow();
  const portal = await openPortal(api, PAGE, { userName });
  await screen.findByRole('heading', { level: 1, name: 'Tạo và kiểm tra VietQR' });
  const choose = async (typed: string, bank: RegExp) => {
    await portal.user.type(screen.getByRole('combobox', { name: /^Ngân hàng/ }), typed);
    await portal.user.click(await screen.findByRole('option', { name: bank }));
  };
  const paste = async (text: string) => {
    await portal.user.clear(field(/^Nội dung mã QR/));
    await portal.user.click(field(/^Nội dung mã QR/));
    await portal.user.paste(text);
  };
  return { api, ...portal, choose, paste };
}

const codeText = async () =>
  (await screen.findByRole('figure', { name: 'Nội dung mã' })).querySelector('pre')?.textContent ?? '';

describe('a code', () => {
  it('appears once bank and account are entered, with amount and content as typed', async () => {
    const { user, choose } = await open();
    expect(screen.getByText(/Chọn ngân hàng và nhập số tài khoản/)).toBeTruthy();
    await choose('ngoai thuong', /Vietcombank/);
    await user.type(field(/^Số tài khoản/), '0071 0012 34567');
    expect(decodeVietQr(await codeText())).toEqual({ bin: '970436', account: '0071001234567' });
    await user.type(field(/^Số tiền/), '250k');
    await user.tab();
    await user.type(field(/^Nội dung chuyển khoản/), 'Đơn hàng 12');
    await waitFor(async () =>
      expect(decodeVietQr(await codeText())).toEqual({
        bin: '970436',
        account: '0071001234567',
        amount: 250_000,
        content: 'Don hang 12',
      }),
    );
    expect(screen.getByText('Trong mã: Don hang 12 (11/25)')).toBeTruthy();
  });

  it('is not created with content that would be cut, nor for an invalid account', async () => {
    const { user, choose } = await open();
    await choose('bidv', /BIDV/);
    await user.type(field(/^Số tài khoản/), '9688-8161');
    expect(field(/^Số tài khoản/).getAttribute('aria-invalid')).toBe('true');
    await user.clear(field(/^Số tài khoản/));
    await user.type(field(/^Số tài khoản/), '96888161289531');
    await codeText();
    await user.type(field(/^Nội dung chuyển khoản/), 'A'.repeat(27));
    expect(screen.getByText('Thừa 2 ký tự')).toBeTruthy();
    expect(screen.queryByRole('figure', { name: 'Nội dung mã' })).toBeNull();
  });
});

describe('a text', () => {
  it('is explained field by field without a request, and can be edited, wherever its content is', async () => {
    const { api, user, paste } = await open();
    // A picture cannot be read without a reader in the browser.
    expect(screen.getByText(/không đọc được mã trong ảnh/)).toBeTruthy();
    const asked = () => [calls(api, 'GET').length, calls(api, 'POST').length];
    const before = asked();
    await paste(CODE);
    expect(screen.getByText('Mã đúng chuẩn VietQR')).toBeTruthy();
    expect(screen.getByText('38-01-00 Ngân hàng')).toBeTruthy();
    expect(screen.getByText(/^250\.000\s₫, Hai trăm năm mươi nghìn đồng$/)).toBeTruthy();
    expect(asked()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Sửa mã này' }));
    expect(field(/^Số tài khoản/).value).toBe('0071001234567');
    expect(document.activeElement).toBe(field(/^Số tài khoản/));
    expect(await codeText()).toBe(CODE);

    const open62 = `${CODE.slice(0, -8).replace('62090805', '62090105')}6304`;
    await paste(open62 + crc16(open62).toLowerCase());
    expect(screen.getByText(/^Nội dung "DH 12" nằm ở thẻ 62-01/)).toBeTruthy();
    await user.clear(field(/^Nội dung chuyển khoản/));
    await user.click(screen.getByRole('button', { name: 'Sửa mã này' }));
    expect(await codeText()).toBe(CODE);
  });
});

describe('a picture', () => {
  it('is read by the reader of the browser', async () => {
    // The browser's own class, missing in jsdom.
    const found = [{ rawValue: CODE }];
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => found;
      },
    );
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
    const { user } = await open();
    const input = screen.getByLabelText<HTMLInputElement>(/^Ảnh có mã QR/);
    await user.upload(input, new File(['x'], 'ma.png', { type: 'image/png' }));
    expect(await screen.findByText('Mã đúng chuẩn VietQR')).toBeTruthy();
    found.length = 0;
    await user.upload(input, new File(['y'], 'khac.png', { type: 'image/png' }));
    expect(await screen.findByText(/khac\.png: không tìm thấy mã QR/)).toBeTruthy();
  });
});
