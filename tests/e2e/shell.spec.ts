import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, listIsReady, sendSignIn, signIn } from './portal.ts';

/** The shell of the built portal with mouse, touch and keyboard, at the widths where it changes. */

const STORES = '/merchant/store';
const LIST = '/merchant/transaction';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu chính' });
const group = (page: Page) => menu(page).getByRole('button', { name: 'Cài đặt' });
const users = (page: Page) => page.getByRole('link', { name: 'Quản lý người dùng' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const searchButton = (page: Page) => page.getByRole('button', { name: 'Tìm kiếm và lệnh' });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Tìm kiếm và lệnh' });

/** Left edge and width of an element, in CSS px. */
async function box(page: Page, selector: string) {
  const found = await page.locator(selector).boundingBox();
  return { left: Math.round(found?.x ?? -1), width: Math.round(found?.width ?? 0) };
}
const contentLeft = async (page: Page) => (await box(page, '#main')).left;

/** Signs in with preferences that were set earlier. */
async function openWith(page: Page, preferences: object, path = STORES) {
  await enter(page, 'manager');
  await page.evaluate(
    (stored) => localStorage.setItem('portal.preferences', JSON.stringify({ version: 1, ...stored })),
    preferences,
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  // Wait for the code that loads after the page.
  await expect(searchButton(page)).toBeVisible({ timeout: 15_000 });
  await page.waitForLoadState('networkidle');
}

test('static: the button and the key put the docked menu away and back; a change of page does not', async ({
  page,
}) => {
  await openWith(page, {});
  const docked = await contentLeft(page);
  expect(docked).toBeGreaterThan(240);
  await toggle(page).click();
  await expect.poll(() => contentLeft(page)).toBe(0);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(title(page, 'Biến động số dư')).toBeVisible();
  expect(await contentLeft(page)).toBe(0);
  await page.keyboard.press('\\');
  await expect.poll(() => contentLeft(page)).toBe(docked);
  // The menu group of the current page opens automatically.
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(users(page)).toHaveAttribute('aria-current', 'page');
});

test('the anchor keeps the rail wide and pushes the page; a reload remembers it, the sign-out forgets it', async ({
  page,
}) => {
  await openWith(page, { layout: 'compact' });
  const rest = await contentLeft(page);
  await page.mouse.move(20, 300);
  await page.mouse.move(22, 310);
  const anchor = page.getByRole('button', { name: 'Ghim menu' });
  await anchor.click();
  await page.mouse.move(800, 400);
  await expect(anchor).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => contentLeft(page)).toBeGreaterThan(250);

  await page.reload();
  await expect(searchButton(page)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => contentLeft(page)).toBeGreaterThan(250);
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await page.evaluate(() => localStorage.getItem('portal.preferences'))).toBeNull();
  await sendSignIn(page, 'manager');
  await expect(menu(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'static');
  expect(await contentLeft(page)).not.toBe(rest);
});

test('settings take effect at once, stand before the first paint of a reload, and go with the sign-out', async ({
  page,
}) => {
  await signIn(page, 'manager', STORES);
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('menuitem', { name: 'Giao diện' }).click();
  const panel = page.getByRole('dialog', { name: 'Giao diện' });
  await expect(panel.getByRole('radio', { name: 'Cố định' })).toBeFocused();
  for (const name of ['Phủ lên trang', 'Xanh ngọc', 'Tối', 'Gọn', '16']) {
    await panel.getByText(name, { exact: true }).click();
  }
  const html = page.locator('html');
  const chosen = {
    'data-layout': 'overlay',
    'data-accent': 'teal',
    'data-theme': 'dark',
    'data-density': 'compact',
    'data-scale': '16',
  };
  for (const [name, value] of Object.entries(chosen)) await expect(html).toHaveAttribute(name, value);
  await expect(html).toHaveCSS('font-size', '16px');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // Hold the app back: only the HTML and its first script are active.
  await page.route(/\/assets\/(list|shared)-.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  for (const [name, value] of Object.entries(chosen)) await expect(html).toHaveAttribute(name, value);
  await page.unroute(/\/assets\/(list|shared)-.*\.js$/);
});

test('the scheme follows the device when it is asked to', async ({ page }) => {
  await openWith(page, { system: true });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the palette is found by Ctrl+K and by its button, as wide as the window allows, and opens what is named', async ({
  page,
  expectAccessible,
}) => {
  await openWith(page, {}, LIST);
  await listIsReady(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  for (const [width, part] of [
    [1280, 0.5],
    [991, 0.75],
    [575, 0.9],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => Math.round((await dialog.boundingBox())!.width))
      .toBe(Math.round(width * part));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await palette(page).fill('hoan tien');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.getByRole('option', { name: /^Hoàn tiền/ }).click();
  await expect(title(page, 'Hoàn tiền')).toBeFocused();

  await searchButton(page).click();
  await expect(page.getByRole('option').first()).toContainText('Hoàn tiền');
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused();
});

test.describe('by finger, at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the menu of any mode slides in over a mask and goes by the mask and by a leaf', async ({ page }) => {
    await openWith(page, { layout: 'horizontal' });
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-blocked-scroll', '');
    await page.touchscreen.tap(345, 600);
    await expect(menu(page)).toBeHidden();

    await toggle(page).tap();
    await group(page).tap();
    await users(page).tap();
    await expect(title(page, 'Quản lý người dùng')).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-blocked-scroll', '');
  });
});
