import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTranslate, LocaleContext, loadLocale } from '#app/i18n/index.ts';
import {
  PaymentReceipt,
  paymentReceiptContent,
  type ReceivedPayment,
} from '#app/shared/payment/PaymentReceipt.tsx';
import { linesOf } from '#design-system/money/receipt/Receipt.picture.ts';

const PAID: ReceivedPayment = {
  shop: 'Cà phê Sen Việt',
  store: 'Cửa hàng Hàng Bài',
  address: '12 Hàng Bài, Hà Nội',
  orderCode: 'DH-0001',
  transactionId: 'GD202603020000001',
  amount: 500_000,
  paidAmount: 500_000,
  method: 'QR',
  paidAt: 1_772_413_542,
  cashier: 'Nguyễn Thị Ánh',
};
const content = (change: Partial<ReceivedPayment> = {}, locale: 'vi' | 'en' = 'vi') =>
  paymentReceiptContent({ ...PAID, ...change }, createTranslate(locale), locale);

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));
afterEach(() => void vi.unstubAllGlobals());

describe('the receipt of a payment', () => {
  it('says what was paid, by which codes it is found, when and by whom', () => {
    const { name, about, lines, total, inWords, notice, code } = content();
    expect([name, about]).toEqual(['Cà phê Sen Việt', ['Cửa hàng Hàng Bài', '12 Hàng Bài, Hà Nội']]);
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Mã đơn hàng: DH-0001',
      'Mã giao dịch: GD202603020000001',
      'Phương thức: Mã QR',
      'Thời gian: 02/03/2026 08:05:42',
      'Thu ngân: Nguyễn Thị Ánh',
    ]);
    expect(total).toEqual({ label: 'Đã nhận', value: '500.000\u00a0₫' });
    expect(inWords).toBe('Năm trăm nghìn đồng');
    expect([notice, code?.value]).toEqual([undefined, 'GD202603020000001']);
  });

  it.each([
    [480_000, 'Khách trả thiếu 20.000\u00a0₫', 'Underpaid by 20.000\u00a0₫'],
    [520_000, 'Khách trả thừa 20.000\u00a0₫', 'Overpaid by 20.000\u00a0₫'],
  ])('of %i calls out what is missing or too much, and says what was asked for', (paidAmount, vi, en) => {
    expect(content({ paidAmount }).notice).toBe(vi);
    expect(content({ paidAmount }, 'en').notice).toBe(en);
    expect(content({ paidAmount }).lines.at(-1)).toEqual({ label: 'Cần thu', value: '500.000\u00a0₫' });
  });

  it('leaves out what is not known', () => {
    const { about, lines, code } = content({
      store: undefined,
      address: '',
      transactionId: undefined,
      cashier: undefined,
    });
    expect([about, lines.length, code]).toEqual([[], 3, undefined]);
  });

  it('is as wide as the paper that was chosen, on the sheet too, and is remembered', async () => {
    const user = userEvent.setup();
    const receipt = (
      <LocaleContext value="vi">
        <PaymentReceipt payment={PAID} />
      </LocaleContext>
    );
    const { unmount } = render(receipt);
    const widths = () =>
      [...document.querySelectorAll('[data-width="58"], [data-width="80"]')].map((paper) =>
        paper.getAttribute('data-width'),
      );
    expect(widths()).toEqual(['80', '80']);
    await user.click(screen.getByRole('radio', { name: '58 mm' }));
    expect(widths()).toEqual(['58', '58']);
    unmount();
    render(receipt);
    expect(widths()).toEqual(['58', '58']);
  });

  it('says so when no picture of it can be made', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const user = userEvent.setup();
    render(
      <LocaleContext value="vi">
        <PaymentReceipt payment={PAID} />
      </LocaleContext>,
    );
    // jsdom draws no pictures.
    await user.click(screen.getByRole('button', { name: 'Lưu ảnh' }));
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), 10_000);
    expect(screen.getByRole('button', { name: 'Lưu ảnh' })).toHaveProperty('disabled', false);
  });
});

describe('the lines of its picture', () => {
  const wide = (text: string) => text.length;

  it('break between words, and within one that is longer than a line', () => {
    expect(linesOf('Cà phê Sen Việt', 8, wide)).toEqual(['Cà phê', 'Sen Việt']);
    expect(linesOf('Mã DH-0000000001', 8, wide)).toEqual(['Mã', 'DH-00000', '00001']);
    expect(linesOf('', 8, wide)).toEqual(['']);
  });
});
