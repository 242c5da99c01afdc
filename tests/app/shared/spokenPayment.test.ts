/* What is said of money that came: whole amounts in words, and never a small one that sounds large. */
import { expect, it } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { spokenPayment } from '#app/shared/payment/spokenPayment.ts';

it.each([
  [200_000, 200_000, 'Đã nhận hai trăm nghìn đồng'],
  [200, 200_000, 'Chú ý, chỉ nhận hai trăm đồng'],
  [150_000, 200_000, 'Mới nhận một trăm năm mươi nghìn đồng, còn thiếu năm mươi nghìn đồng'],
  [210_000, 200_000, 'Đã nhận hai trăm mười nghìn đồng, thừa mười nghìn đồng'],
])('says of %i for %i: %s', async (paidAmount, asked, said) => {
  await loadLocale('vi');
  expect(spokenPayment({ paidAmount, asked }, createTranslate('vi'), 'vi')).toBe(said);
});
