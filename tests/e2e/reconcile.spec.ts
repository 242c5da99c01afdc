import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { rows, signIn } from './portal.ts';

/*
 * A bank's file with four faults: compared in the browser, matched manually, sent unchanged, and judged the same way by
 * the service.
 */

const PATH = '/merchant/settlement/reconcile';
const PAID = 'SUCCESS,OVERPAID,REFUNDING,PARTIALLY_REFUNDED,REFUNDED';
const HEADER = 'Mã giao dịch,Mã đơn hàng,Thời gian giao dịch,Số tiền (VND),Trạng thái';

interface Payment {
  id: string;
  merchantRefId: string;
  amount: number;
}

/** Yesterday's payments, requested with the page's token, but not by the page. */
async function paymentsOf(page: Page, token: string) {
  const today = Math.floor((Date.now() / 1000 + 25_200) / 86_400) * 86_400 - 25_200;
  const query = `from=${today - 86_400}&to=${today - 1}&timeField=paidAt&sort=paidAt&pageSize=1000&status=${PAID}`;
  const answer = await page.request.get(`/api/v1/merchants/1001/order/transactions?${query}`, {
    headers: { Authorization: token },
  });
  const [year, month, day] = new Date((today - 86_400 + 25_200) * 1000).toISOString().slice(0, 10).split('-');
  const { data } = (await answer.json()) as { data: { items: Payment[] } };
  return { items: data.items, day: `${day}/${month}/${year}`, period: `${year}-${month}-${day}` };
}

test('a file is compared before it is sent, and the service says the same', async ({ page, server }) => {
  const asked = page.waitForRequest((request) => /user\/mine\/info/.test(request.url()));
  await signIn(page, 'manager', PATH);
  const token = (await (await asked).allHeaders()).authorization ?? '';
  const { items, day, period } = await paymentsOf(page, token);
  const [lacking, more, other, twice] = items.slice(3, 7) as [Payment, Payment, Payment, Payment];
  const lineOf = ({ id, merchantRefId, amount }: Payment, status = 'Thành công') =>
    [id, merchantRefId, day, amount, status].join(',');
  const lines = items
    .filter((row) => row !== lacking)
    .map((row) =>
      row === more
        ? lineOf({ ...row, amount: row.amount + 36_000 })
        : lineOf(row, row === other ? 'Thất bại' : undefined),
    );
  const stranger = { id: 'CK2026-0001', merchantRefId: 'CK-1', amount: lacking.amount };
  const buffer = Buffer.from(`\uFEFF${[HEADER, ...lines, lineOf(twice), lineOf(stranger)].join('\r\n')}`);
  const compared = items.length + 1;

  // A worker reads the file, so that the page keeps responding.
  const worker = page.waitForEvent('worker');
  await page.getByLabel('Tệp đối soát').setInputFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer });
  await worker;
  // The duplicate row causes a warning.
  await expect(page.getByText('Dòng có lỗi nên không đối chiếu: 0. Dòng có cảnh báo: 1.')).toBeVisible();
  await page.getByRole('button', { name: `Đối chiếu ${compared} dòng` }).click();
  const figures = page.getByRole('group', { name: 'Kết quả đối chiếu' });
  await expect(page.getByRole('heading', { name: `Khớp ${compared - 4}/${compared}` })).toBeVisible();
  for (const name of ['Lệch tiền', 'Lệch trạng thái', 'Thiếu trên hệ thống', 'Không có trong tệp', 'Trùng'])
    await expect(figures.getByRole('button', { name: new RegExp(`^${name} 1( |$)`) })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  expect((await server.requests()).some(({ path }) => path.endsWith('reconcile-import'))).toBe(false);

  // The row that is only in the file matches the payment that is only in the portal.
  await page.getByRole('button', { name: 'Khớp thủ công' }).click();
  await page.getByRole('listbox', { name: /^Trong tệp/ }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  // With a different reference, no candidate is preselected: the user selects one.
  await expect(page.getByRole('button', { name: 'Khớp', exact: true })).toBeDisabled();
  const candidates = page.getByRole('listbox', { name: /^Giao dịch có thể khớp/ });
  await expect(candidates.getByRole('option').first()).toContainText(lacking.id);
  await page.keyboard.press('l');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cặp khớp thủ công, không lệch')).toBeVisible();
  await page.getByRole('button', { name: 'Về bảng kết quả' }).click();

  await page.getByRole('button', { name: 'Tiếp tục để gửi' }).click();
  await page.getByRole('button', { name: 'Gửi tệp' }).click();
  await expect(page.getByText(`Hệ thống kết luận giống hệt: ${compared + 1} dòng`)).toBeVisible();
  const [upload, ...others] = await server.uploads();
  const sha256 = createHash('sha256').update(buffer).digest('hex');
  expect(upload).toEqual({ name: 'sao-ke.csv', size: buffer.length, sha256, period, userName: 'manager' });
  expect(others).toEqual([]);
});
