import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/* A sale at the counter with the keyboard only, with the customer display next to it. */

const TILL = '/merchant/webpos';
/** An amount that the sandbox pays in the last second, so that the code stays open during the test. */
const AMOUNT = '150007';
const SAID = '150.007 ₫';
/** After the 15 minutes of a code and the 20 seconds until such a payment is reported (sandbox/resources/payments.ts). */
const PAID = 15 * 60 + 60;

test('a sale is keyed in, shown to the customer, kept over a reload, paid, and makes room for the next', async ({
  page,
  context,
  server,
  problems,
}) => {
  // The access token expires in the meantime (15 minutes).
  problems.allow(/status of 401/);
  await signIn(page, 'cashier', TILL);
  const amount = page.getByRole('textbox', { name: /^Số tiền/ });
  await expect(amount).toBeVisible();
  await page.keyboard.type(AMOUNT);
  await expect(amount).toHaveValue('150.007');
  await page.keyboard.press('Enter');

  const code = page.getByRole('img', { name: /^Mã thanh toán.*150\.007/ });
  const received = page.getByText('Đã nhận đủ');
  await expect(code).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(received).toHaveCount(0);

  const display = await context.newPage();
  await display.goto(`${TILL}/display`);
  await expect(display.getByRole('heading', { name: 'Quét mã để thanh toán' })).toBeVisible();
  await expect(display.getByRole('img', { name: /150\.007/ })).toBeVisible();
  await expect(display.getByText(SAID, { exact: true })).toBeVisible();

  await page.reload();
  await expect(code).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await server.moneyRequests()).toMatchObject([{ sends: 1, records: 1 }]);

  await server.setClock(PAID);
  await expect(received).toBeVisible();
  await expect(code).toHaveCount(0);
  await expect(display.getByRole('heading', { name: /^Cảm ơn quý khách/ })).toBeVisible();
  await expect(display.getByText(SAID, { exact: true })).toBeVisible();

  const receipt = page.locator('[data-width]');
  const [narrow, wide] = ['58 mm', '80 mm'].map((name) => page.getByRole('radio', { name }));
  await expect(page.getByText('Biên nhận thanh toán').first()).toBeVisible();
  for (const [paper, width] of [
    [narrow, '58'],
    [wide, '80'],
  ] as const) {
    await paper?.check();
    await expect(receipt.first()).toHaveAttribute('data-width', width);
  }

  await page.getByRole('button', { name: 'Đơn mới' }).focus();
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('');
  await expect(display.getByRole('heading', { name: 'Kính chào quý khách' })).toBeVisible();
});
