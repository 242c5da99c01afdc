import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, findTransactions, openPortal, sandboxOfNow } from './portal.tsx';

/* Where a refund request can start: a row's menu, the quick look, and the transaction's own page. */

const NAME = 'Yêu cầu hoàn tiền';
const ways = {
  'its quick look': (row: { id: string }) => `/merchant/transaction?q=${row.id}&peek=${row.id}`,
  'its own page': (row: { slug: string }) => `/merchant/transaction/${row.slug}`,
};

async function openWay(way: keyof typeof ways, query: string, userName = 'manager') {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, query);
  const portal = await openPortal(api, ways[way](row!), { userName });
  const button = await screen.findByRole('button', { name: NAME });
  const reason = () => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  return { api, row: row!, button, reason, ...portal };
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('from %s', (way) => {
  it('opens the panel of the transaction', async () => {
    const { row, button, user, address } = await openWay(way, 'status=SUCCESS&refundStatus=NONE');
    await user.click(button);
    await waitFor(() => expect(address()).toContain(`panel=request-refund&of=${row.id}`));
  });
});

describe('the same button everywhere', () => {
  it('says why where the payment did not succeed', async () => {
    const { api, button, reason, user, address } = await openWay('its own page', 'status=FAILED');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(reason()).toMatch(/đã thanh toán thành công/);
    await user.click(button);
    expect(address()).not.toContain('panel=');
    expect(calls(api, 'POST')).toEqual([]);
  });

  it('names the permission that is missing', async () => {
    const { reason } = await openWay('its own page', 'status=SUCCESS&refundStatus=NONE', 'auditor');
    expect(reason()).toContain('refund:create');
  });
});

it('from the menu of a row', async () => {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, 'status=SUCCESS&refundStatus=NONE');
  const { user, address } = await openPortal(api, `/merchant/transaction?q=${row!.id}`, {
    userName: 'manager',
  });
  const element = (await screen.findByRole('rowheader', { name: new RegExp(row!.id) })).closest('tr')!;
  const line = within(element);
  await user.hover(element);
  await user.click(line.getByRole('button', { name: /^Thao tác/ }));
  await user.click(await screen.findByRole('menuitem', { name: NAME }));
  await waitFor(() => expect(address()).toContain(`panel=request-refund&of=${row!.id}`));
});
