/*
 * The shell's own panels in the portal: shortcuts, palette, sheet and appearance, and what is remembered of them. One
 * file, because every file has to load the code of the whole portal.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyComponent } from '#app/lib/lazyComponent.tsx';
import { PREFERENCES_KEY } from '#app/lib/preferences.ts';
import { type RouteEntry, routes } from '#app/routes.tsx';
import { IN_LISTS } from '#app/state/shortcutKeys.ts';
import { BUSINESSES } from '#sandbox/data/businesses.ts';
import { type OpenedPortal, openPortal, pageTitle, shownRows } from './kit.tsx';

const TRANSACTIONS = '/merchant/transaction';
const STORES = '/merchant/store';

const kept = () => JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}') as Record<string, unknown>;
const looks = () => ({ ...document.documentElement.dataset });
/** Key down and up: a key that stays down counts as held, which is different. */
const press = (key: string, target: Element = document.body) => {
  fireEvent.keyDown(target, { key });
  fireEvent.keyUp(target, { key });
};
const search = ({ t }: OpenedPortal) => screen.findByRole('combobox', { name: t('shortcut.palette') });
/** The shortcuts work once the toolbar around the page is there. */
const ready = ({ t }: OpenedPortal) => screen.findByRole('button', { name: t('shortcut.palette') });

async function openPalette(portal: OpenedPortal, text: string) {
  await ready(portal);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = await search(portal);
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: text } });
  return field;
}
const dialog = () => within(screen.getByRole('dialog'));
const options = () =>
  dialog()
    .queryAllByRole('option')
    .map((option) => option.textContent);

async function openSettings(portal: OpenedPortal) {
  fireEvent.keyDown(await openPalette(portal, portal.t('settings.title')), { key: 'Enter' });
  return within(await screen.findByRole('dialog', { name: portal.t('settings.title') }));
}

const stores = routes.find(({ path }) => path === STORES) as RouteEntry;
const own = stores.screen;
afterEach(() => {
  stores.screen = own;
});

describe('the keys', () => {
  it('open pages with g and a letter, only those that the user may see', async () => {
    const portal = await openPortal(TRANSACTIONS, { as: 'cashier' });
    await ready(portal);
    press('g');
    press('u');
    expect(portal.path()).toBe(TRANSACTIONS);
    press('g');
    press('w');
    await pageTitle(portal.t('route.webpos'));
    press('g');
    press('t');
    await pageTitle(portal.t('transaction.title'));
  });

  it('trigger no other shortcut by the letter after g', async () => {
    const portal = await openPortal(TRANSACTIONS);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    await ready(portal);
    press('g');
    press('e');
    expect(portal.path()).toBe(TRANSACTIONS);
    press('g');
    press('s');
    await pageTitle(portal.t('route.settlement'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are listed behind ?, as far as they apply to this user', async () => {
    const portal = await openPortal(STORES, { as: 'limited' });
    await ready(portal);
    press('?');
    const sheet = within(await screen.findByRole('dialog', { name: portal.t('shortcut.title') }));
    const goTo = within(
      sheet.getByRole('heading', { name: portal.t('shortcut.goTo') }).closest('section') as HTMLElement,
    );
    expect(goTo.getAllByRole('term').map((term) => term.textContent)).toEqual([
      portal.t('route.dashboard'),
      portal.t('route.van'),
      portal.t('route.store'),
    ]);
    for (const { word } of Object.values(IN_LISTS)) expect(sheet.getByText(portal.t(word))).toBeTruthy();
  });

  it('are shown on their buttons while ? is held, and do nothing while typing or once switched off, except Ctrl+K', async () => {
    const portal = await openPortal(TRANSACTIONS);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    await ready(portal);
    const hints = () => document.querySelector('[data-key-hints]');
    const key = { key: '?', code: 'Slash' };
    fireEvent.keyDown(document.body, key);
    await waitFor(() => expect(hints()?.getAttribute('aria-hidden')).toBe('true'));
    fireEvent.keyDown(document.body, { ...key, repeat: true });
    // Shift is released first, so `?` comes up as another character.
    fireEvent.keyUp(document.body, { key: 'Shift', code: 'ShiftLeft' });
    expect(hints()).not.toBeNull();
    fireEvent.keyUp(document.body, { key: '/', code: 'Slash' });
    await waitFor(() => expect(hints()).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();

    const field = await screen.findByRole('searchbox');
    press('?', field);
    press('g', field);
    press('s', field);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.path()).toBe(TRANSACTIONS);

    fireEvent.keyDown(field, { key: 'K', metaKey: true });
    await search(portal);
    press('?', await search(portal));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.keyDown(await search(portal), { key: 'k', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const panel = await openSettings(portal);
    fireEvent.click(panel.getByRole('switch'));
    expect(kept()).toMatchObject({ shortcuts: false });
    await portal.press(portal.label('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    for (const key of ['?', 'g', 's', '/', 'e']) press(key);
    const row = document.querySelector('tbody [data-row]') as HTMLElement;
    act(() => row.focus());
    press('x', row);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.path()).toBe(TRANSACTIONS);
    expect(document.activeElement).toBe(row);
    expect(within(row).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    fireEvent.keyDown(row, { key: 'k', ctrlKey: true });
    await search(portal);
  });
});

describe('the palette', () => {
  it('opens a transaction by its id and pages without diacritics, and lists recent ones first, until sign-out', async () => {
    const portal = await openPortal(TRANSACTIONS);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    const [id = ''] = shownRows();
    await openPalette(portal, id);
    const offered = portal.t('palette.openTransaction', { id });
    const found = await screen.findAllByRole('option');
    await portal.user.click(found.find(({ textContent }) => textContent?.includes(offered))!);
    await waitFor(() => expect(portal.path().toLowerCase()).toBe(`${TRANSACTIONS}/${id}`.toLowerCase()));
    await waitFor(() => expect(document.title).toContain(id));

    fireEvent.keyDown(await openPalette(portal, 'hoan tien'), { key: 'ArrowDown' });
    const chosen = dialog().getByRole('option', { selected: true });
    fireEvent.click(chosen);
    await pageTitle(portal.t('route.refund'));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));

    await openPalette(portal, '');
    expect(options()[0]).toContain(portal.t('route.refund'));
    portal.session.end('signed-out');
    await waitFor(() => expect(portal.path()).toBe('/auth/login'));
    expect(sessionStorage.length).toBe(0);
  });

  it('switches the business of an ADMIN, and offers none to others', async () => {
    const admin = await openPortal(STORES, { as: 'admin' });
    const name = BUSINESSES[1]?.companyName ?? '';
    fireEvent.keyDown(await openPalette(admin, name), { key: 'Enter' });
    await admin.press(new RegExp(`^${admin.label('business')}.*${name}`));
    admin.close();

    const staff = await openPortal(STORES, { as: 'cashier' });
    await openPalette(staff, BUSINESSES[0]?.companyName ?? '');
    expect(options()).toEqual([]);
  });
});

const drawn = { times: 0 };
/** A test screen that counts its renders. */
function Counted() {
  drawn.times += 1;
  return <h1>counted</h1>;
}

describe('appearance', () => {
  it('changes at once without rendering a screen again, is stored, and is cleared by signing out', async () => {
    stores.screen = lazyComponent(async () => Counted);
    const portal = await openPortal(STORES);
    const panel = await openSettings(portal);
    const { t } = portal;
    const choose = (...names: string[]) => {
      for (const name of names) fireEvent.click(panel.getByRole('radio', { name }));
    };
    // Deferred parts may render the screen once more; a choice that does so would do it every time.
    await waitFor(() => {
      const before = drawn.times;
      choose(
        t('settings.schemes.light'),
        t('settings.accents.blue'),
        t('settings.densities.comfortable'),
        '14',
      );
      choose(t('settings.schemes.dark'), t('settings.accents.violet'), t('settings.densities.compact'), '16');
      expect(looks()).toMatchObject({ theme: 'dark', accent: 'violet', density: 'compact', scale: '16' });
      expect(drawn.times).toBe(before);
    });
    fireEvent.click(panel.getByRole('radio', { name: t('settings.layouts.slim') }));
    await waitFor(() => expect(looks()).toMatchObject({ layout: 'slim' }));
    expect(kept()).toMatchObject({ layout: 'slim', scheme: 'dark', accent: 'violet', scale: 16 });

    fireEvent.click(panel.getByRole('radio', { name: t('settings.schemes.system') }));
    expect(kept()).toMatchObject({ system: true, scheme: 'light' });

    portal.session.end('signed-out');
    await waitFor(() => expect(portal.path()).toBe('/auth/login'));
    expect(localStorage.getItem(PREFERENCES_KEY)).toBeNull();
    await waitFor(() => expect(looks()).toMatchObject({ theme: 'light', accent: 'blue', scale: '14' }));
  });

  it('returns to the defaults, but keeps the columns and views of lists', async () => {
    const tables = {
      transactions: { order: [], hidden: [], pinned: { start: [], end: [] }, density: 'compact' },
    };
    const views = { transactions: [{ id: '1', name: 'Thất bại', query: 'status=FAILED' }] };
    const before = { version: 1, scheme: 'dark', scale: 12, tables, views };
    localStorage.setItem(PREFERENCES_KEY, JSON.stringify(before));
    const portal = await openPortal(STORES);
    const panel = await openSettings(portal);
    expect(panel.getByRole<HTMLInputElement>('radio', { name: '12' }).checked).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: portal.t('settings.reset') }));
    expect(kept()).toMatchObject({ scheme: 'light', scale: 14, tables, views });
    await waitFor(() => expect(looks()).toMatchObject({ theme: 'light', scale: '14' }));
  });

  it('follows another tab', async () => {
    const portal = await openPortal(STORES);
    await ready(portal);
    const newValue = JSON.stringify({ version: 1, scheme: 'high-contrast', layout: 'compact' });
    localStorage.setItem(PREFERENCES_KEY, newValue);
    dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY, newValue }));
    await waitFor(() => expect(looks()).toMatchObject({ theme: 'high-contrast', layout: 'compact' }));
  });
});
