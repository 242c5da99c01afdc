import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

const HOUR = 3600;

/*
 * A day at the till: money comes while the list is looked at, and stays where it does not disturb; an unmatched transfer
 * leads to the order that it has paid.
 */
test('new lines wait to be shown, and an unmatched one leads to its order', async ({
  page,
  server,
  problems,
  expectAccessible,
}) => {
  // An hour passes at the service at once: the token of before has run out, and is renewed.
  problems.allow(/status of 401/);
  // The next morning in Vietnam, when money comes often enough, for the service and for the page.
  const now = Math.floor(Date.now() / 1000);
  const morning = now - ((now + 7 * HOUR) % (24 * HOUR)) + 34 * HOUR;
  await server.setClock(morning - now);
  await page.clock.install({ time: morning * 1000 });
  await signIn(page, 'manager', '/merchant/van-noti');
  await listIsReady(page);
  await expectAccessible(page);
  const first = await rows(page).first().getAttribute('data-row');

  await server.setClock(morning - now + HOUR);
  await page.clock.fastForward('10:00');
  const fresh = page.getByRole('button', { name: /^\d+ mới$/ });
  await expect(fresh).toBeVisible();
  expect(await rows(page).first().getAttribute('data-row')).toBe(first);
  await fresh.click();
  await expect(fresh).toBeHidden();
  await expect(rows(page).first()).not.toHaveAttribute('data-row', first ?? '');

  await page.goto('/merchant/van-noti?match=UNMATCHED&q=TT+don');
  await listIsReady(page);
  await rows(page)
    .first()
    .getByText(/^TT don/)
    .click();
  const look = page.getByRole('complementary');
  const order = look.getByRole('article').first();
  await expect(order).toContainText('nội dung có mã đơn');
  await expectAccessible(page);
  const id = (await order.getByRole('link').textContent()) ?? '';
  await order.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/merchant/transaction/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
