import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ids, LIST_CALL, listIsReady, rows, sendSignIn, signIn } from './portal.ts';

/* How a session ends, in a real browser: real tabs, real storages, lost files and no network. */

const LIST = '/merchant/transaction';
const REFUNDABLE = `${LIST}?status=SUCCESS&method=VIETQR&refundStatus=NONE`;
const HOUR = 3600 * 1000;

const signInPage = (page: Page) => page.getByRole('button', { name: 'Đăng nhập', exact: true });
const idleDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Bạn còn ở đó không?' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Yêu cầu hoàn tiền' });

async function isOver(page: Page, url = /\/auth\/login/) {
  await expect(page).toHaveURL(url);
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText(/GD26/)).toHaveCount(0);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
}

/** Leaves the portal like a tab that the browser has discarded: its sessionStorage stays. */
async function putAway(page: Page) {
  await page.goto('about:blank');
}

/** Opens and fills in the refund panel of a payment without refunds. */
async function typeRefund(page: Page) {
  await listIsReady(page);
  const [id = ''] = await ids(page);
  await page.goto(`${REFUNDABLE}&panel=request-refund&of=${id}`);
  await panel(page).getByRole('radio', { name: /100%/ }).check();
  await panel(page).getByRole('combobox', { name: /Lý do/ }).selectOption('CUSTOMER_REQUEST');
}

test('idle under a half-filled refund: the sign-in page, and the same person finds what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'manager', REFUNDABLE);
  await typeRefund(page);
  await page.clock.fastForward(16 * 60_000);
  await isOver(page, /\/auth\/login\?return=/);
  await expect(page.getByText('sau 15 phút không thao tác')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  await sendSignIn(page, 'manager');
  await expect(panel(page).getByRole('radio', { name: /100%/ })).toBeChecked({ timeout: 15_000 });
});

test('another person finds nothing of a half-filled refund', async ({ page, problems }) => {
  // The address belongs to another business.
  problems.allow(/status of 404/);
  await page.clock.install();
  await signIn(page, 'manager', REFUNDABLE);
  await typeRefund(page);
  await page.clock.fastForward(16 * 60_000);
  await isOver(page);
  await sendSignIn(page, 'cashier');
  const kept = () => page.evaluate(() => Object.keys(sessionStorage));
  await expect.poll(kept).toContain('portal.session');
  expect((await kept()).filter((key) => key.startsWith('portal.draft'))).toEqual([]);
});

test('with the files of menus and dialogs lost, the portal still warns, signs out by itself and by hand', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|dynamically imported|Failed to load|Unable to preload/);
  await context.route(/\/assets\/(Menu|Dialog|Popover|Toast|floating)[\w.-]*$/, (route) => route.abort());
  await page.clock.install();
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await page.clock.fastForward(13.5 * 60_000);
  await expect(idleDialog(page)).toBeVisible();
  await expect(idleDialog(page).getByRole('button', { name: 'Tiếp tục làm việc' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(idleDialog(page)).toHaveCount(0);
  await page.clock.fastForward(13.5 * 60_000);
  await expect(idleDialog(page)).toBeVisible();
  await page.clock.fastForward(2 * 60_000);
  await isOver(page);

  await sendSignIn(page, 'manager');
  await listIsReady(page);
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await isOver(page);
});

test('a tab that was away during a sign-out without a network stays out, and brings nobody back', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  const away = await context.newPage();
  await away.goto(LIST);
  await listIsReady(away);
  await putAway(away);
  // Load the menu's code while there is a network. Without it, the dialog of the previous test would open.
  const menu = page.waitForResponse(/\/assets\/Menu\.content/);
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).hover();
  await menu;
  await context.setOffline(true);
  await signOut(page);
  await isOver(page);
  await context.setOffline(false);

  const before = (await server.requests()).length;
  await away.goto(LIST);
  await isOver(away);
  await page.reload();
  await isOver(page);
  const calls = (await server.requests()).slice(before).map(({ path }) => path);
  expect(calls.filter((path) => path !== 'auth/logout')).toEqual([]);
});

test('one browser, one session: who comes back finds the person who signed in since', async ({
  page,
  context,
}) => {
  await signIn(page, 'manager', LIST);
  const away = await context.newPage();
  await away.goto(LIST);
  await listIsReady(away);
  await putAway(away);
  await signOut(page);
  await isOver(page);
  await sendSignIn(page, 'cashier');
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
  await away.goto(LIST);
  await expect(away.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
  await expect(away.getByRole('button', { name: /Lê Hoàng Nam/ })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
});

test('a tab that was away with replaced tokens takes the new ones over, and signs nobody out', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  const away = await context.newPage();
  await away.goto(LIST);
  await listIsReady(away);
  await putAway(away);
  await server.setClock(20 * 60);
  await page.keyboard.press('.');
  await expect
    .poll(async () => (await server.requests()).filter(({ path }) => path === 'refresh-token').length)
    .toBe(1);
  await listIsReady(page);

  // Later than the minute in which the old refresh token is still accepted.
  await server.setClock(25 * 60);
  await away.goto(LIST);
  await listIsReady(away);
  await page.reload();
  await listIsReady(page);
  expect((await server.requests()).filter(({ path }) => path === 'refresh-token')).toHaveLength(1);
});

test('nine hours later the portal shows the sign-in page, and asks for nothing', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await putAway(page);
  await page.clock.fastForward(9 * HOUR);
  const before = (await server.requests()).length;
  await page.goto(LIST);
  await isOver(page);
  await expect(page.getByText('sau 15 phút không thao tác')).toBeVisible();
  const calls = (await server.requests()).slice(before).map(({ path }) => path);
  expect(calls.filter((path) => path.endsWith(LIST_CALL))).toEqual([]);
});

test('a sign-out with a refund whose result is not known asks first, with the reference to copy', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load|net::/);
  await signIn(page, 'manager', REFUNDABLE);
  await typeRefund(page);
  await server.setFaults([{ match: 'POST *request-refund', kind: 'offline' }]);
  await panel(page).getByRole('button', { name: 'Tiếp tục' }).click();
  await panel(page)
    .getByRole('button', { name: /Gửi yêu cầu hoàn/ })
    .click();
  const open = () =>
    page.evaluate(() => {
      const place = Object.keys(localStorage).find((key) => key.startsWith('portal.intent.'));
      const { reference, key } = JSON.parse((place && localStorage.getItem(place)) ?? '{}');
      return String(reference ?? key ?? '');
    });
  await expect.poll(open).not.toBe('');
  await expect(panel(page).getByRole('status').or(panel(page).getByRole('alert')).first()).toBeVisible();
  await page.goto(LIST);
  await listIsReady(page);
  const reference = await open();

  await signOut(page);
  const question = page.getByRole('alertdialog', { name: /chưa rõ kết quả/ });
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: 'Ở lại' }).click();
  await expect(rows(page).first()).toBeVisible();
  await signOut(page);
  await question.getByRole('button', { name: 'Vẫn đăng xuất' }).click();
  await isOver(page);
});

test('the typed user name survives a change of language, and is kept nowhere after that', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.locator('form[data-static]')).toHaveCount(0);
  await page.getByLabel('Tên đăng nhập').fill('nguyen.lan');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/auth\/login/);
  await expect(page.getByLabel('Username')).toHaveValue('nguyen.lan');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a refresh follows no redirect with its token', async ({ page, server, problems }) => {
  problems.allow(/status of 401|ERR_FAILED|Failed to load|redirect/i);
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await page.route('**/refresh-token', (route) =>
    route.fulfill({ status: 307, headers: { Location: '/api/v1/elsewhere' } }),
  );
  await server.setClock(20 * 60);
  // Shortcuts load after the rows.
  await expect(async () => {
    await page.keyboard.press('.');
    await expect(page.getByText(/Chưa cập nhật được/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect((await server.requests()).filter(({ path }) => path.includes('elsewhere'))).toEqual([]);
});
