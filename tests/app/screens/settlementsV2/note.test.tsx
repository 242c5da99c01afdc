import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialog, noDialog } from '../refundRequests/approving.tsx';
import { firstOf, openSettlements, puts, sandboxOfNow } from './settlements.ts';

it('edits a note from its row, and shows the new one in the panel beside it', async () => {
  const api = sandboxOfNow();
  const row = await firstOf(api, 'keyword=ke%20toan%20truong');
  const { user } = await openSettlements(api, `q=${row.id}&peek=${row.id}`);
  const panel = within(await screen.findByRole('complementary', { name: row.id }));
  expect(await panel.findByText('Kế toán trưởng đã xem')).toBeTruthy();
  await user.click(await panel.findByRole('button', { name: 'Ghi chú' }));
  const form = await dialog(/^Chỉnh sửa nội dung Ghi chú$/);
  await user.type(await form.findByRole('textbox'), ', đồng ý');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await noDialog();
  expect(await panel.findByText('Kế toán trưởng đã xem, đồng ý')).toBeTruthy();
  expect(puts(api)).toHaveLength(1);
});
