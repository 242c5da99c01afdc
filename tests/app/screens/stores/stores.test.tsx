/* The stores in use: which are silent, what an edit sends, what closing a store stops, and a poster's code. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { decodeVietQr } from '#app/lib/vietqr.ts';
import { storeQr } from '#app/screens/stores/StorePoster.tsx';
import { storesOf } from '#sandbox/data/stores.ts';
import { api, demoAccount, NOW, type Opening, openPortal, shownRows } from '#tests/screens/kit.tsx';

const LIST = '/merchant/store';
const EDIT = `${LIST}?panel=store-edit&of=11003`;
/** At 15:00 of that day, its last payment was between 8 and 9. */
const SILENT = '11021';

const statistics = () => api.requests().filter(({ path }) => path.endsWith('/order/transactions/statistic'));
const patches = () => api.requests().filter(({ method }) => method === 'PATCH');

const open = async (address: string, opening: Opening = {}) => openPortal(address, opening);

it('requests the health of all stores with one call per hour, and counts, finds and names the silent ones', async () => {
  const portal = await open(LIST);
  await waitFor(() => expect(shownRows()).toHaveLength(20));
  const silent = () => screen.findByRole('button', { name: new RegExp(portal.t('store.health.silent')) });
  await silent();
  expect(statistics()).toHaveLength(16);
  await portal.go(`${LIST}?status=ACTIVE`);
  await waitFor(() => expect(shownRows()).toHaveLength(20));
  expect(statistics()).toHaveLength(16);
  // A refresh requests the hours again, but only the current one.
  api.clearRequests();
  await portal.press(portal.t('action.refresh'));
  await waitFor(() => expect(statistics()).toHaveLength(1));
  expect(statistics()[0]?.query).toContain(`from=${Math.floor(NOW / 3600) * 3600}`);

  await portal.go(LIST);
  await portal.user.click(await silent());
  await waitFor(() => expect(shownRows()).toEqual([SILENT]));
  const row = document.querySelector(`[data-row="${SILENT}"]`) as HTMLElement;
  const call = within(row).getByRole('link', { name: portal.t('store.health.call') });
  expect(call.getAttribute('href')).toMatch(/^tel:\+84\d{9}$/);
  expect(row.textContent).toContain(portal.t('store.health.silentShort', { count: '6' }));
  expect(within(row).getByRole('img', { name: /Có: 8 giờ\. Không có: 9–14 giờ/ })).toBeTruthy();
});

it('shows a store’s takings of today in its row, equal to the store’s page and the list of its payments', async () => {
  const portal = await open(LIST);
  const spark = await screen.findByRole('img', { name: /Hồ Tây/ });
  const row = spark.closest('[data-row]') as HTMLElement;
  const taken = within(row).getByText(/^[\d.]+ ₫$/).textContent;
  expect(taken).not.toBe('0\u00a0₫');
  await portal.go(`${LIST}/${row.dataset.row}`);
  const term = await screen.findByText(portal.t('store.health.volume'));
  const volume = term.parentElement?.querySelector('dd') as HTMLElement;
  expect(volume.textContent).toBe(taken);
  await portal.user.click(within(volume).getByRole('link'));
  const [digits = ''] = taken?.split('\u00a0') ?? [];
  const paid = await screen.findByRole('button', { name: /^Thành công/ });
  await waitFor(() => expect(paid.textContent).toContain(digits));
});

it('shows cards if chosen, by the address and from then on', async () => {
  const portal = await open(LIST);
  await waitFor(() => expect(shownRows()).toHaveLength(20));
  await portal.press(portal.t('list.asCards'));
  const cards = () => document.querySelectorAll('li[data-row]');
  await waitFor(() => expect(cards()).toHaveLength(20));
  expect(shownRows()).toEqual([]);
  expect(portal.search().get('form')).toBe('cards');
  // The card also has the row's actions and the link to its page.
  const card = within(cards()[1] as HTMLElement);
  expect(card.getByRole('link', { name: /Hồ Tây/ }).getAttribute('href')).toContain('/merchant/store/11002');
  await portal.user.click(card.getByRole('button', { name: /Thao tác/ }));
  expect(await screen.findByRole('menuitem', { name: portal.t('store.poster.open') })).toBeTruthy();
  await portal.user.keyboard('{Escape}');
  portal.close();

  const again = await openPortal(LIST, { reload: true });
  await waitFor(() => expect(cards()).toHaveLength(20));
  await again.press(again.t('list.asTable'));
  await waitFor(() => expect(shownRows()).toHaveLength(20));
  expect(again.search().has('form')).toBe(false);
  again.close();
  await openPortal(LIST, { reload: true });
  await waitFor(() => expect(shownRows()).toHaveLength(20));
});

it('shows users limited to one store only that store, and requests nothing about others', async () => {
  const as = demoAccount({ userName: 'storekeeper', storeId: '11003' });
  const portal = await open(LIST, { as });
  await waitFor(() => expect(shownRows()).toEqual(['11003']));
  await portal.go(`${LIST}/11003`);
  expect(await screen.findByText(portal.t('store.health.volume'))).toBeTruthy();
  expect(await screen.findByText(portal.t('store.users.title'))).toBeTruthy();
  await portal.go(`${LIST}/11004`);
  expect(await screen.findByRole('heading', { name: /Không tìm thấy cửa hàng/ })).toBeTruthy();
  const data = api.requests().filter(({ path }) => path.startsWith('merchants/'));
  expect(data.length).toBeGreaterThan(5);
  for (const { path } of data) expect(`${path}/`).toContain('/store/11003/');
});

it.each(['limited', 'auditor'])('requests nothing that %s may not see', async (as) => {
  const portal = await open(`${LIST}/11002`, { as });
  await screen.findByText(portal.t('store.detail.info'));
  const maySee = as === 'auditor';
  if (maySee) await screen.findByText(portal.t('store.health.volume'));
  await waitFor(() => expect(screen.queryByText('96888', { exact: false })).toBeTruthy());
  expect(screen.queryByText(portal.t('store.users.title')) !== null).toBe(maySee);
  expect(screen.queryByText(portal.t('store.health.title')) !== null).toBe(maySee);
  expect(api.requests().filter(({ status }) => status === 403)).toEqual([]);
  expect(statistics().length > 0).toBe(maySee);
});

it('each part of the page fails and retries on its own', async () => {
  const portal = await open(`${LIST}/${SILENT}`, {
    faults: [{ kind: '500', match: 'GET merchants/*/user/sub-merchant-user' }],
  });
  expect(await screen.findByText(portal.t('record.partFailed'))).toBeTruthy();
  expect(await screen.findByText(portal.t('store.health.silentFor', { count: '6' }))).toBeTruthy();
  expect(await screen.findByText(portal.t('store.transactions.title'))).toBeTruthy();
  api.setFaults([]);
  await portal.press(portal.t('action.retry'));
  await waitFor(() => expect(screen.queryByText(portal.t('record.partFailed'))).toBe(null));
});

/** Replaces the content of a form field, as a paste does. */
async function paste(portal: Awaited<ReturnType<typeof open>>, label: string, text: string) {
  const field = within(await screen.findByRole('dialog')).getByLabelText(label) as HTMLInputElement;
  await portal.user.clear(field);
  await portal.user.click(field);
  await portal.user.paste(text);
  return field;
}
it('sends only what was pasted, normalized, and says what is wrong with it first', async () => {
  const bodies: unknown[] = [];
  const { handle } = api;
  onTestFinished(() => void Object.assign(api, { handle }));
  api.handle = async (request) => {
    if (request.method === 'PATCH') bodies.push(await request.clone().json());
    return handle(request);
  };
  const portal = await open(EDIT);
  await screen.findByDisplayValue('Cà phê Sen Việt Cầu Giấy');
  const into = (field: 'address' | 'brandName' | 'phoneNumber', text: string) =>
    paste(portal, portal.t(`store.column.${field}`), text);
  const form = within(await screen.findByRole('dialog'));
  const address = form.getByLabelText<HTMLInputElement>(portal.t('store.column.address')).value;
  for (const [field, typed, key, count] of [
    ['address', '🏠'.repeat(256), 'field.tooLong', '255'],
    ['phoneNumber', '12345', 'field.phone', '8'],
  ] as const) {
    const input = await into(field, typed);
    const kept = input.value;
    await portal.user.tab();
    expect(
      await screen.findByText(portal.t(key, { name: portal.t(`store.column.${field}`), count })),
    ).toBeTruthy();
    expect(input.value).toBe(kept);
  }
  expect(patches()).toEqual([]);
  await into('address', address);
  await into('brandName', '  Sen Việt\u00a0 Dịch  Vọng\n');
  await into('phoneNumber', '０９１２ ３４５ ６７８');
  // The toast disappears by itself, so start waiting before it appears.
  const told = screen.findByText(portal.t('message-update-info-success'));
  await portal.press(portal.t('action.save'));
  expect(await told).toBeTruthy();
  await waitFor(() =>
    expect(bodies).toEqual([{ brandName: 'Sen Việt Dịch Vọng', phoneNumber: '+84912345678' }]),
  );
});

it('closes a store after the consequences were shown, and the list shows it', async () => {
  const portal = await open(`${LIST}?q=11003`);
  await waitFor(() => expect(shownRows()).toEqual(['11003']));
  const row = document.querySelector('[data-row="11003"]') as HTMLElement;
  await portal.user.hover(row);
  await portal.user.click(await within(row).findByRole('button', { name: /Thao tác/ }));
  await portal.press(portal.t('store.stop.open'), 'menuitem');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(portal.t('store.stop.text'))).toBeTruthy();
  await portal.user.click(question.getByRole('button', { name: portal.t('store.stop.open') }));
  await waitFor(() => expect(row.textContent).toContain(portal.t('store.status.INACTIVE')));
  expect(patches()).toHaveLength(1);
});

it('after a lost response the dialog says that the outcome is unknown, and the page shows the actual status', async () => {
  const portal = await open(`${LIST}/11003`);
  api.setFaults([{ kind: 'lost', match: 'PATCH merchants/*/stores/*' }]);
  await portal.press(portal.t('store.stop.open'));
  const question = within(await screen.findByRole('alertdialog'));
  await portal.user.click(question.getByRole('button', { name: portal.t('store.stop.open') }));
  expect(await question.findByText(new RegExp(portal.t('form.unknown')))).toBeTruthy();
  // It succeeded anyway: the page shows it, and nothing is sent again.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).closest('header')?.textContent).toContain(
      portal.t('store.status.INACTIVE'),
    ),
  );
  expect(patches()).toHaveLength(1);
});

it('encodes exactly the account of each store that has one', () => {
  const stores = storesOf('1001') as unknown as Parameters<typeof storeQr>[0][];
  const read = stores.map((store) => [store.bankBin, decodeVietQr(storeQr(store) ?? '')] as const);
  expect(read.filter(([bin]) => bin === undefined)).toEqual([[undefined, undefined]]);
  for (const [index, [bin, told]] of read.entries())
    if (bin) expect(told).toEqual({ bin, account: stores[index]?.virtualAccount });
});
