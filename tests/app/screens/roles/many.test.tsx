/** More roles than one response holds, and users limited to one store. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, demoAccount, openPortal, shownRows } from '#tests/screens/kit.tsx';

const ROLES = '/merchant/setting/role';
const USERS = '/merchant/setting/users';
const asked = (name: string) => api.requests().filter(({ path }) => path.endsWith(name));

/** Adds roles until the business has `count`; the last one is named `Vai trò cuối`. */
async function addRoles(count: number) {
  const { accessToken } = await api.signInAs('manager');
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const url = new URL('/api/v1/merchants/1001/groups', location.href);
  for (let number = 13; number <= count; number += 1) {
    const name = number === count ? 'Vai trò cuối' : `Vai trò ${number}`;
    const body = JSON.stringify({ name, storeId: null, scopes: ['transaction:read'] });
    const answer = await api.handle(new Request(url, { method: 'POST', headers, body }));
    expect(answer.status).toBe(200);
  }
}

it('finds and opens each of more than a hundred roles', async () => {
  await addRoles(130);
  const portal = await openPortal(`${ROLES}?size=100&page=2`);
  await waitFor(() => expect(shownRows()).toHaveLength(30));
  const { pathname, search } = await (async () => {
    await portal.go(`${ROLES}?q=vai tro cuoi`);
    const link = await screen.findByRole('link', { name: 'Vai trò cuối' });
    return new URL(link.getAttribute('href') ?? '', 'https://portal.example');
  })();
  await portal.go(pathname + search);
  expect(await screen.findByDisplayValue('Vai trò cuối')).toBeTruthy();
});

it('allows trying to delete the last user manager if a role cannot be read: only the service knows', async () => {
  const portal = await openPortal(`${USERS}?q=manager`, {
    change: ({ path }, data) => {
      if (!path.endsWith('/groups')) return undefined;
      const { items, ...rest } = data as { items: object[] };
      return { ...rest, items: items.map((one, place) => (place === 0 ? one : { ...one, id: null })) };
    },
    as: 'admin',
  });
  await waitFor(() => expect(shownRows()).toContain('9003'));
  const row = document.querySelector('[data-row="9003"]') as HTMLElement;
  await portal.user.hover(row);
  await portal.user.click(await within(row).findByRole('button', { name: /Thao tác/ }));
  await portal.press(portal.t('user.delete.open'), 'menuitem');
  expect(
    await screen.findByRole('alertdialog', { name: portal.t('user.delete.title', { name: 'manager' }) }),
  ).toBeTruthy();
});

it('shows staff of one store only the user counts of their store, and no roles of others', async () => {
  const as = demoAccount({ userName: 'storekeeper', storeId: '11003' });
  const all = await openPortal(`${USERS}?store=11003`);
  await waitFor(() => expect(asked('/user/sub-merchant-user').length).toBeGreaterThan(1));
  await waitFor(() => expect(shownRows().length).toBeGreaterThan(0));
  const own = shownRows();
  all.close();

  const portal = await openPortal(USERS, { as });
  await waitFor(() => expect(shownRows().toSorted()).toEqual(own.toSorted()));
  const figure = await screen.findByRole('button', { name: new RegExp(`^${portal.t('list.total')}`) });
  await waitFor(() => expect(figure.textContent).toContain(String(own.length)));
  for (const { path } of asked('/user/sub-merchant-user')) expect(path).toContain('/store/11003/');

  // This user may not know how many have a role in other stores: it is not requested, and no number is shown.
  api.clearRequests();
  await portal.go(ROLES);
  await waitFor(() => expect(shownRows().length).toBeGreaterThan(0));
  const header = screen.getByRole('columnheader', { name: new RegExp(portal.t('role.column.users')) });
  const place = [...(header.parentElement?.children ?? [])].indexOf(header);
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[place]?.textContent);
  expect(place).toBeGreaterThan(0);
  expect(new Set(cells)).toEqual(new Set(['-']));
  expect(asked('/user/sub-merchant-user')).toEqual([]);
});
