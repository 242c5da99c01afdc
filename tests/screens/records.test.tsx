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
import { api, calls, expectNoHoles, type OpenedPortal, type Opening, openPortal } from './kit.tsx';
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
  const openFailing = (fault: '403' | '500' | 'wrong-shape' | 'offline') =>
    openPortal(`${kind.path}/${ids[0]}`, { faults: [{ match: read, kind: fault }] });

  it.each<Locale>(['vi', 'en'])('shows its name in %s, with its id and its business', async (locale) => {
    const { t, id, search } = await openRecord(facts, { locale });
    expect(heading()?.trim()).not.toBe('');
    expect(screen.getByRole('button', { name: new RegExp(t(kind.id)) })).toBeTruthy();
    expect(screen.getAllByText(id).length).toBeGreaterThan(0);
    expect(search().get('business')).toBe('1001');
    expect(screen.queryByText(new RegExp(`^(record|action|${kind.name})\\.\\w`))).toBeNull();
    expectNoHoles();
  });

  it.each(kind.back ? [kind.back] : [])(
    'that is not there says so, and leads (%s) to the list',
    async (back) => {
      const portal = await openPortal(`${kind.path}/KHONGCO0`);
      expect(await screen.findByText(sentence(facts, portal, 'record.notFoundTitle'))).toBeTruthy();
      expect(screen.getByText(sentence(facts, portal, 'record.notFoundText', 'KHONGCO0'))).toBeTruthy();
      for (const link of page().getAllByRole('link', { name: portal.t(back) }))
        expect(link.getAttribute('href')).toBe(kind.path);
      const search = page().getByRole('link', { name: portal.t('record.lookInList') });
      expect(search.getAttribute('href')).toBe(`${kind.path}?q=KHONGCO0`);
      expect(screen.queryByRole('button', { name: portal.t('action.retry') })).toBeNull();
    },
  );

  it('distinguishes a forbidden record from a missing one', async () => {
    const portal = await openFailing('403');
    expect(await screen.findByText(sentence(facts, portal, 'record.forbiddenTitle'))).toBeTruthy();
    expect(screen.queryByText(sentence(facts, portal, 'record.notFoundTitle'))).toBeNull();
  });

  it.each(kind === MODEL.kind ? FAILURES : (['500'] as const))('tries again after %s', async (fault) => {
    const portal = await openFailing(fault);
    const title = await screen.findByText(sentence(facts, portal, 'record.errorTitle'));
    expect(title.closest('[data-variant]')?.textContent).toMatch(REFERENCE);
    api.setFaults([]);
    await portal.press(portal.t('action.retry'));
    await untilRead(portal, ids[0]!);
  });

  it('is refreshed by its button, keeps its content if that fails, and says as of when', async () => {
    const portal = await openRecord(facts);
    const before = heading();
    const refresh = portal.t(kind.refresh ?? 'record.refresh');
    api.setFaults([{ match: read, kind: '500' }]);
    await portal.press(refresh);
    const banner = await screen.findByText(portal.t('list.staleTitle', { time: '15:00:00' }));
    expect(heading()).toBe(before);
    expect(screen.getByText(portal.t('record.raw'))).toBeTruthy();
    api.setFaults([]);
    await portal.press(portal.t('action.retry'));
    await waitFor(() => expect(banner.isConnected).toBe(false));
    api.clearRequests();
    await portal.press(refresh);
    await screen.findByText(portal.t('list.asOf', { time: '15:00:00' }), { selector: '[role=status]' });
    expect(calls((path) => path.startsWith('merchant')).length).toBeGreaterThan(0);
  });

  it.each(kind.back ? [kind.back] : [])('leads back (%s) to the list as it was left', async (back) => {
    const query = 'size=10&page=2';
    const before = () => rememberTrail(kind.path, { search: query, ids });
    const portal = await openRecord(facts, { before }, 1);
    const link = () =>
      page()
        .getByRole('link', { name: portal.t(back) })
        .getAttribute('href');
    expect(link()).toBe(`${kind.path}?${query}`);
    portal.close();
    sessionStorage.clear();
    await openRecord(facts, {}, 1);
    expect(link()).toBe(kind.path);
    expect(screen.queryByRole('button', { name: sentence(facts, portal, 'record.next') })).toBeNull();
  });

  it.each(facts.peeks ? [kind.path] : [])(
    'is looked at beside %s: its row at once, then the rest',
    async (list) => {
      const [id = ''] = ids;
      const faults = [{ match: read, kind: 'never' }] as const;
      const portal = await openPortal(`${list}?size=10&peek=${id}`, { faults });
      const panel = () => screen.findByRole('complementary', { name: id });
      const link = await within(await panel()).findByRole('link', { name: portal.t('action.open') });
      expect(link.getAttribute('href')).toMatch(new RegExp(`^${list}/${id}\\?business=1001$`, 'i'));
      portal.close();

      // A refusal takes precedence over the row from the list.
      const refused = await openPortal(`${list}?size=10&peek=${id}`, {
        faults: [{ match: read, kind: '403' }],
      });
      expect(await screen.findByText(sentence(facts, refused, 'record.forbiddenTitle'))).toBeTruthy();
      refused.close();

      const later = await openPortal(`${list}?size=10&peek=${id}`, {
        faults: [{ match: read, kind: '500' }],
      });
      const peek = within(await panel());
      expect(await peek.findByText(later.t('record.partTitle'))).toBeTruthy();
      expect(peek.getByRole('link', { name: later.t('action.open') })).toBeTruthy();
      api.setFaults([]);
      await later.user.click(peek.getByRole('button', { name: later.t('action.retry') }));
      expect(await peek.findByText(later.t('record.timeline'))).toBeTruthy();
      await waitFor(() => expect(peek.queryByText(later.t('record.partTitle'))).toBeNull());
      await later.user.keyboard('{Escape}');
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
