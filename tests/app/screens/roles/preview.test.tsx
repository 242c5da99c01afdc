/** The portal with the rights of a role: what is visible, that nothing is written, and how it ends. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/api.ts';
import { NOW, openPortal, pageTitle } from '#tests/screens/kit.tsx';

const LIST = '/merchant/setting/role';
const menu = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav ul a[href]')].map((link) =>
    link.getAttribute('href'),
  );

async function preview(id: string, as = 'manager', sandbox = createSandbox({ now: () => NOW, rows: 200 })) {
  const portal = await openPortal(`${LIST}/${id}`, { as, sandbox });
  await portal.press(portal.t('preview.start'));
  // The banner, and for a moment its announcement.
  await screen.findAllByText(/^Bạn đang xem thử như người thuộc nhóm/);
  const writes = () => sandbox.requests().filter(({ method }) => method !== 'GET');
  return { ...portal, sandbox, writes };
}

it('shows the menu of the role, redirects from what it does not see, and shows the user’s own afterwards', async () => {
  const { press, path, go, sandbox, t } = await preview('302');
  expect(path()).toBe('/merchant');
  await waitFor(() => expect(menu()).toEqual(['/merchant', '/merchant/transaction', '/merchant/webpos']));
  sandbox.clearRequests();
  await go('/merchant/refund');
  await pageTitle(t('notFound.forbiddenTitle'));
  expect(path()).toBe('/notfound');
  expect(sandbox.requests().filter(({ path }) => path.includes('refunds'))).toEqual([]);
  await press('Thoát xem thử');
  await waitFor(() => expect(menu().length).toBeGreaterThan(10));
  expect(path()).toBe(LIST);
  expect(screen.queryByRole('button', { name: 'Thoát xem thử' })).toBe(null);
});

it('never shows more than the user may see', async () => {
  // "Quản trị doanh nghiệp" holds everything; the auditor may not approve refunds, in any preview.
  const { go, t } = await preview('301', 'auditor');
  expect(menu()).not.toContain('/merchant/approve-refund');
  await go('/merchant/setting/users');
  const add = await screen.findByRole('button', { name: t('user.create.open') });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});

it('sends no writing requests, says so, and keeps what was typed', async () => {
  const { go, t, user, writes } = await preview('302');
  await go('/merchant/transaction');
  const id = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('tbody [data-row]')?.dataset.row;
    if (!found) throw new Error('no rows');
    return found;
  });
  await go(`/merchant/transaction?panel=transaction-note&of=${id}`);
  const form = within(await screen.findByRole('dialog', { name: t('note.add') }));
  const note = await form.findByLabelText<HTMLTextAreaElement>(t('note.label'));
  await user.clear(note);
  await user.type(note, 'Xem thử');
  await user.click(await form.findByRole('button', { name: t('action.save') }));
  await form.findByText(t('error.read-only'));
  expect(note.value).toBe('Xem thử');
  expect(writes()).toEqual([]);
});

it('does not sync the business either, which is a GET that writes', async () => {
  const { go, press, sandbox, t } = await preview('301');
  await go('/merchant/business-information');
  // Disabled until the business has loaded, and never because of a missing right.
  const sync = await screen.findByRole('button', { name: t('business.sync.open') });
  await waitFor(() => expect(sync).toHaveProperty('disabled', false));
  expect(sync.getAttribute('aria-disabled')).not.toBe('true');
  await press(t('business.sync.open'));
  await screen.findByText(t('error.read-only'));
  expect(sandbox.requests().filter(({ path }) => path.endsWith('sync-merchant'))).toEqual([]);
});

it('is gone after a reload, and after a sign-out', async () => {
  const { close, sandbox, session, t } = await preview('302');
  close();
  const again = await openPortal('/merchant/transaction', { sandbox, reload: true });
  await waitFor(() => expect(menu().length).toBeGreaterThan(10));
  expect(screen.queryByRole('button', { name: 'Thoát xem thử' })).toBe(null);
  again.close();

  const next = await preview('302', 'manager', sandbox);
  const record = session.current()?.record;
  // The request that ends the session changes nothing that is shown.
  await act(async () => next.session.end('signed-out'));
  expect(next.session.current()).toBe(null);
  await screen.findByLabelText(t('auth.userName'));
  await act(async () => record && next.session.start(record, false));
  await waitFor(() => expect(menu().length).toBeGreaterThan(10));
  expect(screen.queryByRole('button', { name: 'Thoát xem thử' })).toBe(null);
});
