/*
 * The shell around every screen: who sees which menu, what a change of page announces, the languages, and errors. One
 * file, because every file has to load the code of the whole portal.
 */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { useT } from '#app/i18n/index.ts';
import { lazyComponent, onPartFailure } from '#app/lib/lazyComponent.tsx';
import { panels } from '#app/panels.tsx';
import { NOT_FOUND, type RouteEntry, routes, type ScreenProps } from '#app/routes.tsx';
import { usePageTitle } from '#app/state/usePageTitle.tsx';
import { PageHeader, toast } from '#design-system';
import { BUSINESSES } from '#sandbox/data/businesses.ts';
import {
  api,
  calls,
  expectComplaint,
  type OpenedPortal,
  openPortal,
  pageTitle,
  shownRows,
  wordsIn,
} from './kit.tsx';

const MERCHANT = '/merchant';
const TRANSACTIONS = '/merchant/transaction';
/** A list in the menu that every user of this file may see. */
const VAN = '/merchant/van-noti';

const EVERYTHING = [
  MERCHANT,
  '/merchant/business-information',
  '/merchant/store',
  TRANSACTIONS,
  VAN,
  '/merchant/approve-refund',
  '/merchant/refund',
  '/merchant/settlement',
  '/merchant/settlement-v2',
  '/merchant/setting/users',
  '/merchant/setting/role',
  '/merchant/integration-information',
  '/merchant/webpos',
];

const mainMenu = async ({ label }: Pick<OpenedPortal, 'label'>) =>
  within(await screen.findByRole('navigation', { name: label('mainMenu') }));

async function menuPaths(portal: OpenedPortal) {
  const menu = await mainMenu(portal);
  // The brand and the company's name are links too.
  const items = menu.getAllByRole('link').filter((link) => link.hasAttribute('data-row'));
  return items.map((link) => link.getAttribute('href'));
}

async function chooseBusiness({ press, label }: OpenedPortal, name: string) {
  await press(new RegExp(`^${label('business')}`));
  await press(new RegExp(name), 'option');
}

const breadcrumb = ({ label }: OpenedPortal) =>
  within(screen.getByRole('navigation', { name: label('breadcrumb') }))
    .getAllByRole('listitem')
    .filter((item) => !item.hasAttribute('data-collapsed-middle'))
    .map((item) => item.textContent);

/** Replaces the screen of a registry entry for one test. */
const lent: (() => void)[] = [];
function lendScreen(entry: RouteEntry, screen: RouteEntry['screen']) {
  const own = entry.screen;
  lent.push(() => {
    entry.screen = own;
  });
  entry.screen = screen;
}
const entryOf = (path: string) => routes.find((one) => one.path === path) as RouteEntry;

/** A page that shows only its title, and makes no requests. */
const titled = ({ title }: RouteEntry) =>
  lazyComponent<ScreenProps>(async () => () => {
    const word = useT()(title);
    usePageTitle(word);
    return <PageHeader title={word} />;
  });

// The content of other screens does not matter here: they only show their titles.
beforeEach(() => {
  for (const entry of routes) if (!entry.path.startsWith(TRANSACTIONS)) lendScreen(entry, titled(entry));
});
afterEach(() => {
  for (const giveBack of lent.splice(0).reverse()) giveBack();
});

describe('the menu', () => {
  // Those of the other accounts are compared by tests/app/shell/menu.
  it.each([
    ['manager', EVERYTHING, '/merchant/business-information'],
    // Staff need all scopes of an entry: one of the two of settlement V2 is not enough.
    ['limited', [MERCHANT, '/merchant/store', VAN], null],
  ])(
    'of %s contains what the rules allow, and links the name of the company if they may see it',
    async (as, paths, href) => {
      const portal = await openPortal(VAN, { as });
      expect(await menuPaths(portal)).toEqual(paths);
      const hasSettings = paths.some((path) => path.startsWith('/merchant/setting/'));
      const group = (await mainMenu(portal)).queryByRole('button', { name: portal.t('route.setting') });
      expect(group !== null).toBe(hasSettings);
      // Visually, the distinctive part of the name comes first; screen readers get the full name in order.
      const whole = BUSINESSES[0]?.companyName ?? '';
      const name = await (await mainMenu(portal)).findByText(
        (_, element) => element?.textContent === whole && element.matches('.company > *'),
      );
      expect(name.closest('a')?.getAttribute('href') ?? null).toBe(href);
    },
  );

  it('starts in the first business again for the next user', async () => {
    const portal = await openPortal(MERCHANT, { as: 'admin' });
    await chooseBusiness(portal, BUSINESSES[1]?.companyName ?? '');
    await waitFor(async () => expect(await menuPaths(portal)).not.toContain('/merchant/webpos'));
    portal.session.end('signed-out');
    await waitFor(() => expect(portal.path()).toBe('/auth/login'));

    const next = v.parse(SessionRecordSchema, await api.signInAs('admin'));
    portal.session.start(next, false);
    await waitFor(async () => expect(await menuPaths(portal)).toEqual(EVERYTHING));
  });

  it('opens the chosen page, and marks the current one', async () => {
    const portal = await openPortal(MERCHANT);
    const menu = await mainMenu(portal);
    await portal.user.click(menu.getByRole('link', { name: portal.t('route.van') }));
    await pageTitle(portal.t('route.van'));
    expect(portal.path()).toBe(VAN);
    const current = () =>
      menu.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    await waitFor(() => expect(current().map((link) => link.getAttribute('href'))).toEqual([VAN]));
  });
});

describe('a change of page', () => {
  it('names the tab and the breadcrumb, and puts the focus on the heading', async () => {
    const portal = await openPortal(TRANSACTIONS);
    await pageTitle(portal.t('route.transaction'));
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    expect(document.title).toBe(`${portal.t('route.transaction')} · ${portal.t('app.name')}`);
    // A list shows its title once, as its heading.
    const trail = () => screen.queryByRole('navigation', { name: portal.label('breadcrumb') });
    expect(trail()).toBe(null);

    const link = document.querySelector<HTMLElement>('tbody [data-row] a');
    const id = link?.textContent ?? '';
    await portal.user.click(link as HTMLElement);
    await waitFor(() => expect(portal.path()).toBe(`${TRANSACTIONS}/${id.toLowerCase()}`));
    await waitFor(() => expect(document.title).toBe(`${id} · ${portal.t('app.name')}`));
    await waitFor(() =>
      expect(breadcrumb(portal)).toEqual([
        portal.t('route.transaction'),
        portal.t('route.transactionDetail'),
      ]),
    );
    // Its id is shown once: below the heading.
    await waitFor(() => expect(screen.getAllByText(id)).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));

    const menu = await mainMenu(portal);
    await portal.user.click(menu.getByRole('link', { name: portal.t('route.users') }));
    const heading = await pageTitle(portal.t('route.users'));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${portal.t('route.users')} · ${portal.t('app.name')}`);
    expect(trail()).toBe(null);
  });

  it('leaves a user who searches in an open list there', async () => {
    const portal = await openPortal(TRANSACTIONS, { as: 'admin' });
    await pageTitle(portal.t('route.transaction'));
    await portal.user.click(await screen.findByRole('button', { name: /^Doanh nghiệp: / }));
    const search = await screen.findByRole('combobox', { name: /^Tìm kiếm: / });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await portal.go(VAN);
    await pageTitle(portal.t('route.van'));
    expect(document.activeElement).toBe(search);
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('to one that does not exist says so', async () => {
    const portal = await openPortal('/nothing');
    const isMissing = async () => {
      await pageTitle(portal.t('notFound.title'));
      expect(portal.path()).toBe(NOT_FOUND);
      expect(screen.getByText(portal.t('notFound.missing'))).toBeTruthy();
      expect(screen.queryByText(portal.t('notFound.forbidden'))).toBeNull();
    };
    await isMissing();
    await portal.go(MERCHANT);
    await pageTitle(portal.t('route.dashboard'));
    await portal.go('/merchant/transaction/a/b');
    await isMissing();
  });

  it('to a forbidden one is allowed if route protection is off', async () => {
    const portal = await openPortal(TRANSACTIONS, { as: 'limited', config: { routeGuard: false } });
    expect(await screen.findByText(portal.t('list.forbiddenTitle'))).toBeTruthy();
    expect(portal.path()).toBe(TRANSACTIONS);
  });
});

describe('the language', () => {
  it('changes, and the page and its filters stay', async () => {
    const search = '?status=SUCCESS%2CFAILED&page=2&size=10';
    const portal = await openPortal(TRANSACTIONS + search);
    await waitFor(() => expect(shownRows()).toHaveLength(10));
    const rows = shownRows();
    await portal.press('English', 'link');

    const english = wordsIn('en');
    await pageTitle(english.t('transaction.title'));
    expect(portal.path()).toBe(`/en${TRANSACTIONS}`);
    expect(Object.fromEntries(portal.search())).toEqual({ status: 'SUCCESS,FAILED', page: '2', size: '10' });
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await waitFor(() => expect(document.title).toContain(english.t('app.name')));
    await waitFor(() => expect(shownRows()).toEqual(rows));

    // From here on, requests use that language too.
    await portal.press(english.t('action.refresh'));
    await waitFor(() => expect(portal.answers.at(-1)?.headers.get('Accept-Language')).toBe('en'));

    await portal.press('Tiếng Việt', 'link');
    await pageTitle(portal.t('transaction.title'));
    expect(portal.path()).toBe(TRANSACTIONS);
    expect(portal.search().get('status')).toBe('SUCCESS,FAILED');
  });
});

describe('a revoked permission', () => {
  const revoked = ({ path }: { path: string }, data: unknown) =>
    path === 'user/mine/scopes' ? { ...(data as object), scopesByUser: ['store:read'] } : undefined;

  it('is reported when the list is refreshed, and no one is signed out', async () => {
    const portal = await openPortal(TRANSACTIONS);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    api.setFaults([{ match: 'merchants/*', kind: '403' }]);
    await portal.press(portal.t('action.refresh'));
    expect(await screen.findByText(portal.t('message-access-denied'))).toBeTruthy();
    expect(await screen.findByText(portal.t('error.forbidden'), { exact: false })).toBeTruthy();
    expect(portal.session.current()).not.toBeNull();
  });

  it('closes the screen at the next visit, whatever this tab has cached', async () => {
    const before = await openPortal(TRANSACTIONS);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    before.close();

    const portal = await openPortal(TRANSACTIONS, { reload: true, change: revoked });
    api.setFaults([{ match: 'merchants/*', kind: '403' }]);
    await pageTitle(portal.t('notFound.forbiddenTitle'));
    expect(await menuPaths(portal)).toEqual([MERCHANT]);
    expect(shownRows()).toEqual([]);
    api.clearRequests();
    await portal.press(portal.t('action.home'), 'link');
    await pageTitle(portal.t('route.dashboard'));
    expect(calls((path) => path.includes('/order/'))).toEqual([]);
  });
});

/** A test screen, registered like any other: it breaks until it is fixed. */
const patient = { broken: true, drawn: 0 };
function Patient() {
  patient.drawn += 1;
  if (patient.broken) throw new Error('a broken screen');
  return <h1>mended</h1>;
}

describe('a screen that breaks', () => {
  it('leaves the shell intact, is left by a change of page, and is rendered again by "Try again?"', async () => {
    expectComplaint(/a broken screen/);
    patient.broken = true;
    lendScreen(
      entryOf(VAN),
      lazyComponent(async () => Patient),
    );
    const portal = await openPortal(VAN);
    await pageTitle('Oops, there is an error!');
    const menu = await mainMenu(portal);
    await portal.user.click(menu.getByRole('link', { name: portal.t('route.store') }));
    await pageTitle(portal.t('route.store'));
    await portal.go(VAN);
    await pageTitle('Oops, there is an error!');
    expect(await menuPaths(portal)).toEqual(EVERYTHING);

    const before = patient.drawn;
    await portal.press('Try again?');
    await waitFor(() => expect(patient.drawn).toBeGreaterThan(before));
    await pageTitle('Oops, there is an error!');

    patient.broken = false;
    await portal.press('Try again?');
    await pageTitle('mended');
  });

  it('reports a newer version if its code is gone, and does not request it again', async () => {
    expectComplaint(/dynamically imported module/);
    let asked = 0;
    lendScreen(
      entryOf(VAN),
      lazyComponent(async () => {
        asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        throw new TypeError('Failed to fetch dynamically imported module: /van.js');
      }),
    );
    const portal = await openPortal(MERCHANT);
    const before = asked;
    await portal.user.click((await mainMenu(portal)).getByRole('link', { name: portal.t('route.van') }));
    await pageTitle(portal.t('error.versionTitle'));
    expect(screen.getByRole('button', { name: portal.t('action.reload') })).toBeTruthy();
    expect(asked - before).toBeLessThan(3);
  });
});

describe('a part that breaks', () => {
  function lendPanel(panel: (typeof panels)[string]['panel']) {
    const all = panels as Record<string, (typeof panels)[string]>;
    all.test = { ...all['request-refund']!, scope: 'refund:create', panel };
    lent.push(() => void delete all.test);
  }
  const atPanel = () => screen.findByRole('dialog');

  it('in a panel: the page stays, and the panel is rendered again by "Try again?"', async () => {
    expectComplaint(/a broken screen/);
    patient.broken = true;
    lendPanel(lazyComponent(async () => Patient));
    const portal = await openPortal(`${VAN}?panel=test`);
    expect(within(await atPanel()).getByText('Oops, there is an error!')).toBeTruthy();
    await pageTitle(portal.t('route.van'));
    expect(await menuPaths(portal)).toEqual(EVERYTHING);
    patient.broken = false;
    await portal.press('Try again?');
    expect(await screen.findByText('mended')).toBeTruthy();
  });

  it('in a panel whose code is gone: it offers to reload, and closes', async () => {
    expectComplaint(/dynamically imported module/);
    lendPanel(
      lazyComponent(async () => {
        throw new TypeError('Failed to fetch dynamically imported module: /panel.js');
      }),
    );
    const portal = await openPortal(`${VAN}?panel=test`);
    const panel = within(await atPanel());
    expect(panel.getByText(portal.t('error.versionTitle'))).toBeTruthy();
    await portal.user.click(panel.getAllByRole('button', { name: portal.t('action.close') })[0]!);
    await waitFor(() => expect(portal.search().has('panel')).toBe(false));
    await pageTitle(portal.t('route.van'));
  });

  it('outside the first content: only it is missing, with a notice, until its input changes', async () => {
    expectComplaint(/a broken screen/);
    patient.broken = true;
    const told: unknown[] = [];
    onPartFailure((error) => told.push(error));
    const Late = lazyComponent<{ id: string }>(async () => Patient, { isOptional: true });
    const draw = (id: string) => (
      <Suspense>
        <h2>beside</h2>
        <Late id={id} />
      </Suspense>
    );
    let view: ReturnType<typeof render> | undefined;
    await act(async () => {
      view = render(draw('1'));
    });
    await waitFor(() => expect(told).toHaveLength(1));
    expect(screen.getByText('beside')).toBeTruthy();
    patient.broken = false;
    view?.rerender(draw('1'));
    expect(screen.queryByText('mended')).toBeNull();
    view?.rerender(draw('2'));
    expect(await screen.findByText('mended')).toBeTruthy();
  });
});

describe('signing out', () => {
  it('leaves nothing of the user behind, without a network too', async () => {
    const portal = await openPortal(TRANSACTIONS, { as: 'auditor' });
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    api.setFaults([{ kind: 'offline' }]);
    await portal.press(/Vũ Đức Thắng/);
    await portal.press(portal.t('action.signOut'), 'menuitem');
    await waitFor(() => expect(portal.path()).toBe('/auth/login'));
    expect(portal.search().size).toBe(0);
    expect(shownRows()).toEqual([]);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['portal.ended']);
    await waitFor(() => expect(document.title).not.toContain(portal.t('route.transaction')));
  });
});

describe('the bell', () => {
  const openBell = async ({ press, label }: OpenedPortal) => {
    await press(new RegExp(`^${label('notifications')}`));
    return within(await screen.findByRole('dialog', { name: label('notifications') }));
  };
  const bell = ({ label }: OpenedPortal) =>
    screen.findByRole('button', { name: new RegExp(`^${label('notifications')}`) });

  it('links to what waits, by the menu’s count and without a request of its own', async () => {
    const portal = await openPortal(VAN);
    const entry = await (await mainMenu(portal)).findByRole('link', { name: /^Duyệt hoàn tiền \d/ });
    const count = entry.textContent?.match(/\d+/)?.[0] ?? '';
    const asked = calls(() => true).length;
    const box = await openBell(portal);
    const link = await box.findByRole('link', { name: portal.t('route.approveRefund') });
    expect(link.closest('li')?.textContent).toContain(count);
    expect(calls(() => true)).toHaveLength(asked);
  });

  it('shows nothing to users who may not decide', async () => {
    const portal = await openPortal(VAN, { as: 'auditor' });
    const box = await openBell(portal);
    await box.findAllByRole('heading');
    expect(box.queryByRole('link')).toBeNull();
  });

  it('keeps the message of a toast, with its code, until the business changes', async () => {
    const portal = await openPortal(VAN, { as: 'admin' });
    await bell(portal);
    act(() => void toast({ tone: 'danger', title: 'Chưa lưu được', code: 'ma-4711' }));
    await screen.findByRole('button', { name: 'Thông báo, có tin mới' });
    const box = await openBell(portal);
    await box.findByText('ma-4711');
    await portal.user.keyboard('{Escape}');
    await screen.findByRole('button', { name: portal.label('notifications') });

    await chooseBusiness(portal, BUSINESSES[1]?.companyName ?? '');
    await waitFor(async () => expect((await openBell(portal)).queryByText('ma-4711')).toBeNull());
  });
});
