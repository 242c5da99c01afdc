import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ids, listIsReady, rows, signIn } from './portal.ts';
import type { Server } from './server.ts';

/*
 * Refunds in a real browser: real tabs, real Web Locks, real reloads. Each journey ends by counting what the service
 * recorded. tests/app/screens/refunds covers each fault.
 */

const PAYMENTS = '/merchant/transaction?status=SUCCESS&method=VIETQR&refundStatus=NONE';
const SEND = /request-refund$/;

/** The requests that the service accepted; repeats with the same key count once. */
async function recorded(server: Server) {
  const sent = (await server.requests()).filter(
    ({ method, path, status }) =>
      method === 'POST' && SEND.test(path) && !path.endsWith('preparing') && status < 300,
  );
  return new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size;
}

/** Opens the refund panel of a payment without refunds, from the menu of its row. Returns the payment's id. */
async function openPanel(page: Page): Promise<string> {
  await listIsReady(page);
  const row = rows(page).first();
  const [id = ''] = await ids(page);
  // Content that loads above the rows may still move them.
  await expect(async () => {
    await row.hover();
    await row.getByRole('button', { name: /Thao tác/ }).click({ timeout: 3000 });
  }).toPass();
  await page.getByRole('menuitem', { name: 'Yêu cầu hoàn tiền' }).click();
  await expect(panel(page).getByRole('radio', { name: /100%/ })).toBeVisible();
  return id;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Yêu cầu hoàn tiền' });
const question = (page: Page) => page.getByRole('alertdialog');
const review = (page: Page) => panel(page).getByRole('group', { name: /^Gửi yêu cầu hoàn/ });

/** Requests the full amount with a reason, up to the review. */
async function fill(page: Page) {
  await panel(page).getByRole('radio', { name: /100%/ }).check();
  await panel(page).getByRole('combobox', { name: /Lý do/ }).selectOption('CUSTOMER_REQUEST');
  await panel(page).getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(review(page)).toBeVisible();
}

const confirm = (page: Page) => panel(page).getByRole('button', { name: /Gửi yêu cầu hoàn/ });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 80; step += 1) {
    // Some elements exist only while their row has the focus.
    const isThere = (await target.count()) > 0;
    if (isThere && (await target.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach it.');
}

test('asked for by a cashier with the keyboard alone, approved by a manager, and followed to the bank', async ({
  page,
  browser,
  server,
}) => {
  // Below the amount from which users must type it again and confirm their identity.
  await signIn(page, 'cashier', `${PAYMENTS}&max=19000000`);
  await listIsReady(page);
  const [id = ''] = await ids(page);
  await rows(page).first().focus();
  await tabTo(
    page,
    rows(page)
      .first()
      .getByRole('button', { name: /Thao tác/ }),
  );
  await page.keyboard.press('Enter');
  const ask = page.getByRole('menuitem', { name: 'Yêu cầu hoàn tiền' });
  await expect(ask).toBeVisible();
  // The focus moves shortly after an arrow key: wait for each item.
  for (const item of await page.getByRole('menuitem').all()) {
    await expect(item).toBeFocused();
    if (await ask.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('radio', { name: /100%/ })).toBeVisible();
  await tabTo(page, panel(page).getByRole('radio', { name: /100%/ }));
  await page.keyboard.press('Space');
  await tabTo(page, panel(page).getByRole('combobox', { name: /Lý do/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, panel(page).getByRole('button', { name: 'Tiếp tục' }));
  await page.keyboard.press('Enter');
  await expect(review(page)).toContainText(id);
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  const refund = panel(page)
    .getByRole('link', { name: /^HT/ })
    .or(panel(page).getByText(/^HT\d+$/));
  await expect(refund).toBeVisible();
  const refundId = (await refund.textContent()) ?? '';
  expect(await recorded(server)).toBe(1);

  const other = await browser.newContext({ baseURL: server.url });
  const desk = await other.newPage();
  const requestId = refundId.replace('HT', 'YC');
  await signIn(desk, 'manager', `/merchant/approve-refund?q=${requestId}`);
  await listIsReady(desk);
  await expect(rows(desk)).toHaveCount(1);
  await rows(desk).first().focus();
  await desk.keyboard.press('Space');
  const decisions = desk.getByRole('complementary');
  await expect(decisions.getByText(id).first()).toBeVisible();
  // A request can be approved only after its payment has loaded.
  await expect(decisions.getByRole('button', { name: 'Duyệt', exact: true })).not.toHaveAttribute(
    'aria-disabled',
  );
  await desk.keyboard.press('a');
  const decision = desk.getByRole('dialog').or(desk.getByRole('alertdialog'));
  await expect(decision).toBeVisible();
  await tabTo(desk, decision.getByRole('button', { name: /^Duyệt hoàn/ }));
  await desk.keyboard.press('Enter');
  await expect(decision).toBeHidden();

  await server.setClock(6 * 60);
  await desk.goto(`/merchant/refund/${refundId}`);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desk.getByText(/Hoàn tiền thành công|Hoàn tiền thất bại/).first()).toBeVisible();
  await expect(desk.getByRole('link', { name: id }).first()).toBeVisible();
  await other.close();
});

test('two tabs on one transaction: one of them is told no', async ({ page, context, server }) => {
  await signIn(page, 'manager', PAYMENTS);
  await openPanel(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(panel(second).getByRole('radio', { name: /100%/ })).toBeVisible();
  await fill(page);
  await fill(second);
  await server.setFaults([{ match: 'POST *request-refund', kind: 'slow', delayMs: 600 }]);
  await Promise.all([confirm(page).click(), confirm(second).click()]);

  const done = (tab: Page) => panel(tab).getByText(/^Đã gửi yêu cầu hoàn/);
  const refused = (tab: Page) => panel(tab).getByText(/Một tab trình duyệt khác|Tab khác vừa|vừa thay đổi/);
  for (const tab of [page, second]) await expect(done(tab).or(refused(tab)).first()).toBeVisible();
  const sent = [await done(page).isVisible(), await done(second).isVisible()];
  expect(sent.filter(Boolean)).toHaveLength(1);
  expect(await recorded(server)).toBe(1);
});

test.describe('a service that keeps no idempotency keys', () => {
  test.beforeEach(async ({ page, server }) => {
    await server.setBehaviour({ idempotency: false });
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), idempotency: false } });
    });
    await signIn(page, 'manager', PAYMENTS);
    await openPanel(page);
    await fill(page);
  });

  test('is sent a request once: what it did and then denied is looked for', async ({
    page,
    server,
    problems,
  }) => {
    problems.allow(/Failed to load|500/);
    // Not a lost connection: Chromium itself would send the request again (docs/decisions/money-intents.md).
    await server.setFaults([{ match: 'POST *request-refund', kind: '500-done', times: 1 }]);
    await confirm(page).dblclick();
    await expect(panel(page).getByText(/^Đã gửi yêu cầu hoàn/)).toBeVisible();
    expect(await server.moneyRequests()).toMatchObject([{ sends: 1, records: 1 }]);
  });
});

test('a bulk run asks before the page is left by the back button, and goes on after a no', async ({
  page,
  server,
}) => {
  await signIn(page, 'admin', '/merchant/transaction');
  await listIsReady(page);
  await page.getByRole('link', { name: /^Duyệt hoàn tiền/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Duyệt hoàn tiền/ })).toBeVisible();
  await listIsReady(page);
  // Less than a million each: a larger total must be typed first, and the oldest requests depend on the time of day.
  const small = rows(page).filter({ hasNotText: /\d\.\d{3}\.\d{3}/ });
  for (const place of [0, 1, 2, 3, 4, 5]) await small.nth(place).getByRole('checkbox').check();
  await server.setFaults([{ match: 'POST payment/*approve-refund', kind: 'slow', delayMs: 2500 }]);
  await page.getByRole('button', { name: /^Duyệt 6$/ }).click();
  const run = page.getByRole('dialog', { name: /^Duyệt 6/ });
  await run.getByRole('button', { name: /^Duyệt 6 yêu cầu/ }).click();
  await expect(run.getByText('Đã xong 0/6')).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/approve-refund/);
  await question(page).getByRole('button', { name: 'Ở lại' }).click();
  await expect(run.getByText(/6 thành công/).first()).toBeVisible({ timeout: 20_000 });
  expect((await server.requests()).filter(({ path }) => path.endsWith('/approve-refund'))).toHaveLength(6);
});
