import { expect, test } from './fixtures.ts';
import { enter, signIn } from './portal.ts';

/** On a phone with its larger controls, the first rows are near the top, and cards cut nothing that fits. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FIRST_CARD = 280;
const LISTS = [
  '/merchant/transaction',
  '/merchant/approve-refund',
  '/merchant/refund',
  '/merchant/setting/users',
  '/merchant/setting/role',
  '/merchant/store',
];

for (const locale of ['', '/en']) {
  test(`the first card of each list stands within ${FIRST_CARD} px${locale && ' in English'}`, async ({
    page,
  }) => {
    await enter(page, 'manager');
    for (const path of LISTS) {
      await page.goto(locale + path);
      const cards = page.locator('li[data-row]');
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const seen = await cards.evaluateAll((all) => {
        const first = all[0]!;
        const lost = all.flatMap((card) => {
          // The second line always shows the time in full, and no fact that is cut to a few letters.
          const line = card.querySelector('.metas')!.getBoundingClientRect();
          const time = card.querySelector('time')?.getBoundingClientRect();
          const bits = [...card.querySelectorAll<HTMLElement>('.metas > .meta ~ .meta, .note .cut')].filter(
            (part) =>
              part.scrollWidth > part.clientWidth &&
              part.clientWidth < 48 &&
              part.getBoundingClientRect().top < card.getBoundingClientRect().bottom,
          );
          return bits.length > 0 || (time && (time.bottom > line.bottom + 1 || time.right > line.right + 1))
            ? [card.textContent]
            : [];
        });
        const heights = all.map((card) => Math.round(card.getBoundingClientRect().height));
        return {
          top: first.getBoundingClientRect().top,
          lost,
          spread: Math.max(...heights) - Math.min(...heights),
          sideways: document.documentElement.scrollWidth - window.innerWidth,
        };
      });
      expect(seen.top, path).toBeLessThanOrEqual(FIRST_CARD);
      expect(seen.lost, path).toEqual([]);
      // The first card has no line above it. A store's card also shows its day. A long status of a user and the store of
      // a transaction take one more line.
      const oneMore = { '/merchant/setting/users': 20, '/merchant/transaction': 24 }[path] ?? 2;
      if (path !== '/merchant/store') expect(seen.spread, path).toBeLessThanOrEqual(oneMore);
      expect(seen.sideways, path).toBeLessThanOrEqual(0);
    }
  });
}

test('what adds to a list stands beside its title, and the first figure of the dashboard comes soon', async ({
  page,
}) => {
  await enter(page, 'manager');
  for (const [path, add] of [
    ['/merchant/setting/users', 'Thêm người dùng'],
    ['/merchant/setting/role', 'Thêm nhóm quyền'],
  ] as const) {
    await page.goto(path);
    const button = await page.getByRole('button', { name: add }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(button?.y, path).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  await page.goto('/merchant');
  const figure = page.getByRole('group', { name: 'Dòng tiền' });
  await expect(page.getByRole('button', { name: /Bộ lọc/ })).toBeVisible();
  await expect(figure).toContainText('Thành công');
  expect((await figure.boundingBox())?.y).toBeLessThanOrEqual(280);
});

test('the bar of the portal is one line on a phone, with the language one step away', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/transaction');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'English' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
  await bar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/merchant\/transaction/);
  await expect(bar.getByRole('link', { name: 'Tiếng Việt' })).toBeVisible();
});
