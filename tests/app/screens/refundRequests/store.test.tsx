import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import { call, requestBy } from '../refunds/service.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import {
  dialog,
  noDialog,
  openApprovals,
  posts,
  readyButton,
  requestOf,
  requestsOf,
  rowOf,
  shownIds,
} from './approving.tsx';

/** A staff approver limited to one store: there is no such demo account. */
const OWN = '11003';
const OTHER = '11004';

beforeEach(() => {
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  (ACCOUNTS as Account[]).push({ ...model, id: '9999', userName: 'approver', storeId: OWN });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
});

/** A sandbox in which `manager` has just requested a refund in each of the two stores. */
async function twoStores() {
  const api = sandboxOfNow();
  const askedIn = async (storeId: string) => {
    const query = 'status=SUCCESS&refundStatus=NONE&source=STORE_QR&method=VIETQR&minAmount=60000';
    const path = `merchants/1001/store/${storeId}/order/transactions?${query}`;
    const { items } = (await call(api, 'admin', 'GET', path)) as { items: { id: string }[] };
    await requestBy(api, 'manager', items[0]!.id, 50_000);
    const [request] = await requestsOf(api, `keyword=${items[0]!.id}`);
    return request!;
  };
  return { api, own: await askedIn(OWN), other: await askedIn(OTHER) };
}

it('shows the requests of that store, counts them in the figures and in the menu, and decides on one of them', async () => {
  const { api, own, other } = await twoStores();
  const expected = (await requestsOf(api, `status=WAITING&storeId=${OWN}`)).map(({ id }) => id);
  const { user, go } = await openApprovals(api, { userName: 'approver' });
  await waitFor(() => expect(shownIds()).toEqual(expected));
  expect(expected).toContain(own.id);
  const count = String(expected.length);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: new RegExp(`^Chờ duyệt ${count} `) })).toBeTruthy(),
  );
  const [entry] = await screen.findAllByRole('link', { name: /^Duyệt hoàn tiền/ });
  await waitFor(() => expect(entry?.textContent).toContain(count));
  const asked = api.requests().filter(({ path }) => /refund/.test(path));
  expect(asked.length).toBeGreaterThan(2);
  for (const { path, status } of asked)
    expect([path, status]).toEqual([expect.stringMatching(`^merchants/1001/store/${OWN}/`), 200]);

  (await rowOf(own.id)).focus();
  await user.keyboard(' ');
  const mine = within(await screen.findByRole('complementary', { name: own.id }));
  await user.click(await readyButton(mine, 'Duyệt'));
  const question = await dialog(/^Hoàn .+ cho khách/);
  await user.click(question.getByRole('button', { name: /^Duyệt hoàn/ }));
  await noDialog();
  expect(await requestOf(api, own.id)).toMatchObject({ status: 'APPROVED', decidedBy: 'approver' });

  // One of another store is not found, and nothing is sent.
  const sent = posts(api).length;
  await go(`/merchant/approve-refund?size=50&peek=${other.id}`);
  const panel = await screen.findByRole('complementary', { name: other.id });
  expect(await within(panel).findByText('Không tìm thấy yêu cầu hoàn tiền')).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: 'Duyệt' })).toBe(null);
  expect(posts(api)).toHaveLength(sent);
});
