import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { ids, listIsReady, rows, signIn } from './portal.ts';

const LIST = '/merchant/transaction';

test('filter, sort, page and size stand in the address; reload, back and a pasted link restore the view', async ({
  page,
  context,
}) => {
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await page.getByRole('button', { name: /^Thành công/ }).click();
  await page.getByRole('button', { name: 'Số tiền (VND)' }).click();
  await expect(page.getByRole('columnheader', { name: /Số tiền/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Số dòng mỗi trang').selectOption('10');
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await expect(page).toHaveURL(/status=SUCCESS%2COVERPAID%2CREFUNDING/);
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page).toHaveURL(/size=10/);
  await expect(page).toHaveURL(/page=2/);
  await listIsReady(page);
  const seen = await ids(page);
  expect(seen).toHaveLength(10);

  expect(await ids(page)).toEqual(seen);

  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/`));
  await page.goBack();
  await listIsReady(page);
  expect(await ids(page)).toEqual(seen);

  const pasted = await context.newPage();
  await pasted.goto(page.url());
  await listIsReady(pasted);
  expect(await ids(pasted)).toEqual(seen);

  // A new filter goes back to page 1.
  await page.getByRole('button', { name: /^Thành công/ }).click();
  await expect(page).not.toHaveURL(/page=/);
});

test('no part of an amount is in sight beside the quick look, nor a value cut on a record', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1040, height: 800 });
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  const panel = page.locator('[data-peek]');
  await expect(panel).toBeVisible();
  const edge = (await panel.boundingBox())?.x ?? 0;
  const cut = await page.locator('tbody td[data-align="end"]').evaluateAll(
    (cells, end) =>
      cells.filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < end && right > end + 1 && !/, 0\)$/.test(getComputedStyle(cell).webkitTextFillColor);
      }).length,
    edge,
  );
  expect(cut).toBe(0);

  await page.goto(`${LIST}?status=PARTIALLY_REFUNDED`);
  await listIsReady(page);
  await rows(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Dòng thời gian' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const clipped = await page
    .locator('main dd')
    .evaluateAll((values) =>
      values.flatMap((value) =>
        [value, ...value.querySelectorAll('*')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
        )
          ? value.textContent
          : [],
      ),
    );
  expect(clipped).toEqual([]);
});

test('the keyboard alone moves, selects, peeks and opens, wherever the pointer rests', async ({ page }) => {
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  const { x, y } = (await rows(page).nth(6).boundingBox())!;
  await page.mouse.move(x + 400, y + 8);
  const [first, second] = await ids(page);
  await rows(page).first().focus();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toBeFocused();
  // A row that scrolls under a resting pointer must not become the active one.
  const crossed = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('pointerover', resolve, { once: true })),
  );
  await page.evaluate(() => scrollBy(0, 100));
  await crossed;
  await expect(
    rows(page)
      .nth(1)
      .getByRole('button', { name: /Thao tác/ }),
  ).toBeAttached();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: /Đã chọn/ })).toContainText('Đã chọn 1');
  await page.keyboard.press(' ');
  await expect(page.getByRole('complementary', { name: new RegExp(second!) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`peek=${second}`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: new RegExp(second!) })).toHaveCount(0);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(first!, 'i'));
});

test('all matches export as XLSX with progress, from a worker under the content security policy', async ({
  page,
}) => {
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await page.getByRole('button', { name: 'Xuất dữ liệu' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Xuất dữ liệu' });
  await dialog.getByRole('radio', { name: /XLSX/ }).check();
  const all = dialog.getByRole('radio', { name: /Tất cả kết quả/ });
  await all.check();
  const [newest = ''] = await ids(page);
  const download = page.waitForEvent('download', { timeout: 25_000 });
  await dialog.getByRole('button', { name: /^Xuất/ }).click();
  const file = await download;
  // Counted now: a payment may arrive while the file is written.
  const said = await dialog.getByText(/^Đã xuất [\d.]+ dòng/).textContent();
  const count = Number(said?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(1000);
  const parts = unzipSync(await readFile(await file.path()));
  const sheet = parts['xl/worksheets/sheet2.xml'];
  // The file names dates, because "the last 7 days" would be wrong on another day.
  const info = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(info).toContain('Sen Việt');
  expect(info).toMatch(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/);
  const [head = '', ...others] = strFromU8(sheet ?? new Uint8Array()).match(/<row[ >].*?<\/row>/gs) ?? [];
  for (const column of ['Mã giao dịch', 'Số tiền (VND)', 'Trạng thái']) expect(head).toContain(`>${column}<`);
  expect(others.slice(0, 3).join()).toContain(newest);
  // The last row contains the sums.
  expect(others).toHaveLength(count + 1);
});

test('a row keeps its actions when the code of one is gone', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load resource|dynamically imported/);
  await page.route(/\/assets\/NotePanel-.*\.js$/, (route) => route.abort());
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  await rows(page).first().hover();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Thao tác/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Yêu cầu hoàn tiền' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Ghi chú/ })).toBeVisible();
});

test('the menu of a row stays at its button while the pointer is in it', async ({ page }) => {
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
  const button = rows(page)
    .first()
    .getByRole('button', { name: /Thao tác/ });
  await rows(page).first().hover();
  await button.click();
  const item = page.getByRole('menuitem').last();
  await item.hover();
  await expect(button).toBeInViewport();
  await expect(item).toBeInViewport();
});
