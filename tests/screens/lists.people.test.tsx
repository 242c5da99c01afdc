/*
 * The contract of a list towards users: who may see it, in which business, in which language. For every list of the
 * registry (`lists.ts`).
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Locale, loadLocale } from '#app/i18n/index.ts';
import { routes } from '#app/routes.tsx';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { BUSINESSES } from '#sandbox/data/businesses.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { api, calls, expectNoHoles, openPortal, pageTitle, promised, shownRows, wordsIn } from './kit.tsx';
import { isData, MODEL, registeredLists } from './lists.ts';
import { openList } from './openList.ts';

const [OURS, THEIRS] = BUSINESSES;
/** Attributes that name, label or describe an element. */
const SPEAKING = ['aria-label', 'placeholder', 'title', 'data-tip', 'alt'];

const ON_EVERY_LIST = ['action.export', 'action.refresh', 'list.autoRefresh', 'list.asOf'] as const;

/** All texts of the page except the rows: those are data, in any language. */
function spoken(): string[] {
  const parts: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('tbody, script, style')) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) parts.push(node.textContent.trim());
    for (const name of SPEAKING) {
      const said = element.getAttribute(name);
      // A tooltip without a text of its own shows its element's text, if that is truncated.
      if (said !== null && !(name === 'data-tip' && said === '')) parts.push(said);
    }
  }
  return parts;
}

describe.each(await registeredLists())('$path', (registered) => {
  const { facts } = registered;

  it('redirects users who may not see it to /notfound, and requests none of its data', async () => {
    const portal = await openPortal(`${registered.path}?page=2`, { as: facts.refused });
    await pageTitle(portal.t('notFound.forbiddenTitle'));
    expect(portal.path()).toBe('/notfound');
    expect(portal.search().get('from')).toBe(registered.path);
    expect(screen.getByText(portal.t('notFound.forbidden'))).toBeTruthy();
    const key = [routes.find(({ path }) => path === registered.path)?.permission].flat().join(', ');
    expect(screen.getByText(new RegExp(`"${key}"`))).toBeTruthy();
    expect(calls(isData)).toEqual([]);
    expect(document.querySelector(`nav a[href="${registered.path}"]`)).toBeNull();
  });

  it.each(facts.ofOneStore ? [facts.ofOneStore] : [])(
    'asks for the store that %s is limited to, and offers no other',
    async (as) => {
      const list = await openList(registered, 'size=10&store=11003', { as });
      await list.untilLoaded();
      const { storeId } = ACCOUNTS.find(({ userName }) => userName === as) ?? {};
      expect(storeId).toBeTruthy();
      expect(list.asked()).not.toEqual([]);
      for (const { path } of calls(isData)) expect(`${path}/`).toContain(`/store/${storeId}/`);
      // Nothing else says that rows of other stores are missing.
      const name = storesOf('1001').find(({ id }) => id === storeId)?.brandName ?? '';
      expect(await screen.findByText(list.t('list.onlyStore', { name }))).toBeTruthy();
    },
  );

  // A text that was never translated would be Vietnamese. The model is checked in both languages.
  const locales: Locale[] = registered.path === MODEL.path ? ['vi', 'en'] : ['en'];
  it.each(locales)('says everything in %s', async (locale) => {
    await Promise.all([loadLocale('vi'), loadLocale('en')]);
    const other = wordsIn(locale === 'vi' ? 'en' : 'vi');
    const everything = Object.entries(facts.definition.filters).flatMap(([id, { kind }]) =>
      kind === 'amount' ? [['min', '1']] : kind === 'store' ? [[id, '11002']] : [],
    );
    const search = new URLSearchParams([['size', '10'], ...everything] as [string, string][]);
    const list = await openList(registered, String(search), { locale });
    await list.untilLoaded();
    expect(list.path().startsWith('/en/')).toBe(locale === 'en');
    expect(document.documentElement.lang).toBe(locale);
    expectNoHoles();

    // The toolbar of a list arrives after its rows.
    await waitFor(() => {
      const text = spoken().join('\n');
      for (const key of ON_EVERY_LIST) expect(text).toContain(list.t(key).trim());
    });
    const said = spoken();
    expect(said.filter((text) => /^[a-z][\w-]*(\.[\w-]+)+$/i.test(text) || text === '')).toEqual([]);
    for (const element of document.querySelectorAll('button, a, th, label, h1, h2, option')) {
      if (element.closest('[aria-hidden=true]')) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      expect(name.trim(), element.outerHTML).not.toBe('');
    }
    // A text of the other language would be one that was never translated.
    const labels = Object.values(facts.definition.filters).map(({ label }) => label);
    const foreign = [...labels, facts.title, ...ON_EVERY_LIST]
      .filter((key) => other.t(key) !== list.t(key))
      .map((key) => other.t(key));
    expect(foreign.length).toBeGreaterThan(3);
    expect(said.filter((text) => foreign.includes(text))).toEqual([]);
  });

  it('shows and sends nothing of the old business after a switch', async () => {
    // The first store has no users.
    const [, store] = storesOf(OURS?.id ?? '');
    const search = `size=10&page=2&min=1000&store=${store?.id}`;
    const list = await openList(registered, search, { as: 'admin' });
    const old = await list.untilLoaded();

    // The response for the old business is late.
    const late = promised();
    list.wire.hold = ({ path }) => (isData(path) && path.includes(`/${OURS?.id}`) ? late.promise : undefined);
    await list.press(list.t('action.refresh'));
    await list.press(new RegExp(OURS?.companyName ?? ''));
    const option = await screen.findByRole('option', { name: new RegExp(THEIRS?.companyName ?? '') });
    api.clearRequests();
    await list.user.click(option);

    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(...shownRows()));
    watcher.observe(document.body, { subtree: true, childList: true });
    await waitFor(() => expect(list.asked()).not.toEqual([]));
    const fresh = await list.untilLoaded();
    const before = list.answers.length;
    await late.keep();
    const isOld = ({ path }: { path: string }) => path.includes(`/${OURS?.id}`);
    await waitFor(() => expect(list.answers.slice(before).some(isOld)).toBe(true));
    expect(shownRows()).toEqual(fresh);
    watcher.disconnect();

    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((id) => old.includes(id))).toEqual([]);
    expect(list.search().toString()).toBe('size=10&min=1000');
    expect(calls((path) => path.includes(`${OURS?.id}`))).toEqual([]);
    expect(calls((path) => isData(path) && path.includes(`/${THEIRS?.id}`)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain(OURS?.companyName);
    expect(localStorage.getItem('merchantId')).toBe(THEIRS?.id);
  });
});

it('shows nothing of the old business when the new one cannot be read', async () => {
  const list = await openList(MODEL, 'size=10', { as: 'admin' });
  await list.untilLoaded();
  await list.press(new RegExp(OURS?.companyName ?? ''));
  const option = await screen.findByRole('option', { name: new RegExp(THEIRS?.companyName ?? '') });
  api.setFaults([{ match: `*/${THEIRS?.id}*`, kind: '500' }]);
  await list.user.click(option);
  expect((await list.instead()).getByText(list.t('list.errorTitle'))).toBeTruthy();
  expect(shownRows()).toEqual([]);
});

it('explains why a list cannot be exported, to pointer, keyboard and shortcut', async () => {
  const list = await openList(MODEL, 'size=10', { as: 'auditor' });
  await list.untilLoaded();
  const [button] = await screen.findAllByRole('button', { name: list.t('action.export') });
  const reason = button?.getAttribute('data-tip') ?? '';
  expect(reason).toMatch(/:export/);
  expect(button).toHaveProperty('disabled', false);
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  const described = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(reason);
  button?.focus();
  expect(document.activeElement).toBe(button);
  await list.user.click(button!);
  // Not the export dialog, but the reason, and a request to an administrator.
  expect((await screen.findByRole('dialog')).textContent).toContain(reason);
  await list.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'e' });
  await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
