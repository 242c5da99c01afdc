import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enter } from './portal.ts';

/*
 * Every page of the registry in the built portal. `manager` may open all of them, and axe checks each. `limited` may open
 * a few; the others lead to /notfound without a request. All accounts: tests/screens/reasons.test.tsx.
 */

/** The permission keys of each user (specification 6, and the accounts of docs/contract.md). */
const OPEN: Record<string, readonly string[] | 'all'> = { manager: 'all', limited: ['store', 'van'] };
const VISITS = ['manager', 'limited'];

interface Route {
  path: string;
  permission: string | undefined;
}

/** The registry, read as text: its screens only run in a browser. A path with `:id` comes after its list. */
const ROUTES = registry();

function registry(): Route[] {
  const text = readFileSync(new URL('../../app/routes.tsx', import.meta.url), 'utf8');
  const constants = new Map(
    [...text.matchAll(/^export const ([A-Z_]+) = '([^']+)'/gm)].map(([, name, value]) => [name, value]),
  );
  const [, list = ''] = text.split('export const routes');
  return [...list.matchAll(/\bpath: (?:'([^']+)'|`([^`]+)`|([A-Z_]+))((?:(?!\bpath: ).)*)/gs)].map(
    ([, plain, template, constant, rest = '']) => ({
      path:
        plain ??
        constants.get(constant) ??
        template?.replace(/\$\{(\w+)\}/g, (_, name) => constants.get(name) ?? '') ??
        '',
      permission: rest.match(/\bpermission: '([^']+)'/)?.[1],
    }),
  );
}

const isOpenTo = (userName: string, { permission }: Route) =>
  permission === undefined || OPEN[userName] === 'all' || OPEN[userName]?.includes(permission);

test('the registry is read whole', () => {
  expect(ROUTES.length).toBeGreaterThan(25);
  for (const { path } of ROUTES) expect(path).toMatch(/^\/merchant(\/[\w:-]+)*$/);
  for (const key of ['store', 'van', 'settlement', 'webpos'])
    expect(ROUTES.map(({ permission }) => permission)).toContain(key);
});

for (const userName of VISITS)
  test(`${userName} opens what is open to them, and no more`, async ({ page, server, expectAccessible }) => {
    await enter(page, userName);
    // Let the shell finish its requests before those of a page are counted.
    await page.goto('/merchant/profile');
    await settled(page);

    const closed = ROUTES.filter((route) => !isOpenTo(userName, route)).map(({ path }) => path);
    const shell = callsOf(await server.requests());
    for (const path of closed) {
      const address = path.replace(':id', '1');
      // A full load, so that requests before the page's code has loaded count too.
      await page.goto(address);
      await expect(page).toHaveURL(`/notfound?from=${encodeURIComponent(address)}`);
      await settled(page);
    }
    // `manager` has no closed pages. Its shell may still be loading the counts of waiting requests.
    if (closed.length > 0) {
      const asked = new Set(callsOf(await server.requests()));
      expect([...asked].filter((call) => !shell.includes(call))).toEqual([]);
      await expectAccessible(page);
    }

    // No list links to a business.
    const ids = new Map([['/merchant/business-information', '1001']]);
    for (const route of ROUTES.filter((one) => isOpenTo(userName, one))) {
      const [list = ''] = route.path.split('/:id');
      const path = route.path.replace(':id', ids.get(list) ?? 'missing');
      await test.step(path, async () => {
        await step(page, path);
        await settled(page);
        await expect(page).toHaveURL(({ pathname }) => pathname === path);
        if (userName === 'manager') await expectAccessible(page);
      });
      const below = ROUTES.some((one) => one.path.startsWith(`${route.path}/:id`));
      if (below && !ids.has(route.path)) ids.set(route.path, await idOfFirst(page, path));
    }
  });

/** Navigates like a link, and marks the heading of the old page, so that `settled` waits for the new one. */
async function step(page: Page, path: string) {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
    history.pushState(null, '', to);
  }, path);
}

/** Waits until the page has its heading and nothing is loading. */
async function settled(page: Page) {
  await expect(page.locator('main h1:not([data-before])').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** The id of the first record that a list links to. */
async function idOfFirst(page: Page, list: string): Promise<string> {
  const own = new Set(ROUTES.map(({ path }) => path.split('/').at(-1)));
  const links = page.locator(`main a[href^="${list}/"]`);
  await expect(links.first()).toBeVisible();
  const found = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const ids = found.map((path) => path.slice(list.length + 1).split('/')[0] ?? '');
  return ids.find((id) => !own.has(id)) ?? '';
}

/** The calls to the service, as method and path. */
const callsOf = (requests: readonly { method: string; path: string }[]) =>
  requests.map(({ method, path }) => `${method} ${path}`);
