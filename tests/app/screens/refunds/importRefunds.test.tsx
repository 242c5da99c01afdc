/*
 * Refund requests from a file: every row is checked before the first is sent; each is sent once, also after a reload.
 */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api, calls, type Opening, openPortal } from '#tests/screens/kit.tsx';
import { type Payment, paymentsOfDay } from '../reconciliation/desk.tsx';
import { standInForWorkers } from '../reconciliation/workers.ts';

const SLOW = { timeout: 20_000 };
const PANEL = '/merchant/refund?panel=refund-import';
const SEND = 'POST payment/merchant/*/request-refund';
const sent = () => calls((path) => path.endsWith('request-refund')).filter(({ method }) => method === 'POST');
const file = (...lines: string[]) =>
  new File([['Mã giao dịch,Số tiền hoàn (VND),Lý do,Ghi chú', ...lines].join('\n')], 'hoan.csv', {
    type: 'text/csv',
  });

beforeEach(standInForWorkers);

async function choose(lines: readonly string[], opening: Opening = {}) {
  await import('#app/screens/refunds/ImportRefundsPanel.tsx');
  const portal = await openPortal(PANEL, opening);
  const dialog = within(await screen.findByRole('dialog', { name: portal.t('refund.sheet.open') }));
  await portal.user.upload(dialog.getByLabelText(portal.t('refund.sheet.file')), file(...lines));
  await dialog.findByText(/dòng gửi được/);
  return { ...portal, dialog };
}

/** Payments that can be refunded in part (a wallet only refunds in full), from the portal's own service. */
async function whole(count: number, from: number): Promise<Payment[]> {
  const paid = (await paymentsOfDay()).filter(
    ({ status, id, method }) => status === 'SUCCESS' && /^GD/.test(id) && method !== 'WALLET',
  );
  return paid.slice(from, from + count);
}

/** Sends the valid rows and waits for the report. */
async function send({ press, t }: Awaited<ReturnType<typeof choose>>, count: number) {
  await press(t('refund.request.continue'));
  await press(new RegExp(`^Gửi ${count} yêu cầu`));
}
const keys = () => sent().map(({ idempotencyKey }) => idempotencyKey);
/** The number of rows that can be sent, as shown in the panel. */
const goodIn = ({ dialog }: Awaited<ReturnType<typeof choose>>) =>
  Number(/^(\d+) dòng/.exec(dialog.getByText(/dòng gửi được/).textContent ?? '')?.[1]);

it('checks every row before the first is sent, and sends each under its own key', async () => {
  const [one, two, three] = await whole(3, 0);
  const portal = await choose([
    `${one!.id},1.000,Khách yêu cầu,`,
    `${two!.id},2000,DUPLICATE,hai lần`,
    `${two!.id},2000,DUPLICATE,`,
    `${three!.id},${three!.amount + 1},DUPLICATE,`,
    'GD000,1000,DUPLICATE,',
    `${three!.id}9,1000,OTHER,`,
  ]);
  expect(portal.dialog.getByText('2 dòng gửi được, 4 dòng có lỗi và bị bỏ ra.')).toBeTruthy();
  expect(portal.dialog.getByText('Trùng với dòng 3 trong tệp')).toBeTruthy();
  expect(portal.dialog.getByText(/^Chỉ còn có thể hoàn/)).toBeTruthy();
  expect(portal.dialog.getAllByText('Không tìm thấy giao dịch này').length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  await send(portal, 2);
  await screen.findAllByText('2 thành công, 0 lỗi, 0 bỏ qua');
  expect(new Set(keys()).size).toBe(2);
  expect(sent().map(({ status }) => status)).toEqual([200, 200]);
});

it('sends the rest after a reload, and nothing twice', async () => {
  const payments = await whole(6, 10);
  const lines = payments.map(({ id }) => `${id},1000,DUPLICATE,`);
  const before = await Promise.all(payments.map(({ id }) => refundsOf(id)));
  const portal = await choose(lines);
  expect(goodIn(portal)).toBe(6);
  // Two are recorded without a response, and found; one is refused. The report stays open until the reload.
  api.setFaults([
    { match: SEND, kind: 'lost', times: 2 },
    { match: SEND, kind: 'says-no', times: 1 },
  ]);
  await send(portal, 6);
  await screen.findAllByText('5 thành công, 1 lỗi, 0 bỏ qua', {}, SLOW);
  portal.close();
  api.setFaults([]);
  const again = await choose(lines, { reload: true });
  expect(
    again.dialog.getByText(
      '1 dòng gửi được, 0 dòng có lỗi và bị bỏ ra. 5 dòng đã gửi lần trước được bỏ qua.',
    ),
  ).toBeTruthy();
  await send(again, 1);
  await screen.findAllByText('1 thành công, 0 lỗi, 0 bỏ qua', {}, SLOW);
  const after = await Promise.all(payments.map(({ id }) => refundsOf(id)));
  expect(after.map((there, at) => there - before[at]!)).toEqual(payments.map(() => 1));
});

it('looks for a request that was under way at the reload, and counts it as sent', async () => {
  const [payment] = await whole(1, 30);
  // All of it: once it has arrived nothing is left, which is no fault of the row.
  const lines = [`${payment!.id},${payment!.amount},DUPLICATE,`];
  const there = await refundsOf(payment!.id);
  const silence = { match: SEND, kind: '500-done' } as const;
  const portal = await choose(lines, {
    // Recorded, but neither the answer nor what the service has of it comes before the reload.
    hold: async ({ method, path }) =>
      method === 'POST' &&
      path.endsWith('request-refund') &&
      api.setFaults([silence, { match: 'GET *order/transactions/*', kind: 'offline' }]),
  });
  api.setFaults([silence]);
  await send(portal, 1);
  await screen.findAllByText(/Chưa rõ/, {}, SLOW);
  portal.close();
  api.setFaults([]);
  const said = '0 dòng gửi được, 0 dòng có lỗi và bị bỏ ra. 1 dòng đã gửi lần trước được bỏ qua.';
  const again = await choose(lines, { reload: true });
  expect(again.dialog.getByText(said)).toBeTruthy();
  again.close();
  // The result is stored: the same sheet sends nothing a second time.
  expect((await choose(lines, { reload: true })).dialog.getByText(said)).toBeTruthy();
  expect(await refundsOf(payment!.id)).toBe(there + 1);
});

it('never calls a request refused of which nobody knows what became', async () => {
  const [payment] = await whole(1, 20);
  const portal = await choose([`${payment!.id},1000,DUPLICATE,`]);
  api.setFaults([{ match: SEND, kind: 'late', delayMs: 60_000 }]);
  await send(portal, 1);
  await screen.findAllByText(/Chưa rõ/, {}, SLOW);
  expect(screen.queryByText(/bị từ chối/)).toBe(null);
  api.setFaults([]);
});

it('is offered where refunds are requested', async () => {
  const portal = await openPortal('/merchant/refund?panel=request-refund');
  await portal.press(portal.t('refund.sheet.open'));
  await screen.findByLabelText(portal.t('refund.sheet.file'), {}, SLOW);
});

it('is hidden from users who may not request refunds', async () => {
  const portal = await openPortal(PANEL, { as: 'auditor' });
  await screen.findByRole('heading', { level: 1 });
  const dialog = within(await screen.findByRole('dialog', { name: 'Yêu cầu hoàn tiền từ tệp' }));
  await dialog.findByText(portal.t('error.forbidden'));
  expect(dialog.queryByLabelText('Tệp yêu cầu hoàn')).toBeNull();
});

/** Number of refunds of a payment, from the service. */
async function refundsOf(id: string): Promise<number> {
  const { accessToken } = await api.signInAs('manager');
  const url = new URL(`/api/v1/merchants/1001/order/transactions/${id}`, location.href);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await api.handle(new Request(url, { headers }));
  return ((await answer.json()) as { data: { refunds: unknown[] } }).data.refunds.length;
}
