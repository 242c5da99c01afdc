import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialog, noDialog } from '../refundRequests/approving.tsx';
import {
  firstOf,
  openSettlements,
  puts,
  rowOf,
  sandboxOfNow,
  settlementOf,
  settlementsOf,
  withBodies,
} from './settlements.ts';

const cellsOf = async (id: string) => (await rowOf(id)).textContent;

it('adds a note by the key n with one request, and shows it in its row, which does not move', async () => {
  const { sandbox, bodies } = withBodies(sandboxOfNow());
  const row = (await settlementsOf(sandbox, 'status=COMPLETED')).find(({ note }) => !note);
  const { user } = await openSettlements(sandbox, `q=${row?.id}`);
  (await rowOf(row?.id ?? '')).focus();
  await user.keyboard('n');
  const form = await dialog(/^Thêm nội dung Ghi chú$/);
  const field = await form.findByRole('textbox', { name: 'Nội dung ghi chú' });
  await user.type(field, 'Đã gọi ngân hàng');
  await user.click(form.getByRole('button', { name: 'Lưu' }));
  expect(await screen.findByText('Cập nhật ghi chú thành công')).toBeTruthy();
  await noDialog();
  expect(bodies).toEqual([{ id: row?.id, note: 'Đã gọi ngân hàng' }]);
  await waitFor(async () => expect(await cellsOf(row?.id ?? '')).toContain('Đã gọi ngân hàng'));
  expect(await settlementOf(sandbox, row?.id ?? '')).toEqual({ ...row, note: 'Đã gọi ngân hàng' });
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(`[data-row="${row?.id}"]`)));
});

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

it('leads to its payments, as many as it shows', async () => {
  const api = sandboxOfNow();
  const row = await firstOf(api, 'storeId=11003&sort=-period');
  const { user, address } = await openSettlements(api, `q=${row.id}&peek=${row.id}`);
  const panel = within(await screen.findByRole('complementary', { name: row.id }));
  await user.click(await panel.findByRole('link', { name: String(row.count) }));
  await screen.findByRole('heading', { level: 1, name: /^Giao dịch/ });
  expect(address()).toContain(`from=${row.period}`);
  expect(await screen.findByText(new RegExp(`trong tổng ${row.count}|của ${row.count}`))).toBeTruthy();
});
