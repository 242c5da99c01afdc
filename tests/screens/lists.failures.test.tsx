/*
 * The contract of a list when things go wrong (reliability): whatever the service does, the user sees what happened,
 * the code to report it by and what to do next; never a blank page, never a wrong figure. Every list of the registry
 * (`lists.ts`) is refused and fails once; the model shows every kind of failure, which the kit handles for all of them.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Key } from '#app/i18n/index.ts';
import type { FaultKind } from '#sandbox/api.ts';
import { api, expectNoHoles, forEach, shownRows } from './kit.tsx';
import { allCalls, MODEL, ownCall, registeredLists } from './lists.ts';
import { openList } from './openList.ts';

/** The format of `X-Request-Id`. */
const REFERENCE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

const BROKEN = [
  'html',
  'bad-json',
  'truncated',
  'wrong-shape',
  'null-list',
  'empty',
] as const satisfies FaultKind[];
const REFUSED = ['403', 'firewall', '429', '500', '503', 'offline', 'lost'] as const satisfies FaultKind[];

/** The message of each failure; 429 has the service's own. */
const SENTENCES: Partial<Record<FaultKind, Key>> = {
  ...Object.fromEntries(BROKEN.map((kind): [FaultKind, Key] => [kind, 'error.malformed'])),
  '403': 'error.forbidden',
  firewall: 'error.blocked',
  '500': 'error.server',
  '503': 'error.server',
  offline: 'error.network',
  lost: 'error.network',
};

/** Messages that also appear in a toast (specification 8). */
const TOASTS: Partial<Record<FaultKind, [Key, Record<string, string>?]>> = {
  '500': ['message-code-error', { code: 'SANDBOX_FAULT' }],
  '403': ['message-access-denied'],
};

const broken = (kind: FaultKind) => [{ match: ownCall(MODEL.facts), kind }];

describe.each(await registeredLists())('$path', (registered) => {
  const { facts } = registered;
  const kinds: readonly FaultKind[] =
    registered.path === MODEL.path ? [...BROKEN, ...REFUSED] : ['500', '403'];

  it('says that it could not be loaded, for every kind of failure, and tries again', async () => {
    // Figures and options fail too, not only the rows.
    const failing = (kind: FaultKind) => allCalls(facts).map((match) => ({ match, kind }));
    const list = await openList(registered, '', { faults: failing(kinds[0]!) });
    const codeOf = () => REFERENCE.exec(document.querySelector('section .empty')?.textContent ?? '')?.[0];
    /** By its button; if a retry would not help, by the key. */
    const tryAgain = async () => {
      const button = (await list.instead()).queryByRole('button', { name: list.t('action.retry') });
      await (button ? list.user.click(button) : list.user.keyboard('.'));
    };
    let code: string | undefined;
    await forEach(kinds, async (kind) => {
      api.setFaults(failing(kind));
      if (code) await tryAgain();
      await waitFor(() => {
        expect(codeOf()).toBeDefined();
        expect(codeOf()).not.toBe(code);
      });
      code = codeOf();
      const place = await list.instead();
      const title = list.t(kind === '403' ? 'list.forbiddenTitle' : 'list.errorTitle');
      expect(place.getByRole('heading', { name: title })).toBeTruthy();
      const sentence = SENTENCES[kind];
      if (sentence && kind !== '403')
        expect(place.getByText(list.t(sentence), { exact: false })).toBeTruthy();
      // A retry would not help: instead there is, once, a request to an administrator.
      if (kind === '403') {
        expect(place.getByText(new RegExp(`"${facts.scope}"`))).toBeTruthy();
        expect(place.getByRole('button', { name: new RegExp(list.t('notFound.ask')) })).toBeTruthy();
        expect(place.queryByRole('button', { name: list.t('action.retry') })).toBeNull();
        expect(place.queryByText(list.t('error.forbidden'), { exact: false })).toBeNull();
      } else expect(document.querySelector('section .empty')?.textContent).not.toContain(facts.scope);
      expect(shownRows()).toEqual([]);
      expect(screen.queryByText(list.t(facts.firstUse))).toBeNull();
      expectNoHoles();
    });

    api.setFaults([]);
    await tryAgain();
    await list.untilLoaded();
    expect(screen.queryByText(list.t('list.errorTitle'))).toBeNull();
  });
});

it('keeps its rows under every kind of failed refresh, says so, and signs no one out', async () => {
  const list = await openList(MODEL, 'size=10');
  const rows = await list.untilLoaded();
  await list.untilQuiet();
  const title = list.t('list.staleTitle', { time: '15:00:00' });
  await forEach([...BROKEN, ...REFUSED], async (kind) => {
    api.setFaults(broken(kind));
    const [key, values] = TOASTS[kind] ?? [];
    // A toast disappears by itself, so start waiting before it appears.
    const told = key ? screen.findByText(list.t(key, values)) : true;
    await list.press(list.t('action.refresh'));
    const banner = (await screen.findByText(title)).closest('[role=status]');
    expect(banner?.textContent).toMatch(REFERENCE);
    if (kind === '403') expect(banner?.textContent).toContain(MODEL.facts.scope);
    expect(await told).toBeTruthy();
    expect(shownRows()).toEqual(rows);
    expectNoHoles();

    api.setFaults([]);
    // The figures above may have a button with the same name.
    await list.user.click(
      within(banner as HTMLElement).getByRole('button', { name: list.t('action.retry') }),
    );
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await list.untilLoaded()).toEqual(rows);
  });
  expect(list.session.current()).not.toBeNull();
  expect(list.path()).toBe(MODEL.path);
});

it('keeps the old rows visible if the next page fails, and numbers them as the page they are', async () => {
  const list = await openList(MODEL, 'size=10');
  const rows = await list.untilLoaded();
  await list.untilQuiet();
  const pages = () => screen.getByRole('navigation', { name: list.label('pagination') });
  const before = pages().textContent;
  api.setFaults(broken('500'));
  await list.press(list.label('nextPage'));
  const stale = await screen.findByText(list.t('list.staleTitle', { time: '15:00:00' }));
  const banner = stale.closest<HTMLElement>('[role=status]')!;
  expect(shownRows()).toEqual(rows);
  expect(list.search().get('page')).toBe('2');
  expect(pages().textContent).toBe(before);
  const first = document.querySelector('tbody [data-row]');
  expect(first?.getAttribute('aria-rowindex')).toBe('2');

  // Requested again by the same button, although the address already has it, or by the failure's own button.
  const asked = list.asked().length;
  await list.press(list.label('nextPage'));
  await waitFor(() => expect(list.asked().length).toBeGreaterThan(asked));
  expect(shownRows()).toEqual(rows);
  api.setFaults([]);
  await list.user.click(within(banner).getByRole('button', { name: list.t('action.retry') }));
  await waitFor(() => expect(shownRows()).not.toEqual(rows));
  await list.untilLoaded();
  expect(list.query()).toMatchObject({ page: '2' });
  expect(pages().textContent).not.toBe(before);
});

it('says that the permissions could not be checked, and checks them again', async () => {
  const list = await openList(MODEL, '', { faults: [{ match: 'user/mine/*', kind: '500' }] });
  expect(await screen.findByText(list.t('session.checkFailed'))).toBeTruthy();
  expect(document.body.textContent).toMatch(REFERENCE);
  expect(list.asked()).toEqual([]);
  api.setFaults([]);
  await list.press(list.label('retry'));
  await list.untilLoaded();
});
