/* Refund requests from a file: every row checked before the first is sent, each sent once, and none twice after a reload. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api, calls, type Opening, openPortal } from '#tests/screens/kit.tsx';
import { type Payment, paymentsOfDay, standInForWorkers } from '../reconciliation/desk.tsx';

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

/** Payments that nothing has gone back of, from the portal's own service. */
async function whole(count: number, from: number): Promise<Payment[]> {
  const paid = (await paymentsOfDay()).filter(({ status, id }) => status === 'SUCCESS' && /^GD/.test(id));
  return paid.slice(from, from + count);
}

/** Sends what is right and waits for the report. */
async function send({ press, t }: Awaited<ReturnType<typeof choose>>, count: number) {
  await press(t('refund.request.continue'));
  await press(new RegExp(`^Gửi ${count} yêu cầu`));
}
const keys = () => sent().map(({ idempotencyKey }) => idempotencyKey);
/** How many rows can be sent, as the panel says it. */
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

it('sends nothing twice after a reload in the middle of the run', async () => {
  const payments = await whole(6, 10);
  const lines = payments.map(({ id }) => `${id},1000,DUPLICATE,`);
  const before = await Promise.all(payments.map(({ id }) => refundsOf(id)));
  const portal = await choose(lines);
  const count = goodIn(portal);
  expect(count).toBeGreaterThan(2);
  // Two are recorded and nobody hears of it: neither the answer comes, nor can their refunds be read.
  api.setFaults([
    { match: SEND, kind: 'lost', times: 2 },
    { match: SEND, kind: '503', times: 1 },
  ]);
  await send(portal, count);
  await screen.findAllByText(/\d+ thành công, \d+ lỗi, \d+ bỏ qua/);
  portal.close();
  api.setFaults([]);
  const again = await choose(lines, { reload: true });
  const left = goodIn(again);
  if (left > 0) {
    await send(again, left);
    await screen.findAllByText(/\d+ thành công, \d+ lỗi, \d+ bỏ qua/);
  }
  const after = await Promise.all(payments.map(({ id }) => refundsOf(id)));
  const made = after.map((there, at) => there - before[at]!);
  expect(Math.max(...made)).toBe(1);
  expect(made.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(count);
});

it('is not there for whoever may not ask for a refund', async () => {
  const portal = await openPortal(PANEL, { as: 'auditor' });
  await screen.findByRole('heading', { level: 1 });
  const dialog = within(await screen.findByRole('dialog', { name: 'Yêu cầu hoàn tiền từ tệp' }));
  await dialog.findByText(portal.t('error.forbidden'));
  expect(dialog.queryByLabelText('Tệp yêu cầu hoàn')).toBeNull();
});

/** How many refunds the service has of a payment. */
async function refundsOf(id: string): Promise<number> {
  const { accessToken } = await api.signInAs('manager');
  const url = new URL(`/api/v1/merchants/1001/order/transactions/${id}`, location.href);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await api.handle(new Request(url, { headers }));
  return ((await answer.json()) as { data: { refunds: unknown[] } }).data.refunds.length;
}
