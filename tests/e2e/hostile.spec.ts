import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

const LIST = '/merchant/transaction';
const MEGABYTE = 'Cảm ơn quý khách đã mua hàng '.repeat(36_000);

/** Gives one row of the list, and its record, texts of a megabyte. */
const spoil = (page: Page) =>
  page.route(/\/order\/transactions(\/[^/?]+)?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const target = body.data.items?.[1] ?? body.data.detail;
    for (const name of ['description', 'note', 'merchantRefId', 'storeName', 'bankRef', 'colour'])
      if (target) target[name] = MEGABYTE;
    await route.fulfill({ response, json: body });
  });

/** Letters of the longest text and the longest attribute that the page holds. */
const longest = (page: Page) =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = 0;
    // The page's own words stand in a script.
    while (nodes.nextNode())
      if (nodes.currentNode.parentElement?.localName !== 'script')
        text = Math.max(text, nodes.currentNode.textContent?.length ?? 0);
    const values = [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
    return { text, attribute: Math.max(...values.map(({ value }) => value.length)) };
  });

test('a row and a record with a megabyte of text are cut before they are drawn', async ({ page }) => {
  await spoil(page);
  await signIn(page, 'manager', `${LIST}?size=10`);
  await listIsReady(page);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(1)).toContainText('Cảm ơn quý khách');
  expect((await longest(page)).text).toBeLessThan(1100);

  await rows(page).nth(1).getByRole('link').first().click();
  await expect(page.getByText('Cảm ơn quý khách').first()).toBeVisible();
  expect((await longest(page)).text).toBeLessThan(5100);
  expect((await longest(page)).attribute).toBeLessThan(5100);
  // What is still asked for ends with the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
