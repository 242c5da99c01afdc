import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, findTransactions, openPortal, sandboxOfNow } from './portal.tsx';

/* Where a refund request can start: a row's menu, the quick look, and the transaction's own page. */

const NAME = 'Yêu cầu hoàn tiền';
const SUITABLE = 'status=SUCCESS&refundStatus=NONE';

async function openPage(query: string, userName = 'manager') {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, query);
  const portal = await openPortal(api, `/merchant/transaction/${row!.slug}`, { userName });
  const button = await screen.findByRole('button', { name: NAME });
  const reason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  return { api, button, reason, ...portal };
}

it('opens the panel of the transaction from the menu of its row, its quick look and its own page', async () => {
  const api = sandboxOfNow();
  const [{ id, slug } = { id: '', slug: '' }] = await findTransactions(api, SUITABLE);
  const list = `/merchant/transaction?q=${id}`;
  const { user, address, go } = await openPortal(api, list, { userName: 'manager' });
  const isOpen = async () => {
    await waitFor(() => expect(address()).toContain(`panel=request-refund&of=${id}`));
    await screen.findByRole('dialog', { name: NAME });
  };
  const row = (await screen.findByRole('rowheader', { name: new RegExp(id) })).closest('tr')!;
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Thao tác/ }));
  await user.click(await screen.findByRole('menuitem', { name: NAME }));
  await isOpen();
  for (const way of [`${list}&peek=${id}`, `/merchant/transaction/${slug}`]) {
    await go(way);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBe(null));
    await user.click(await screen.findByRole('button', { name: NAME }));
    await isOpen();
  }
});

describe('the same button everywhere', () => {
  it('says why where the payment did not succeed', async () => {
    const { api, button, reason, user, address } = await openPage('status=FAILED');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toMatch(/đã thanh toán thành công/);
    await user.click(button);
    expect(address()).not.toContain('panel=');
    expect(calls(api, 'POST')).toEqual([]);
  });

  it('names the permission that is missing', async () => {
    const { reason } = await openPage(SUITABLE, 'auditor');
    expect(reason()).toContain('refund:create');
  });
});
