import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

/* A store is renamed and closed by who manages it, and its poster is printed. */

const NAME = 'Cà phê Sen Việt Dịch Vọng';
const STORE = '/merchant/store?q=11003';

async function choose(page: Page, entry: string) {
  await listIsReady(page);
  const row = rows(page).first();
  // What comes above the rows may still move them away from below the pointer.
  await expect(async () => {
    await row.hover();
    await row.getByRole('button', { name: /Thao tác/ }).click({ timeout: 3000 });
  }).toPass();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a new name and a new status stand in the list, and only what changed was sent', async ({
  page,
  server,
  expectAccessible,
}) => {
  await signIn(page, 'manager', STORE);
  await choose(page, 'Chỉnh sửa');
  const panel = page.getByRole('dialog', { name: 'Chỉnh sửa cửa hàng' });
  await panel.getByLabel('Tên thương hiệu').fill(`  ${NAME} `);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Lưu' }).click();
  await expect(rows(page).first()).toContainText(NAME);

  await choose(page, 'Ngừng hoạt động');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('ngừng nhận thanh toán mới');
  await question.getByRole('button', { name: 'Ngừng hoạt động' }).click();
  await expect(rows(page).first()).toContainText('Ngừng hoạt động');
  await expectAccessible(page);

  await page.reload();
  await listIsReady(page);
  await expect(rows(page).first()).toContainText(NAME);
  const sent = (await server.requests()).filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);

  await page.getByRole('rowheader').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('Thanh toán gần nhất')).toBeVisible();
  await expectAccessible(page);
});

test('the poster is printed alone, on one sheet of its own size', async ({ page, expectAccessible }) => {
  await signIn(page, 'manager', '/merchant/store/11018');
  await page.getByRole('button', { name: 'In mã QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'In mã QR của cửa hàng' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);

  /** Width and height of the sheets that would be printed, in mm. */
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return [...pdf.matchAll(/\/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
      box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
  };
  expect(await sheets()).toEqual([[148, 210]]);
  await dialog.getByRole('radio', { name: /A6/ }).check();
  expect(await sheets()).toEqual([[105, 148]]);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet="a6"]');
  await expect(sheet.getByText(/Tổ hợp Ẩm thực/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // At least 40 mm, whatever the paper: 96 px are an inch.
  // The dialog hides it from readers, who have its preview.
  const code = await sheet.locator('svg').boundingBox();
  expect(((code?.width ?? 0) / 96) * 25.4).toBeGreaterThan(40);
  // Nothing of it is cut: what stands last is within the paper.
  const note = await sheet.getByText(/Kiểm tra tên chủ tài khoản/).boundingBox();
  expect(((note?.y ?? 0) + (note?.height ?? 0)) / 96).toBeLessThan(148 / 25.4);
});
