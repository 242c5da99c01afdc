/*
 * Every page of the registry as every kind of account: it opens or leads to /notfound, none of its requests is refused,
 * and everything disabled on it says why ("Vì sao tôi không làm được?"). New screens are included automatically.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RouteEntry, routes } from '#app/routes.tsx';
import { api, type OpenedPortal, openPortal } from './kit.tsx';

/** What may be disabled without a reason, because the page shows it anyway: each with an explanation. */
const NATURAL: readonly (readonly [selector: string, why: string])[] = [
  ['[aria-busy="true"]', 'it is being fetched, and says so'],
  ['form input, form textarea, form select, form [role="combobox"]', 'the button of its form says why'],
];

const OFF =
  ':is(button, a, input, [role="menuitem"], [role="combobox"]):is(:disabled, [aria-disabled="true"])';

function reasonOf(control: Element) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  return described || (control.querySelector('.reason')?.textContent ?? '');
}

/** Disabled elements of the page without a reason. */
function silent() {
  return [...document.querySelectorAll(OFF)]
    .filter((control) => !NATURAL.some(([selector]) => control.matches(selector)) && !reasonOf(control))
    .map((control) => control.outerHTML.replace(/<svg.*?<\/svg>/g, ''));
}

/** Waits until the page is stable: the same in two frames, and nothing loading. */
async function settled() {
  let before = '';
  await waitFor(
    () => {
      const now = document.querySelector('main')?.innerHTML ?? '';
      const isStill = now === before;
      before = now;
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
      expect(isStill).toBe(true);
    },
    { interval: 100 },
  );
}

let reasons = 0;

/** By its shortcut: a row's button renders on demand. False if there is no row, or no menu. */
function openRowMenu() {
  const row = document.querySelector<HTMLElement>('main tbody [data-row]');
  row?.focus();
  if (row) fireEvent.keyDown(row, { key: 'm' });
  return row?.querySelector('[data-actions]') != null;
}

/** Opens the menu of the first row, and returns its items without a reason. */
async function silentInRowMenu() {
  if (!openRowMenu()) return [];
  await screen.findByRole('menu');
  const found = silent();
  reasons += document.querySelectorAll('[role="menu"] .reason').length;
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return found;
}

const PAGES = routes.filter(({ path }) => !path.includes('/:'));

/** The permission keys that open pages for each account (specification 6, and the accounts of docs/contract.md). */
const OPEN: Record<string, readonly string[] | 'all'> = {
  manager: 'all',
  operator: ['store', 'transaction', 'refund', 'settlement'],
  cashier: ['transaction', 'webpos'],
  auditor: [
    ...['merchant', 'store', 'transaction', 'van', 'refund', 'settlement', 'reconcile'],
    ...['user', 'group', 'api', 'webpos'],
  ],
  limited: ['store', 'van'],
};
const isOpenTo = (userName: string, permission: RouteEntry['permission']) =>
  permission === undefined ||
  OPEN[userName] === 'all' ||
  [permission].flat().some((key) => OPEN[userName]?.includes(key));

async function silentOn(portal: OpenedPortal, path: string): Promise<[string, string[]][]> {
  await portal.go(path);
  await settled();
  const page: [string, string[]] = [path, [...silent(), ...(await silentInRowMenu())]];
  // Its first record, if a row links to one.
  const record = document.querySelector('main [data-row] a[href*="/merchant/"]')?.getAttribute('href');
  if (!record?.startsWith(`${path}/`)) return [page];
  await portal.go(record);
  await settled();
  return [page, [record, silent()]];
}

describe('disabled elements say why', () => {
  it.each(Object.keys(OPEN))(
    'to %s, on every page that is open to them and no other',
    async (as) => {
      const portal = await openPortal('/merchant/profile', { as });
      const found: [string, string[]][] = [];
      const opened: string[] = [];
      for (const { path } of PAGES) {
        found.push(...(await silentOn(portal, path)));
        if (portal.path().startsWith(path)) opened.push(path);
        else expect(portal.path()).toBe('/notfound');
      }
      const open = PAGES.filter(({ permission }) => isOpenTo(as, permission));
      expect(opened).toEqual(open.map(({ path }) => path));
      expect(api.requests().filter(({ status }) => status === 403)).toEqual([]);
      expect(found.filter(([, controls]) => controls.length > 0)).toEqual([]);
    },
    300_000,
  );

  it('are in many menus, or these pages were never checked', () => expect(reasons).toBeGreaterThan(5));
});

describe('a missing right', () => {
  const STORES = '/merchant/store';

  it('can be requested: who, where, which right in words, for what, and the page without its query', async () => {
    const portal = await openPortal(`${STORES}?q=Sen`, { as: 'auditor' });
    await settled();
    openRowMenu();
    const menu = within(await screen.findByRole('menu'));
    fireEvent.click(menu.getByRole('menuitem', { name: new RegExp(portal.t('store.edit.open')) }));
    const box = within(await screen.findByRole('dialog', { name: portal.t('store.edit.open') }));
    fireEvent.click(box.getByRole('button', { name: 'Sao chép yêu cầu' }));
    await box.findByRole('button', { name: portal.label('copied') });
    const text = await navigator.clipboard.readText();
    for (const part of ['auditor', 'store:update', portal.t('store.edit.open'), 'Sen Việt'])
      expect(text).toContain(part);
    expect(text).not.toContain('?');
  });
});
