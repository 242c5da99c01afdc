import { expect, test } from './fixtures.ts';
import { ids, listIsReady, signIn } from './portal.ts';

/*
 * From the days above the list to one period, to the transactions that it sums up, and back. What the sandbox's clock says
 * is today: the day before yesterday has a period in any case, whatever is off.
 */
test('a day of the ribbon leads to its periods, and a period to as many transactions as it counts', async ({
  page,
}) => {
  await signIn(page, 'manager', '/merchant/settlement');
  await listIsReady(page);
  const ribbon = page.getByRole('listbox', { name: 'Lịch tiền về' });
  const day = ribbon.getByRole('option', { name: /\d kỳ, thực nhận/ }).last();
  const name = (await day.getAttribute('aria-label')) ?? '';
  const [, date = ''] = name.match(/(\d\d\/\d\d\/\d{4})/) ?? [];
  const [, periods = ''] = name.match(/(\d+) kỳ/) ?? [];
  const total = page.locator('h1 + *').first();
  await day.click();
  await expect(total).toHaveText(periods);
  await expect(
    page.getByRole('button', { name: new RegExp(`^Ngày giao dịch: .*(${date}|Hôm qua|Hôm nay)`) }),
  ).toBeVisible();

  // By keys: the days of a week, and back to the one.
  await day.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => Number(await total.textContent())).toBeGreaterThan(Number(periods));
  await page.goBack();
  await expect(total).toHaveText(periods);

  const [id = ''] = await ids(page);
  await page.getByRole('rowheader').getByRole('link', { name: id }).click();
  await expect(page).toHaveURL(new RegExp(`/merchant/settlement/${id}`));
  const agreed = page.getByText(/^Khớp [\d.]+ giao dịch$/);
  await expect(agreed).toBeVisible({ timeout: 15_000 });
  const count = (await agreed.textContent())?.match(/[\d.]+/)?.[0] ?? '';

  await page.getByRole('link', { name: 'Xem giao dịch' }).click();
  await listIsReady(page);
  await expect(total).toHaveText(count);
  await page.goBack();
  await expect(agreed).toBeVisible();
  await page.goBack();
  await expect(total).toHaveText(periods);
});
