/* What a figure counts, asked for by its question mark. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from './kit.tsx';

it.each([
  ['/merchant/setting/users', 'Các số này tính gì', 'Người được phép duyệt hoàn tiền, ở mọi trạng thái.'],
  ['/en/merchant/transaction', 'What these figures count', /^Successful less refunds less fees/],
  ['/merchant/van-noti', 'Các số này tính gì', 'Số dòng tiền vào chưa khớp với đơn nào.'],
])('is one sentence in the language of the page: %s', async (path, name, sentence) => {
  const { user } = await openPortal(path);
  const button = await screen.findByRole('button', { name }, { timeout: 20_000 });
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(sentence, {}, { timeout: 20_000 })).toBeTruthy();
});
