import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls, findTransactions, openPortal, sandboxOfNow, storedNote } from './portal.tsx';

const list = (id: string) => `/merchant/transaction?size=10&status=FAILED&peek=${id}`;

/** Opens the list with the quick look at its newest failed transaction. */
async function openPeek(prepare: (api: ReturnType<typeof sandboxOfNow>) => void = () => undefined) {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, 'status=FAILED');
  prepare(api);
  const portal = await openPortal(api, list(row!.id));
  const panel = await screen.findByRole('complementary', { name: row!.id });
  return { api, row: row!, panel: within(panel), ...portal };
}

it('writes the note, which the list then shows without being read again', async () => {
  const { api, row, panel, user } = await openPeek();
  expect(await panel.findByText('Khởi tạo')).toBeTruthy();
  const lists = () => calls(api, 'GET').filter(({ path }) => path.endsWith('order/transactions')).length;
  await waitFor(() => expect(lists()).toBeGreaterThan(0));
  const before = lists();

  await user.click(panel.getByRole('button', { name: 'Ghi chú' }));
  const field = await screen.findByRole('textbox', { name: 'Nội dung ghi chú' });
  await user.clear(field);
  await user.paste('Đã gọi lại khách');
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await panel.findByText('Đã gọi lại khách')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  expect(await table.findByText('Đã gọi lại khách')).toBeTruthy();
  expect(await storedNote(api, row.id)).toBe('Đã gọi lại khách');
  expect(lists()).toBe(before);
});
