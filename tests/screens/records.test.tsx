/*
 * The contract of a record's page, for every one of the registry: it shows its name in both languages, distinguishes
 * why it cannot be read, keeps its content under a failure, leads back to its list, and opens its form. Its facts are
 * in `records.ts`. What the kit does for all of them is shown once, by the model.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#app/i18n/index.ts';
import { rememberTrail } from '#app/lib/navigation/listTrail.ts';
import { panels } from '#app/panels.tsx';
import type { FaultKind } from '#sandbox/api.ts';
import {
  api,
  calls,
  expectNoHoles,
  forEach,
  type OpenedPortal,
  type Opening,
  openPortal,
  pageTitle,
} from './kit.tsx';
import { listAt } from './lists.ts';
import { MODEL, type RecordFacts, registeredRecords } from './records.ts';

const REFERENCE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

/** The first records of their list, or the only one. */
async function idsOf({ kind, only }: RecordFacts): Promise<string[]> {
  if (only) return [only];
  const { accessToken } = await api.signInAs('admin');
  const call = listAt(kind.path).facts.call.replace('{m}', '1001');
  const url = new URL(`/api/v1/${call}?page=1&pageSize=3`, location.href);
  const answer = await api.handle(new Request(url, { headers: { Authorization: `Bearer ${accessToken}` } }));
  return ((await answer.json()).data.items as { id: string }[]).map(({ id }) => id);
}

/** Opens the page of one, and waits until it has loaded. */
async function openRecord(facts: RecordFacts, opening: Opening = {}, place = 0) {
  const ids = await idsOf(facts);
  const id = ids[place] as string;
  const portal = await openPortal(`${facts.kind.path}/${id}`, opening);
  await untilRead(portal, id);
  return { ...portal, id, ids };
}
const untilRead = async ({ t }: Pick<OpenedPortal, 't'>, id: string) => {
  await screen.findByText(t('record.raw'));
  await waitFor(() => expect(document.title).toContain(id));
};
/** A message that every kind of record has, for this one. */
const sentence = ({ kind }: RecordFacts, { t }: OpenedPortal, key: Parameters<typeof t>[0], id = '') => {
  const text = t(key, { noun: t(kind.noun), id });
  return text.charAt(0).toUpperCase() + text.slice(1);
};
/** Without the menu, whose items may have the same names. */
const page = () => within(screen.getByRole('main'));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

const FAILURES = ['500', 'wrong-shape', 'offline'] as const;

describe.each(await registeredRecords())('$name', (facts) => {
  const { kind, read, edit } = facts;
  let ids: string[];
  beforeEach(async () => {
    ids = await idsOf(facts);
  });
  const failing = (fault: FaultKind) => api.setFaults([{ match: read, kind: fault }]);
  const backTo = ({ t }: OpenedPortal) =>
    kind.back &&
    page()
      .getByRole('link', { name: t(kind.back) })
      .getAttribute('href');

  // That both languages have the same words is held by tests/house/dictionaries.
  it.each<Locale>(kind === MODEL.kind ? ['vi', 'en'] : ['vi'])(
    'shows its name in %s, and is refreshed by its button: it keeps its content if that fails',
    async (locale) => {
      const portal = await openRecord(facts, { locale });
      const { t, id, search } = portal;
      const before = heading();
      expect(before?.trim()).not.toBe('');
      expect(screen.getByRole('button', { name: new RegExp(t(kind.id)) })).toBeTruthy();
      expect(screen.getAllByText(id).length).toBeGreaterThan(0);
      expect(search().get('business')).toBe('1001');
      expect(screen.queryByText(new RegExp(`^(record|action|${kind.name})\\.\\w`))).toBeNull();
      expectNoHoles();
      // Not opened from a list: there is no next record, and the way back has no query.
      if (kind.back) expect(backTo(portal)).toBe(`${locale === 'en' ? '/en' : ''}${kind.path}`);
      expect(screen.queryByRole('button', { name: sentence(facts, portal, 'record.next') })).toBeNull();

      const refresh = t(kind.refresh ?? 'record.refresh');
      failing('500');
      await portal.press(refresh);
      const banner = await screen.findByText(t('list.staleTitle', { time: '15:00:00' }));
      expect(heading()).toBe(before);
      expect(screen.getByText(t('record.raw'))).toBeTruthy();
      api.setFaults([]);
      await portal.press(t('action.retry'));
      await waitFor(() => expect(banner.isConnected).toBe(false));
      api.clearRequests();
      await portal.press(refresh);
      await screen.findByText(t('list.asOf', { time: '15:00:00' }), { selector: '[role=status]' });
      expect(calls((path) => path.startsWith('merchant')).length).toBeGreaterThan(0);
    },
  );

  it('distinguishes a forbidden, a failed and a missing one, and tries the failed one again', async () => {
    const address = `${kind.path}/${ids[0]}`;
    const portal = await openPortal(address, { faults: [{ match: read, kind: '403' }] });
    expect(await screen.findByText(sentence(facts, portal, 'record.forbiddenTitle'))).toBeTruthy();
    expect(screen.queryByText(sentence(facts, portal, 'record.notFoundTitle'))).toBeNull();

    await forEach(kind === MODEL.kind ? FAILURES : (['500'] as const), async (fault) => {
      await portal.go('/merchant/profile');
      await pageTitle(portal.t('route.profile'));
      portal.forget();
      failing(fault);
      await portal.go(address);
      const title = await screen.findByText(sentence(facts, portal, 'record.errorTitle'));
      expect(title.closest('[data-variant]')?.textContent).toMatch(REFERENCE);
      api.setFaults([]);
      await portal.press(portal.t('action.retry'));
      await untilRead(portal, ids[0]!);
    });

    if (!kind.back) return;
    await portal.go(`${kind.path}/KHONGCO0`);
    expect(await screen.findByText(sentence(facts, portal, 'record.notFoundTitle'))).toBeTruthy();
    expect(screen.getByText(sentence(facts, portal, 'record.notFoundText', 'KHONGCO0'))).toBeTruthy();
    for (const link of page().getAllByRole('link', { name: portal.t(kind.back) }))
      expect(link.getAttribute('href')).toBe(kind.path);
    const search = page().getByRole('link', { name: portal.t('record.lookInList') });
    expect(search.getAttribute('href')).toBe(`${kind.path}?q=KHONGCO0`);
    expect(screen.queryByRole('button', { name: portal.t('action.retry') })).toBeNull();
  });

  it.each(kind.back ? [kind.back] : [])('leads back (%s) to the list as it was left', async () => {
    const query = 'size=10&page=2';
    const before = () => rememberTrail(kind.path, { search: query, ids });
    expect(backTo(await openRecord(facts, { before }, 1))).toBe(`${kind.path}?${query}`);
  });

  it.each(facts.peeks ? [kind.path] : [])(
    'is looked at beside %s: its row at once, then the rest',
    async (list) => {
      const [id = ''] = ids;
      const peeked = `${list}?size=10&peek=${id}`;
      const portal = await openPortal(peeked, { faults: [{ match: read, kind: 'never' }] });
      const panel = () => screen.findByRole('complementary', { name: id });
      const link = await within(await panel()).findByRole('link', { name: portal.t('action.open') });
      expect(link.getAttribute('href')).toMatch(new RegExp(`^${list}/${id}\\?business=1001$`, 'i'));
      const openAgain = async (fault: FaultKind) => {
        await portal.go('/merchant/profile');
        await pageTitle(portal.t('route.profile'));
        portal.forget();
        failing(fault);
        await portal.go(peeked);
      };

      // A refusal takes precedence over the row from the list.
      await openAgain('403');
      expect(await screen.findByText(sentence(facts, portal, 'record.forbiddenTitle'))).toBeTruthy();

      await openAgain('500');
      const peek = within(await panel());
      expect(await peek.findByText(portal.t('record.partTitle'))).toBeTruthy();
      expect(peek.getByRole('link', { name: portal.t('action.open') })).toBeTruthy();
      api.setFaults([]);
      await portal.user.click(peek.getByRole('button', { name: portal.t('action.retry') }));
      expect(await peek.findByText(portal.t('record.timeline'))).toBeTruthy();
      await waitFor(() => expect(peek.queryByText(portal.t('record.partTitle'))).toBeNull());
      await portal.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('complementary', { name: id })).toBeNull());
    },
  );

  it.each(edit ? [edit] : [])(
    'opens $panel by its button and by its key, but not under a form',
    async (form) => {
      const portal = await openRecord(facts);
      const isOpen = () => portal.search().get('panel') === form.panel;
      await portal.press(portal.t('action.edit'));
      await waitFor(() => expect(isOpen()).toBe(true));
      const panel = within(await screen.findByRole('dialog'));
      await portal.user.click(await panel.findByRole('button', { name: portal.t('action.cancel') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await portal.user.keyboard('u');
      await waitFor(() => expect(isOpen()).toBe(true));
      const [field] = await within(await screen.findByRole('dialog')).findAllByRole<HTMLInputElement>(
        'textbox',
      );
      const before = field?.value;
      const steps = portal.steps().length;
      await portal.user.type(field!, 'u');
      expect(field?.value).toBe(`${before}u`);
      expect(portal.steps()).toHaveLength(steps);
    },
  );

  it.each(edit ? [edit] : [])(
    'says to $refused at its button, and to its key, why $panel stays closed',
    async (form) => {
      const portal = await openRecord(facts, { as: form.refused });
      const said = portal.t('action.editDenied', { scope: panels[form.panel]?.scope ?? '' });
      const gated = screen.getByRole('button', { name: portal.t('action.edit') });
      expect(document.getElementById(gated.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said);
      await portal.user.keyboard('u');
      await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(1));
      expect(portal.search().has('panel')).toBe(false);
    },
  );
});

it('is printed with the time, and the address where it can be found', async () => {
  await openRecord(MODEL);
  expect(screen.queryByText(/In lúc/)).toBeNull();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/In lúc 20\/11\/2026 15:00:00 \(GMT\+7\) · http/)).toBeTruthy();
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/In lúc/)).toBeNull();
});

it('steps through the records of its list with ] and [', async () => {
  const ids = await idsOf(MODEL);
  const before = () => rememberTrail(MODEL.kind.path, { search: '', ids });
  const portal = await openRecord(MODEL, { before }, 1);
  const { user, address } = portal;
  await user.keyboard(']');
  await untilRead(portal, ids[2]!);
  const end = address();
  await user.keyboard(']');
  expect(address()).toBe(end);
  await user.keyboard('[[');
  await untilRead(portal, ids[1]!);
  await user.keyboard('[[');
  await untilRead(portal, ids[0]!);
  const previous = { name: sentence(MODEL, portal, 'record.previous') };
  expect(screen.getByRole('button', previous)).toHaveProperty('ariaDisabled', 'true');
  await portal.press(sentence(MODEL, portal, 'record.next'));
  await untilRead(portal, ids[1]!);
});
