import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpWindow } from '../../../design-system/window.ts';
import { openPortal, sandboxOfNow } from '../transactions/portal.tsx';
import { requestsOf } from './approving.tsx';

setUpWindow(390);

/** The facts of the first card, next to its status. */
async function firstCard(search: string): Promise<string> {
  const api = sandboxOfNow();
  const [row] = await requestsOf(api, search);
  if (!row) throw new Error('The sandbox has no such request.');
  await openPortal(api, `/merchant/approve-refund?${search}`, { userName: 'admin' });
  const list = await screen.findByRole('list', { name: /yêu cầu hoàn tiền/i });
  const card = (await within(list).findByText(row.id)).closest('li');
  return card?.querySelector('.metas')?.textContent ?? '';
}

it('names who decided on a card, and not who requested', async () => {
  const facts = await firstCard('status=APPROVED&requestedBy=manager&sort=-decidedAt');
  expect(facts).toMatch(/^Đã duyệt/);
  expect(facts).toContain('Người duyệt: ');
  expect(facts).not.toMatch(/manager|Người yêu cầu|Đã chờ/);
});

it('names who requested on the card of a waiting request, and for how long it has waited', async () => {
  const facts = await firstCard('status=WAITING&requestedBy=manager');
  expect(facts).toMatch(/Đã chờ: .+Người yêu cầu: manager/);
  expect(facts).not.toContain('Người duyệt');
});
