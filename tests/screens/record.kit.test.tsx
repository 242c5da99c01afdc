/*
 * What the record kit can do and no record of the registry shows yet: opening the form that changes it. A user stands in
 * for such a record, at an address that has its own screen otherwise.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getUser, type User } from '#app/api/users.ts';
import { lazyComponent } from '#app/i18n/lazyComponent.tsx';
import { userStatuses } from '#app/nouns/userStatus.ts';
import type { RecordEdit } from '#app/record/EditButton.tsx';
import type { RecordKind, RecordRow } from '#app/record/kind.ts';
import { RecordPage } from '#app/record/RecordPage.tsx';
import { useRecord } from '#app/record/useRecord.ts';
import { type RouteEntry, routes } from '#app/routes.tsx';
import { openPortal } from './kit.tsx';

const PERSON = '9004';
const kind: RecordKind<RecordRow & Pick<User, 'name'>, User> = {
  name: 'users',
  list: 'users',
  path: '/merchant/setting/users',
  scope: 'user:read',
  statuses: userStatuses,
  title: 'user.title',
  back: 'user.title',
  id: 'user.column.userName',
  noun: 'user.title',
  load: getUser,
  rowOf: ({ id, name, status = '', createdAt = 0 }) => ({ id, name, status, createdAt }),
};

function Person({ edit }: { edit: RecordEdit }) {
  const view = useRecord(kind, PERSON);
  return (
    <RecordPage
      kind={kind}
      id={PERSON}
      view={view}
      title={view.row?.name}
      edit={edit}
      sections={null}
      aside={null}
      raw={undefined}
    />
  );
}

const entry = routes.find(({ path }) => path === '/merchant/van-noti') as RouteEntry;
const own = entry.screen;
let edit: RecordEdit;
beforeEach(() => {
  edit = { panel: 'user-edit', scope: 'user:update' };
  entry.screen = lazyComponent(async () => () => <Person edit={edit} />);
});
afterEach(() => {
  entry.screen = own;
});

const button = () => screen.findByRole('button', { name: 'Chỉnh sửa' });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('opens the form of a record by its button, and shows what was saved', async () => {
  const portal = await openPortal(entry.path);
  await waitFor(async () => expect(await button()).toHaveProperty('disabled', false));
  const before = title();
  await portal.user.click(await button());
  await waitFor(() =>
    expect(Object.fromEntries(portal.search())).toMatchObject({ panel: 'user-edit', of: PERSON }),
  );
  const form = within(await screen.findByRole('dialog'));
  await portal.user.type(await form.findByLabelText(/Họ và tên/), ' Thư');
  await portal.user.click(form.getByRole('button', { name: 'Lưu' }));
  const identity = within(await screen.findByRole('dialog', { name: 'Xác nhận mật khẩu' }));
  await portal.user.type(identity.getByLabelText('Mật khẩu'), 'Demo@2026');
  await portal.user.click(identity.getByRole('button', { name: 'Xác nhận' }));
  await waitFor(() => expect(title()).toBe(`${before} Thư`));
  expect(portal.search().has('panel')).toBe(false);
});

it('opens it by its key, but not under a form', async () => {
  const portal = await openPortal(entry.path);
  await waitFor(async () => expect(await button()).toHaveProperty('disabled', false));
  await portal.user.keyboard('u');
  const form = within(await screen.findByRole('dialog'));
  const field = await form.findByLabelText(/Họ và tên/);
  const typed = (field as HTMLInputElement).value;
  const steps = portal.steps().length;
  await portal.user.type(field, 'u');
  expect(field).toHaveProperty('value', `${typed}u`);
  expect(portal.steps()).toHaveLength(steps);
});

it.each([
  ['who may not', 'auditor', undefined, 'Cần quyền user:update để chỉnh sửa'],
  ['why nobody may', 'manager', 'Đã khóa sổ', 'Đã khóa sổ'],
])('says %s change it, at its button and to its key', async (_, as, reason, said) => {
  edit = { ...edit, reason };
  const portal = await openPortal(entry.path, { as });
  const gated = await button();
  expect(document.getElementById(gated.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said);
  await portal.user.click(gated);
  await portal.user.keyboard('u');
  await waitFor(() => expect(screen.getAllByText(said).length).toBeGreaterThan(1));
  expect(portal.search().has('panel')).toBe(false);
});
